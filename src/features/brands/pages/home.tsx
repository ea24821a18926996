import { Fragment } from 'react'
import { pageHead } from '#features/tenants/head.server.ts'
import { serverPage } from '#features/tenants/server-page.server.tsx'
import { brandOf, resolveSection } from '../brands.server.tsx'
import { loadHome } from '../home.server.ts'
import { mergeNeeds } from '../needs.ts'

/** The home page: the brand's sections, or those that the tenant has put in their place. */
export const loader = serverPage(async args => {
  const { site, lang, ctx } = args
  const { settings } = site
  const brand = brandOf(site.layout)
  const words = brand.title(lang)
  const own = lang === 'id' ? settings.hero : { title: '', summary: '' }
  const hero = { title: own.title || words.title, summary: own.summary || words.description }
  const wanted = settings.home.length > 0 ? settings.home : brand.home(lang)
  const sections = wanted.flatMap((raw, at) => {
    const found = resolveSection(brand, raw)
    if (!found) ctx.log.warn({ kind: raw.kind }, 'a section of the home page is left out: it is not known, or its values do not fit')
    return found ? [{ ...found, key: `${at} ${raw.kind}` }] : []
  })
  const home = await loadHome(args, mergeNeeds(sections.map(({ section, values }) => section.needs(values))), hero)
  const description = lang === 'id' ? settings.meta.description : words.description
  return {
    head: pageHead(args, { title: `${settings.title}: ${hero.title}`, description, suffix: false }),
    body: sections.map(({ section, values, key }) => <Fragment key={key}>{section.render(values, home)}</Fragment>),
  }
})

export { pageMeta as meta } from '#ui/head.ts'
export { ServerPage as default } from '#ui/server-page.tsx'
