import { pageHead } from '#features/tenants/head.server.ts'
import { faqPage, organization } from '#features/tenants/json-ld.ts'
import { serverPage } from '#features/tenants/server-page.server.tsx'
import { brandOf } from '../brands.server.tsx'
import { composeSections } from '../compose.server.tsx'

/** The home page: the brand's sections, or those that the tenant has put in their place. */
export const loader = serverPage(async args => {
  const { site, lang, origin } = args
  const { settings } = site
  const brand = brandOf(site.layout)
  const words = brand.title(lang)
  const own = lang === 'id' ? settings.hero : { title: '', summary: '' }
  const hero = { title: own.title || words.title, summary: own.summary || words.description }
  const wanted = settings.home.length > 0 ? settings.home : brand.home(lang)
  const description = lang === 'id' ? settings.meta.description : words.description
  return {
    head: pageHead(args, {
      title: `${settings.title}: ${hero.title}`,
      description,
      suffix: false,
      linkedData: [
        organization(site, origin),
        ...(settings.faq.length > 0 && wanted.some(one => one.kind === 'faq') ? [faqPage(settings.faq)] : []),
      ],
    }),
    body: await composeSections(args, wanted, hero),
  }
})

export { pageMeta as meta } from '#ui/head.ts'
export { ServerPage as default } from '#ui/server-page.tsx'
