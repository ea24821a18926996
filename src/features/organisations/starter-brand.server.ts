import { brandOf, resolveSection } from '#features/brands/brands.server.tsx'
import { mergeNeeds } from '#features/brands/needs.ts'
import { HOME_KINDS } from '#features/posts/kinds/kinds.ts'
import type { Layout } from '#features/sites/layouts.ts'
import { STARTER_PARTS, type StarterBrand, type StarterPart } from '#features/starter-content/brand.ts'
import { DEFAULT_LANG } from '#kit/lang.ts'

/** Lists of other records that a header may lead to. */
const PART_AT: Readonly<Record<string, StarterPart>> = { Program: 'programs', Portfolio: 'portfolios', Career: 'careers' }

/** Returns the part that an address of a header shows: posts of a kind are found by the first folder of one of their lists. */
function partAt(href: string): StarterPart | undefined {
  const folder = href.split('/')[1] ?? ''
  return PART_AT[folder] ?? HOME_KINDS.find(({ sections }) => sections.some(({ base }) => base.split('/')[1] === folder))?.home
}

/** Returns what a layout's home page and header show, so that none of it is empty when an organisation begins. */
export function starterBrandOf(layout: Layout): StarterBrand {
  const brand = brandOf(layout)
  const sections = brand.home(DEFAULT_LANG).flatMap(raw => resolveSection(brand, raw) ?? [])
  const needs = mergeNeeds(sections.map(({ section, values }) => section.needs(values)))
  const linked = brand.navigation(DEFAULT_LANG).map(({ href }) => partAt(href))
  return { layout, parts: new Set(STARTER_PARTS.filter(part => needs[part] || linked.includes(part))) }
}
