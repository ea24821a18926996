import type { PageHead } from './page-head.ts'

/** The tags of a page's head: title, description, canonical URL, languages, Open Graph and Twitter card. */
export function HeadTags({ head }: { head: PageHead }) {
  return (
    <>
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
      {head.keywords && <meta name="keywords" content={head.keywords} />}
      {head.applicationName && <meta name="application-name" content={head.applicationName} />}
      <meta name="robots" content={head.robots} />
      <link rel="canonical" href={head.canonical} />
      {head.alternates.map(({ lang, href }) => (
        <link key={lang} rel="alternate" hrefLang={lang} href={href} />
      ))}
      <link rel="alternate" type="text/markdown" href={head.canonical} />
      {head.feed && <link rel="alternate" {...head.feed} />}
      <meta property="og:title" content={head.title} />
      <meta property="og:description" content={head.description} />
      <meta property="og:type" content={head.type} />
      <meta property="og:url" content={head.shareUrl} />
      <meta property="og:image" content={head.image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:site_name" content={head.siteName} />
      <meta property="og:locale" content={head.locale} />
      <meta name="twitter:card" content={head.card} />
      <meta name="twitter:title" content={head.title} />
      <meta name="twitter:description" content={head.description} />
      <meta name="twitter:image" content={head.image} />
      {head.twitterSite && <meta name="twitter:site" content={head.twitterSite} />}
    </>
  )
}
