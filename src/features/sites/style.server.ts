import { contrast, mix, readable } from '#kit/colour.ts'
import { fontFaces } from '#platform/fonts/fonts.server.ts'
import type { Settings } from './settings.ts'
import type { Site } from './site.ts'

const COLOURS = ['primary', 'secondary', 'success', 'info', 'warning', 'danger', 'light', 'dark'] as const

/** Text with this contrast on white has 4.5 on the brands' tints: for soft text and form errors, which appear on both. */
const ON_TINTS = 5.5

export interface SiteStyle {
  /** The text of the site's style element: variables and font faces. */
  css: string
  /** URLs of the font files that the first view needs. */
  preload: string[]
}

/**
 * Returns the tenant's colours and fonts as CSS variables. Each colour has `--x-text`: the colour itself, or the nearest darker one with a contrast of
 * 4.5 on white (WCAG AA), and `--on-x`: white or dark, whichever is readable on it.
 */
export function siteStyle(settings: Settings): SiteStyle {
  const { css } = settings
  const fonts = fontFaces({ heading: css.ft_primary, paragraph: css.ft_secondary })
  const variables = COLOURS.flatMap(name => {
    const colour = css[`clr_${name}`]
    const text = readable(colour, '#ffffff', name === 'danger' ? ON_TINTS : undefined)
    return [`--${name}:${colour}`, `--${name}-text:${text}`, `--on-${name}:${onColour(colour, css.clr_dark)}`]
  })
  variables.push(
    `--ink:${readable(css.clr_dark, '#ffffff', 12)}`,
    `--ink-soft:${readable(mix(css.clr_dark, '#ffffff', 0.3), '#ffffff', ON_TINTS)}`,
  )
  variables.push(`--font-heading:${fonts.stacks.heading}`, `--font-paragraph:${fonts.stacks.paragraph}`)
  return { css: `:root{${variables.join(';')}}${fonts.css}`, preload: fonts.preload }
}

function onColour(colour: string, dark: string): string {
  if (contrast('#ffffff', colour) >= 4.5) return '#ffffff'
  return contrast(dark, colour) >= 4.5 ? dark : '#000000'
}

export interface SiteTint {
  primary: string
  secondary: string
  dark: string
  light: string
  /** Identifies the palette in caches. */
  key: string
}

/** Returns the colours of a site's drawings. */
export function siteTint(site: Site): SiteTint {
  const { css } = site.settings
  const colours = { primary: css.clr_primary, secondary: css.clr_secondary, dark: css.clr_dark, light: css.clr_light }
  return { ...colours, key: Object.values(colours).join('').replaceAll('#', '').toLowerCase() }
}
