import { langsOfSite } from '#features/sites/languages.ts'
import { analyticsKeyOf, type Variant } from '#features/sites/layouts.ts'
import type { Navigation, NavigationEntry } from '#features/sites/navigation.ts'
import { iconOf, logoOf, ownLogoOf, type Site } from '#features/sites/site.ts'
import { LANGS, type Lang } from '#kit/lang.ts'
import { addressInForm, asIcon, SMALL, shownAddress } from '#kit/picture-forms.ts'
import type { Brand } from './brand.ts'
import type { Chrome, Entry, FrameView } from './chrome.ts'
import { inLang } from './section-words.ts'
import { brandTexts } from './texts.ts'

/** Returns the site data that the browser needs on every page. */
export function toChrome(site: Site, lang: Lang): Chrome {
  const { settings } = site
  const favicon = iconOf(site)
  return {
    title: settings.title,
    layout: site.layout,
    variant: site.variant,
    lang,
    themeColour: settings.css.clr_primary,
    favicon: shownAddress(favicon, asIcon(192)),
    touchIcon: addressInForm(favicon, asIcon(180)),
    analyticsId: settings.analytics[analyticsKeyOf(site.layout)],
    radio:
      settings.radio.isOn && settings.radio.stream ? { name: settings.radio.name || settings.title, stream: settings.radio.stream } : null,
  }
}

/** Returns what the header and footer of a site show. */
export function toFrameView(site: Site, lang: Lang): FrameView {
  const { settings } = site
  return {
    title: settings.title,
    logo: { light: shownAddress(logoOf(site), SMALL), dark: shownAddress(logoOf(site, 'dark'), SMALL) },
    ownLogo: { light: shownAddress(ownLogoOf(site, 'light'), SMALL), dark: shownAddress(ownLogoOf(site, 'dark'), SMALL) },
    summary: settings.meta.description,
    lang,
    langs: langsOfSite(site.settings),
    navigation: [],
    columns: footerColumns(site, lang),
    contact: settings.contact,
    legal: settings.legal,
    searchHref: '/Search',
  }
}

/** Returns the header's entries: the tenant's own, or the brand's. */
export function headerEntries({ settings }: Pick<Site, 'settings'>, brand: Pick<Brand, 'navigation'>, lang: Lang): Entry[] {
  const { header } = settings.navigation
  return header.length > 0 ? header.map(entry => toEntry(entry, lang)) : brand.navigation(lang)
}

/** Returns the footer's columns of links: the tenant's own, or the pages that every site has. */
export function footerColumns({ settings, variant }: Pick<Site, 'settings' | 'variant'>, lang: Lang): FrameView['columns'] {
  const { footer } = settings.navigation
  if (footer.length === 0) return columnsOf(variant, lang)
  return footer.map(({ label, entries }) => ({
    title: String(inLang<unknown>(label, lang)),
    entries: entries.map(one => toEntry(one, lang)),
  }))
}

/** Returns the brand's own entries as a tenant's would be: in all languages at once. */
export function ownNavigation(brand: Pick<Brand, 'navigation'>, variant: Variant): Navigation {
  const headers = LANGS.map(lang => brand.navigation(lang))
  const footers = LANGS.map(lang => columnsOf(variant, lang))
  // Each language has the same entries in the same order (`brands.test.ts`).
  return {
    header: (headers[0] ?? []).map(({ href }, at) => ({ href, label: byLang(headers.map(all => all[at]?.label)) })),
    footer: (footers[0] ?? []).map(({ entries }, at) => ({
      label: byLang(footers.map(all => all[at]?.title)),
      entries: entries.map(({ href }, of) => ({ href, label: byLang(footers.map(all => all[at]?.entries[of]?.label)) })),
    })),
  }
}

function byLang(words: readonly (string | undefined)[]): Partial<Record<Lang, string>> {
  return Object.fromEntries(LANGS.map((lang, at) => [lang, words[at] ?? '']))
}

function toEntry({ label, href }: NavigationEntry, lang: Lang): Entry {
  // Named boundary: of words by language, one language's are left.
  return { label: String(inLang<unknown>(label, lang)), href }
}

/** The pages that every site has, in two groups. On sites of coding schools, news is below /Berita (`features/posts/kinds/news/kind.ts`). */
function columnsOf(variant: Variant, lang: Lang): FrameView['columns'] {
  const { learn, about } = brandTexts(lang).columns
  return [
    {
      title: learn.title,
      entries: [
        { label: learn.courses, href: '/Courses' },
        { label: learn.timetable, href: '/Class' },
        { label: learn.programs, href: '/Program' },
        { label: learn.mentors, href: '/Mentor' },
        { label: learn.syllabus, href: '/Silabus' },
        { label: learn.overview, href: '/Overview' },
        { label: learn.podcasts, href: '/Podcasts' },
      ],
    },
    {
      title: about.title,
      entries: [
        { label: about.about, href: '/About' },
        { label: about.news, href: variant === 'coding-school' ? '/Berita' : '/News' },
        { label: about.services, href: '/Services' },
        { label: about.careers, href: '/Career' },
        { label: about.gallery, href: '/Gallery' },
        { label: about.events, href: '/Event' },
        { label: about.appointment, href: '/Make-Appointment' },
        { label: about.network, href: '/Network' },
      ],
    },
  ]
}
