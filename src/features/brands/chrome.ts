import type { Layout, Variant } from '#features/sites/layouts.ts'
import type { Settings } from '#features/sites/settings.ts'
import type { Ground } from '#features/sites/site.ts'
import type { Lang } from '#kit/lang.ts'

export interface Entry {
  label: string
  href: string
}

/** Site data that the browser needs on every page. */
export interface Chrome {
  title: string
  layout: Layout
  variant: Variant
  lang: Lang
  themeColour: string
  favicon: string
  /** URL of the home screen icon, 180 × 180 pixels. */
  touchIcon: string
  analyticsId: string
  /** The site's radio stream; null if it has none. */
  radio: { name: string; stream: string } | null
}

/** What the header and footer show; built on the server. */
export interface FrameView {
  title: string
  /** The site's logo for each ground; a drawn one where the tenant stored none. */
  logo: Record<Ground, string>
  /** The logo that the tenant stored for a ground; empty for none. */
  ownLogo: Record<Ground, string>
  summary: string
  lang: Lang
  /** The languages that the site shows. */
  langs: readonly Lang[]
  navigation: Entry[]
  /** The footer's columns of links. */
  columns: { title: string; entries: Entry[] }[]
  contact: Settings['contact']
  legal: Settings['legal']
  /** Path of the site's search. */
  searchHref: string
}
