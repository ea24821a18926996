import type { ComponentType } from 'react'
import type { MailTheme } from '#features/accounts/engine/request-context.ts'

/** The account site's theme for the tenant that sent the person, passed in from above. */
export interface AccountTheme extends MailTheme {
  /** URL of the logo for light backgrounds, on this host or absolute. */
  logo: string
  /** The brand's mark in place of the logo; null if it has none but its name. */
  Mark?: ComponentType<{ className?: string }> | null
  favicon: string
  /** The text of the style element: variables, fonts, the brand's tokens. */
  css: string
  fontPreload: readonly string[]
  layout: string
  variant: string
  /** `https://tenant.example`: the logo's link. */
  origin: string
}
