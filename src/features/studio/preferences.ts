/** What a browser remembers of the frame's look, in cookies, so that the first paint is right already. */
export const THEME_COOKIE = 'sanggar_theme'
export const SIDE_BAR_COOKIE = 'sanggar_side_bar'

/** `system`: as the device is set. */
export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

const YEAR_SECONDS = 31_536_000

/** Returns the theme of a cookie's value; anything unknown is `system`. */
export function themeOf(value: string | undefined): Theme {
  return THEMES.find(theme => theme === value) ?? 'system'
}

/** Keeps a preference in this browser. By https under the prefixed name that the server reads (`cookieName`, platform/http/credentials.ts). */
export function keepPreference(name: typeof THEME_COOKIE | typeof SIDE_BAR_COOKIE, value: string): void {
  const isSecure = location.protocol === 'https:'
  document.cookie = `${isSecure ? '__Host-' : ''}${name}=${value}; path=/; max-age=${YEAR_SECONDS}; samesite=lax${isSecure ? '; secure' : ''}`
}
