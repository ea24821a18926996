import { LAYOUTS, type Layout } from '#features/sites/layouts.ts'
import { iconOf, logoOf, type Site } from '#features/sites/site.ts'
import { LANGS } from '#kit/lang.ts'
import { isOutside } from '#kit/picture-forms.ts'
import { artUrl, NAMED_FACES } from '#ui/picture/picture-url.ts'
import { brandOf } from './brands.server.tsx'
import { FESTIVAL_DRAWING, METAMORFOSA_DRAWING } from './fixed-drawings.ts'

/** Seeds may be any short text of a section: a name, a seat at a table. */
const LONGEST_SEED = 60

const faces = Array.from({ length: NAMED_FACES }, (_, at) => `/art/avatar/wajah-${at}.svg`)
/** Sections' values don't change while the process runs, but settings do: they are another object then. */
const known = new WeakMap<Site['settings'], Set<string>>()

/**
 * Returns whether a site names the picture at `address` besides those of its records: its logo, a drawing or another site's picture of its settings or of the
 * brands' sections, or the face of somebody of whom there is only a name. All brands': staff see their site in each layout before they choose one.
 */
export function isPictureNamed(site: Site, address: string): boolean {
  return namedByBrands().has(address) || namedBySite(site).has(address)
}

function namedBySite(site: Site): Set<string> {
  const found = known.get(site.settings)
  if (found) return found
  const named = new Set([
    iconOf(site),
    logoOf(site),
    `/art/logo/${site.slug}.svg`,
    `/art/podcast/${site.slug}.svg`,
    `/art/event/liga-smk-${site.slug}.svg`,
    ...namedIn(textsIn(site.settings)),
  ])
  known.set(site.settings, named)
  return named
}

/** Returns the addresses of the faces of people whose names are among the values of sections. */
export function facesNamedIn(sections: unknown): string[] {
  return facesIn(textsIn(sections))
}

/** Those of pages that every site has. */
const SHARED = [METAMORFOSA_DRAWING, FESTIVAL_DRAWING]

let byBrands: Set<string> | undefined

/** The same for all sites while the process runs. */
function namedByBrands(): Set<string> {
  if (byBrands) return byBrands
  // Named boundary: the list's own keys.
  const brands = (Object.keys(LAYOUTS) as Layout[]).map(brandOf)
  const texts = brands.flatMap(brand => LANGS.flatMap(lang => textsIn(brand.home(lang))))
  byBrands = new Set([...faces, ...brands.flatMap(({ drawings = [] }) => drawings), ...SHARED, ...namedIn(texts)])
  return byBrands
}

/** Returns the addresses of pictures among texts, and those of the faces that a short text stands for. */
function namedIn(texts: string[]): string[] {
  return [...texts.filter(text => text.startsWith('/art/') || isOutside(text)), ...facesIn(texts)]
}

function facesIn(texts: readonly string[]): string[] {
  return texts.filter(text => text.length <= LONGEST_SEED).map(text => artUrl('avatar', text))
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
