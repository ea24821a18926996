import { pageHead } from '#features/sites/head.server.ts'
import { organization } from '#features/sites/json-ld.ts'
import { publicPage } from '#page/public-page.server.ts'
import { brandOf } from '../brands.server.tsx'
import { composeSections } from '../compose.server.tsx'
import { toHomeWords } from '../home-words.ts'
import { linkedFaq } from '../linked-faq.server.tsx'
import { homeSectionsOf } from '../section-words.ts'

/** The home page: the brand's sections, or the tenant's own. */
export const loader = publicPage(async args => {
  const { site, lang, origin } = args
  const { settings } = site
  const brand = brandOf(site.layout)
  const { description, ...hero } = toHomeWords(settings, brand, lang)
  const wanted = homeSectionsOf(settings, brand, lang)
  return {
    head: pageHead(args, {
      title: `${settings.title}: ${hero.title}`,
      description,
      suffix: false,
      linkedData: [organization(site, origin), ...linkedFaq(wanted, site, lang)],
    }),
    body: await composeSections(args, wanted, hero),
  }
})
