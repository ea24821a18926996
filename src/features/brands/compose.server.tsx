import { Fragment, type ReactNode } from 'react'
import type { PageArgs } from '#page/page.server.ts'
import type { HomeSection } from './brand.ts'
import { brandOf, resolveSection } from './brands.server.tsx'
import { loadHome } from './home.server.ts'
import { mergeNeeds } from './needs.ts'

/** Renders a page's body from sections, with the tenant's content that they need. Omits and logs unknown or invalid sections. */
export async function composeSections(args: PageArgs, wanted: HomeSection[], hero: { title: string; summary: string }): Promise<ReactNode> {
  const brand = brandOf(args.site.layout)
  const sections = wanted.flatMap((raw, at) => {
    const found = resolveSection(brand, raw)
    if (!found) args.ctx.log.warn({ kind: raw.kind }, 'a section is left out: it is not known, or its values do not fit')
    return found ? [{ ...found, key: `${at} ${raw.kind}` }] : []
  })
  const home = await loadHome(args, mergeNeeds(sections.map(({ section, values }) => section.needs(values))), hero)
  // Other pages have the brand's own sections where a tenant composed them.
  const isBranded = args.page.route.name === 'index' || sections.some(({ section }) => brand.sections?.includes(section))
  const below = isBranded && brand.cssBelow
  return sections.map(({ section, values, key }, at) => (
    <Fragment key={key}>
      {at === 1 && below && <link rel="stylesheet" href={below} />}
      {section.render(values, home)}
    </Fragment>
  ))
}
