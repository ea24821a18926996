import { DEFAULT_LAYOUT, type Layout } from '#features/sites/layouts.ts'
import type { Brand, BrandSection, HomeSection } from './brand.ts'
import { SHARED_SECTIONS } from './sections/all.tsx'

// Each brand is a folder.
const modules = import.meta.glob<{ brand: Brand }>('./layouts/*/brand.tsx', { eager: true })
const brands = new Map(Object.values(modules).map(({ brand }) => [brand.layout, brand]))

/** Returns the brand of a layout; the default brand if it has none. */
export function brandOf(layout: Layout): Brand {
  const brand = brands.get(layout) ?? brands.get(DEFAULT_LAYOUT)
  if (!brand) throw new Error(`no brand for ${layout}, and none for ${DEFAULT_LAYOUT}`)
  return brand
}

const shared = new Map(SHARED_SECTIONS.map(section => [section.kind, section]))

/**
 * Returns a section and its parsed values: the brand's own section of the kind, or the shared one. Returns undefined for an unknown kind or invalid values.
 */
export function resolveSection(brand: Brand, raw: HomeSection): { section: BrandSection; values: unknown } | undefined {
  const section = findSection(brand, raw.kind)
  const values = section?.parse(raw)
  return section && values !== undefined ? { section, values } : undefined
}

/** Returns the brand's own section of a kind, or the shared one; undefined for an unknown kind. */
export function findSection(brand: Brand, kind: string): BrandSection | undefined {
  return brand.sections?.find(one => one.kind === kind) ?? shared.get(kind)
}

/** Returns all sections that a home page of this brand may have, the brand's own first. */
export function sectionsOf(brand: Brand): BrandSection[] {
  const own = brand.sections ?? []
  return [...own, ...SHARED_SECTIONS.filter(({ kind }) => !own.some(one => one.kind === kind))]
}
