import type { Layout, Variant } from '#features/sites/layouts.ts'
import type { Settings } from '#features/sites/settings.ts'
import type { Lang } from '#kit/lang.ts'

export interface Entry {
  label: string
  href: string
}

/** What the browser knows of the frame around every page. */
export interface Chrome {
  title: string
  layout: Layout
  variant: Variant
  lang: Lang
  themeColour: string
  favicon: string
  /** The icon on a phone's home screen, 180 × 180. */
  touchIcon: string
  analyticsId: string
  /** The stream that plays on this site; null: none. */
  radio: { name: string; stream: string } | null
}

/** What the header and the footer show; made on the server. */
export interface FrameView {
  title: string
  logo: string
  summary: string
  lang: Lang
  navigation: Entry[]
  /** The footer's columns of pages. */
  columns: { title: string; entries: Entry[] }[]
  contact: Settings['contact']
  legal: Settings['legal']
  /** The path that a search goes to. */
  searchHref: string
}
