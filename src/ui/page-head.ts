/** Contents of a page's head for readers, search engines and social cards. */
export interface PageHead {
  title: string
  description: string
  keywords: string
  robots: string
  /** Absolute URL. */
  canonical: string
  /** Absolute URL that shares of the page count for. */
  shareUrl: string
  /** The page's URL in each language, and for other languages (`x-default`). */
  alternates: { lang: string; href: string }[]
  /** Feed or calendar of this section of the site. */
  feed: { href: string; type: string } | null
  locale: string
  /** Absolute URL of the social card's image, 1200 × 630. */
  image: string
  type: string
  card: string
  siteName: string
  /** The site's name as an application; empty for none. */
  applicationName: string
  twitterSite: string
}
