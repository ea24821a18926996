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
 * Returns the addresses of the drawings, and of other sites' pictures, that a site shows besides those of its records: its logo, those of its settings and of
 * its brand's sections, and the faces of people of whom there is only a name.
 */
export function picturesNamedBy(site: Site): ReadonlySet<string> {
  const found = known.get(site.settings)
  if (found) return found
  const brand = brandOf(site.layout)
  const texts = [...textsIn(site.settings), ...LANGS.flatMap(lang => textsIn(brand.home(lang)))]
  const drawings = new Set([
    ...faces,
    ...(brand.drawings ?? []),
    ...SHARED,
    iconOf(site),
    logoOf(site),
    `/art/logo/${site.slug}.svg`,
    `/art/podcast/${site.slug}.svg`,
    `/art/event/liga-smk-${site.slug}.svg`,
    ...texts.filter(text => text.startsWith('/art/') || isOutside(text)),
    ...facesIn(texts),
  ])
  known.set(site.settings, drawings)
  return drawings
}

/** Returns the addresses of the faces of people whose names are among the values of sections. */
export function facesNamedIn(sections: unknown): string[] {
  return facesIn(textsIn(sections))
}

function facesIn(texts: readonly string[]): string[] {
  return texts.filter(text => text.length <= LONGEST_SEED).map(text => artUrl('avatar', text))
}

/** Those of pages that every site has. */
const SHARED = [METAMORFOSA_DRAWING, FESTIVAL_DRAWING]

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
