/** The families that a tenant may choose from, each a variable font that we serve. */

export interface FontFamily {
  name: string
  kind: 'sans' | 'serif' | 'mono'
  /** Range of weights in the package's file, in CSS syntax. */
  weights: string
  /** Range of weights that we serve; by default the whole one. Set where a narrower range makes the subset smaller by a quarter. */
  cutWeights?: string
}

/**
 * Letters of Indonesian and English as `unicode-range`: letters, digits and punctuation of ASCII, © · × – — ‘ ’ “ ” • … −. The subsets in `cuts/` contain
 * these; for any other letter the browser loads the package's file.
 */
export const basicLetters = 'U+20-7E,U+A0,U+A9,U+B7,U+D7,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+2212'

export const fontFamilies = [
  { name: 'Raleway', kind: 'sans', weights: '100 900' },
  { name: 'Inter', kind: 'sans', weights: '100 900', cutWeights: '300 900' },
  { name: 'Fraunces', kind: 'serif', weights: '100 900' },
  { name: 'Archivo', kind: 'sans', weights: '100 900' },
  { name: 'Manrope', kind: 'sans', weights: '200 800' },
  { name: 'Nunito', kind: 'sans', weights: '200 1000' },
  { name: 'Newsreader', kind: 'serif', weights: '200 800', cutWeights: '400 800' },
  { name: 'Lora', kind: 'serif', weights: '400 700' },
  { name: 'Syne', kind: 'sans', weights: '400 800' },
  { name: 'Figtree', kind: 'sans', weights: '300 900' },
  { name: 'JetBrains Mono', kind: 'mono', weights: '100 800', cutWeights: '400 800' },
  { name: 'Sora', kind: 'sans', weights: '100 800', cutWeights: '400 800' },
  { name: 'Outfit', kind: 'sans', weights: '100 900' },
  { name: 'Geologica', kind: 'sans', weights: '100 900' },
  { name: 'Source Serif 4', kind: 'serif', weights: '200 900', cutWeights: '400 800' },
] as const satisfies readonly FontFamily[]

export type FontName = (typeof fontFamilies)[number]['name']

/** Returns the family of that name, case-insensitively, or the product's default. */
export function chooseFamily(name: string, otherwise: 'Raleway' | 'Inter'): FontFamily & { name: FontName } {
  const wanted = normalise(name)
  const found = fontFamilies.find(family => normalise(family.name) === wanted)
  return found ?? fontFamilies[otherwise === 'Raleway' ? 0 : 1]
}

function normalise(name: string): string {
  return name.trim().toLowerCase().replaceAll(/\s+/g, ' ')
}
