/** What is known of a language wherever the code runs, before any texts are loaded. */
export interface Language {
  /** Its name in itself, for the language switch. */
  name: string
  /** BCP 47 tag for `Intl`. */
  locale: string
  /** Value of `og:locale`. Source: Open Graph protocol. */
  openGraph: string
  dir: 'ltr' | 'rtl'
  /** The words of formatted prices, moments and durations (`format.ts`). */
  format: {
    free: string
    /** Between a date and its time. */
    at: string
    hours: string
    minutes: string
  }
}
