/** What stands in a page's head for readers, search engines and cards. */
export interface PageHead {
  title: string
  description: string
  keywords: string
  robots: string
  /** Absolute address. */
  canonical: string
  /** The page in each language, and for readers of none of them. */
  alternates: { lang: string; href: string }[]
  /** What follows this section of the site: a feed or a calendar. */
  feed: { href: string; type: string } | null
  locale: string
  /** Absolute address of the card's picture, 1200 × 630. */
  image: string
  type: string
  card: string
  siteName: string
  twitterSite: string
}
