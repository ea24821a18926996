import { brandOf, resolveSection } from '#features/brands/brands.server.tsx'
import { inLang } from '#features/brands/section-words.ts'
import { analyticsKeyOf, type Layout } from '#features/sites/layouts.ts'
import type { Settings } from '#features/sites/settings.ts'
import { DEFAULT_LANG } from '#kit/lang.ts'

/** What a layout leaves unused of a site's settings, or asks for beside them. */
export interface LayoutNotes {
  /** Kinds of the home page's own sections that it does not know, or whose values do not fit it. */
  sections: string[]
  /** It has a mark of its own in place of the site's logo. */
  isLogoUnused: boolean
  /** The site is measured, and has no measurement id for this layout. */
  isUnmeasured: boolean
}

/** Returns what would be lost or is missing if the site had this layout. */
export function notesOn(layout: Layout, settings: Settings): LayoutNotes {
  const brand = brandOf(layout)
  const unknown = settings.home.filter(section => !resolveSection(brand, inLang(section, DEFAULT_LANG))).map(({ kind }) => kind)
  const { analytics } = settings
  return {
    sections: [...new Set(unknown)],
    isLogoUnused: brand.Mark !== undefined && Boolean(settings.logoDark || settings.logo_dark || settings.logoLight),
    isUnmeasured: Object.values(analytics).some(Boolean) && !analytics[analyticsKeyOf(layout)],
  }
}
