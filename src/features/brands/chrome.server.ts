import { analyticsKeyOf, type Variant } from '#features/sites/layouts.ts'
import { iconOf, logoOf, ownLogoOf, type Site } from '#features/sites/site.ts'
import type { Lang } from '#kit/lang.ts'
import { addressInForm, asIcon, shownAddress } from '#kit/picture-forms.ts'
import type { Chrome, FrameView } from './chrome.ts'
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
    logo: { light: shownAddress(logoOf(site)), dark: shownAddress(logoOf(site, 'dark')) },
    ownLogo: { light: shownAddress(ownLogoOf(site, 'light')), dark: shownAddress(ownLogoOf(site, 'dark')) },
    summary: settings.meta.description,
    lang,
    navigation: [],
    columns: columnsOf(site.variant, lang),
    contact: settings.contact,
    legal: settings.legal,
    searchHref: '/Search',
  }
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
