/** The layouts and their variants. Source: spec/layouts.json; where it leaves a variant open, this project chose. */
export const LAYOUTS = {
  alkademi: 'main',
  pujapramudya: 'main',
  demo: 'main',
  akselerasi: 'main',
  'business-alkademi': 'main',
  alkademifun: 'main',
  alkamedia: 'main',
  sekolahkopi: 'main',
  'asean-foundation': 'foundation',
  foundation: 'foundation',
  jongkreatif: 'foundation',
  sfi: 'foundation',
  smkcoding: 'coding-school',
  ica: 'coding-school',
  belajarbersamapuja: 'shared-learning',
  inovasiuntukbangsa: 'innovation',
  aibersamapuja: 'innovation',
  aksara: 'script',
  diaksara: 'script',
  beasiswabersamapuja: 'scholarship',
  wujudbersamapuja: 'another',
  bharabas: 'another',
  ruangcipta: 'creative-space',
  alpha: 'alpha',
} as const

export type Layout = keyof typeof LAYOUTS
export type Variant = (typeof LAYOUTS)[Layout]

export const DEFAULT_LAYOUT: Layout = 'demo'

/** Returns the layout, or the default if it is unknown. */
export function toLayout(value: string): Layout {
  return Object.hasOwn(LAYOUTS, value) ? (value as Layout) : DEFAULT_LAYOUT
}

export function variantOf(layout: Layout): Variant {
  return LAYOUTS[layout]
}

/** Returns the class of a page's wrapper: these two layouts add the route's name, the others have one class for all pages. */
export function wrapperClass(layout: Layout, routeName: string): string {
  return layout === 'demo' || layout === 'jongkreatif' ? `page-${routeName.replace(/[^A-Za-z0-9-]/g, '')} content-page` : 'content-wrapper'
}

/** Returns which analytics id a layout uses; the ids themselves are in the installation's configuration. */
export function analyticsKeyOf(layout: Layout): 'default' | 'pujapramudya' | 'ruangcipta' {
  return layout === 'pujapramudya' || layout === 'ruangcipta' ? layout : 'default'
}
