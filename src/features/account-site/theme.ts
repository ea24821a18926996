import type { MailTheme } from '#features/accounts/engine/request-context.ts'

/** The account site's theme for the tenant that sent the person. Plain values, passed in from above. */
export interface AccountTheme extends MailTheme {
  /** URL of the logo for light backgrounds, on this host or absolute. */
  logo: string
  favicon: string
  /** The text of the style element: variables, fonts, the brand's tokens. */
  css: string
  fontPreload: readonly string[]
  layout: string
  variant: string
  /** `https://tenant.example`: the logo's link. */
  origin: string
}
