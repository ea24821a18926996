import type { Settings } from '#features/sites/settings.ts'
import type { SiteStyle } from '#features/sites/style.server.ts'
import { contrast, mix, readable } from '#kit/colour.ts'
import { fontFaces } from '#platform/fonts/fonts.server.ts'

const COLOURS = ['primary', 'secondary', 'success', 'info', 'warning', 'danger'] as const

/** The grounds and inks of a scheme: the app's own, whatever the brand; only the accents are the tenant's. */
interface Scheme {
  name: 'light' | 'dark'
  page: string
  surface: string
  ink: string
  inkSoft: string
  line: string
}

const LIGHT: Scheme = { name: 'light', page: '#f7f8fa', surface: '#ffffff', ink: '#191d24', inkSoft: '#565e6c', line: '#dfe3e8' }
const DARK: Scheme = { name: 'dark', page: '#0f1216', surface: '#171b21', ink: '#e7eaef', inkSoft: '#a4adba', line: '#2c333d' }

/** Contrast of text (WCAG AA), which also stands on tints of its colour, and of what is no text. */
const TEXT = 5
const SHAPE = 3

/**
 * Returns the style of the app's own frame, light and dark: its fonts and grounds, and of the brand the colours, as `siteStyle` names them. Each is mended to a
 * contrast of 3 on its ground, and its text's to 5. The root element's `data-theme` (`light`, `dark`) wins over the system's.
 */
export function appStyle({ css: colours }: Pick<Settings, 'css'>): SiteStyle {
  const fonts = fontFaces({ heading: 'Inter', paragraph: 'Inter' })
  const light = schemeCss(colours, LIGHT)
  const dark = schemeCss(colours, DARK)
  const stacks = `--font-heading:${fonts.stacks.heading};--font-paragraph:${fonts.stacks.paragraph}`
  const css = [
    `:root{${stacks};${light}}`,
    `@media(prefers-color-scheme:dark){:root:not([data-theme=light]){${dark}}}`,
    `:root[data-theme=dark]{${dark}}`,
    fonts.css,
  ]
  return { css: css.join(''), preload: fonts.preload }
}

function schemeCss(colours: Settings['css'], { name, page, surface, ink, inkSoft, line }: Scheme): string {
  const accents = COLOURS.flatMap(colour => {
    const shape = readable(colours[`clr_${colour}`], surface, SHAPE)
    return [`--${colour}:${shape}`, `--${colour}-text:${readable(shape, surface, TEXT)}`, `--on-${colour}:${onColour(shape)}`]
  })
  const primary = readable(colours.clr_primary, surface, SHAPE)
  return [
    `color-scheme:${name}`,
    `--page:${page};--surface:${surface};--ink:${ink};--ink-soft:${inkSoft};--line:${line}`,
    `--tint:${mix(surface, primary, 0.08)};--light:${inkSoft};--dark:${ink}`,
    ...accents,
  ].join(';')
}

function onColour(colour: string): string {
  return contrast('#ffffff', colour) >= contrast('#0f1216', colour) ? '#ffffff' : '#0f1216'
}
