import { iconOf, type Site } from '#features/sites/site.ts'
import { DEFAULT_LANG } from '#kit/lang.ts'
import { addressInForm, asIcon } from '#kit/picture-forms.ts'

/** Returns the web app manifest with the tenant's name, colours and icon. Source: W3C Web Application Manifest. */
export function makeManifest(site: Site) {
  const { settings } = site
  const icon = iconOf(site)
  return {
    id: '/',
    name: settings.title,
    short_name: settings.title.slice(0, 24),
    description: settings.meta.description,
    lang: DEFAULT_LANG,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: settings.css.clr_primary,
    icons: [
      ...([192, 512] as const).map(size => ({
        src: addressInForm(icon, asIcon(size)),
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose: 'any',
      })),
      ...(icon.startsWith('/') && icon.endsWith('.svg') ? [{ src: icon, sizes: 'any', type: 'image/svg+xml', purpose: 'any' }] : []),
    ],
  }
}
