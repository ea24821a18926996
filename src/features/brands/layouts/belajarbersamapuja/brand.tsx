import type { Brand } from '../../brand.ts'
import { callToAction } from '../../sections/call-to-action.tsx'
import { classRail } from '../../sections/class-rail.tsx'
import { faq } from '../../sections/faq.tsx'
import { activities, sponsors } from '../../sections/festival.tsx'
import { posts } from '../../sections/posts.tsx'
import frameCss from './brand.css?inline'
import { FestivalFooter, FestivalHeader } from './frame.tsx'
import { festivalLineup } from './lineup.tsx'
import { festivalPoster } from './poster.tsx'
import sectionsCss from './sections.css?inline'
import { texts } from './texts.ts'
import { festivalTimetable } from './timetable.tsx'

/** A festival's poster: huge date, confetti, line-up, timetable, sponsors by tier. */
export const brand: Brand = {
  layout: 'belajarbersamapuja',
  css: frameCss + sectionsCss,
  Header: FestivalHeader,
  Footer: FestivalFooter,
  sections: [festivalPoster, festivalLineup, festivalTimetable],
  title: lang => texts(lang),
  navigation: lang => {
    const { nav } = texts(lang)
    return [
      { label: nav.festival, href: '/BelajarBersama' },
      { label: nav.classes, href: '/Courses' },
      { label: nav.events, href: '/Event' },
      { label: nav.stories, href: '/Blog' },
      { label: nav.podcast, href: '/Podcasts' },
      { label: nav.gallery, href: '/Gallery' },
      { label: nav.about, href: '/About' },
    ]
  },
  home: lang => {
    const t = texts(lang)
    return [
      festivalPoster.with(t.poster),
      festivalLineup.with(t.lineup),
      festivalTimetable.with(t.timetable),
      activities.with(t.activities),
      classRail.with({ ...t.classes, look: 'rail', count: 8, more: { label: t.classes.more, href: '/Courses' }, tone: 'primary' }),
      posts.with({ title: t.news.title, of: 'news', more: { label: t.news.more, href: '/News' } }),
      sponsors.with(t.sponsors),
      posts.with({ title: t.guests.title, lead: t.guests.lead, of: 'blog', more: { label: t.guests.more, href: '/Blog' }, tone: 'tint' }),
      faq.with({ title: t.faq.title, count: 6 }),
      callToAction.with({ title: t.end.title, text: t.end.text, action: { label: t.end.action, href: 'whatsapp' }, tone: 'ink' }),
    ]
  },
}
