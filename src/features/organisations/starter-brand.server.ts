import { brandOf, resolveSection } from '#features/brands/brands.server.tsx'
import { mergeNeeds } from '#features/brands/needs.ts'
import type { Layout } from '#features/sites/layouts.ts'
import { STARTER_PARTS, type StarterBrand, type StarterPart } from '#features/starter-content/brand.ts'
import { DEFAULT_LANG } from '#kit/lang.ts'

/** The lists that a header may lead to. */
const PART_AT: Readonly<Record<string, StarterPart>> = {
  '/Blog': 'blog',
  '/Articles': 'articles',
  '/Berita': 'articles',
  '/Podcasts': 'podcasts',
  '/Gallery': 'galleries',
  '/Program': 'programs',
  '/Portfolio': 'portfolios',
  '/Career': 'careers',
}

/** Returns what a layout's home page and header show, so that none of it is empty when an organisation begins. */
export function starterBrandOf(layout: Layout): StarterBrand {
  const brand = brandOf(layout)
  const sections = brand.home(DEFAULT_LANG).flatMap(raw => resolveSection(brand, raw) ?? [])
  const needs = mergeNeeds(sections.map(({ section, values }) => section.needs(values)))
  const linked = brand.navigation(DEFAULT_LANG).map(({ href }) => PART_AT[href])
  return { layout, parts: new Set(STARTER_PARTS.filter(part => needs[part] || linked.includes(part))) }
}
