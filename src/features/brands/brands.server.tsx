import { DEFAULT_LAYOUT, type Layout } from '#features/sites/layouts.ts'
import type { Brand, BrandSection, HomeSection } from './brand.ts'
import { SHARED_SECTIONS } from './sections/all.tsx'

// Each brand is a folder; the list of layouts is the list of brands.
const modules = import.meta.glob<{ brand: Brand }>('./layouts/*/brand.tsx', { eager: true })
const brands = new Map(Object.values(modules).map(({ brand }) => [brand.layout, brand]))

/** The brand of a layout; the default's where a layout has none. */
export function brandOf(layout: Layout): Brand {
  const brand = brands.get(layout) ?? brands.get(DEFAULT_LAYOUT)
  if (!brand) throw new Error(`no brand for ${layout}, and none for ${DEFAULT_LAYOUT}`)
  return brand
}

const shared = new Map(SHARED_SECTIONS.map(section => [section.kind, section]))

/** The section of a kind, of the brand's own ones or the shared ones, with its values; undefined where either is wrong. */
export function resolveSection(brand: Brand, raw: HomeSection): { section: BrandSection; values: unknown } | undefined {
  const section = brand.sections?.find(one => one.kind === raw.kind) ?? shared.get(raw.kind)
  const values = section?.parse(raw)
  return section && values !== undefined ? { section, values } : undefined
}
