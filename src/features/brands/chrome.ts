import type { Layout, Variant } from '#features/tenants/layouts.ts'
import type { Settings } from '#features/tenants/settings.ts'

export interface Entry {
  label: string
  href: string
}

/** What the frame around every page shows. */
export interface Chrome {
  title: string
  slug: string
  layout: Layout
  variant: Variant
  origin: string
  themeColour: string
  css: string
  fontPreload: string[]
  logo: string
  favicon: string
  analyticsId: string
  summary: string
  navigation: Entry[]
  contact: Settings['contact']
  legal: Settings['legal']
}
