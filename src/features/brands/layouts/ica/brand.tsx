import type { Brand } from '../../brand.ts'
import { callToAction } from '../../sections/call-to-action.tsx'
import { classRail } from '../../sections/class-rail.tsx'
import { events } from '../../sections/events.tsx'
import { faq } from '../../sections/faq.tsx'
import { cities } from '../../sections/places.tsx'
import { posts } from '../../sections/posts.tsx'
import { testimonials } from '../../sections/testimonials.tsx'
import css from './brand.css?inline'
import { IcaFooter } from './footer.tsx'
import { IcaHeader } from './header.tsx'
import { icaHero } from './hero.tsx'
import { icaLab } from './lab.tsx'
import { icaLadder } from './ladder.tsx'
import sectionsCss from './sections.css?inline'
import { texts } from './texts.ts'
import { icaTracks } from './tracks.tsx'

/** Morning above the clouds: a light sky, four rising rungs, the tracks in a table, a lab at night. */
export const brand: Brand = {
  layout: 'ica',
  css: css + sectionsCss,
  Header: IcaHeader,
  Footer: IcaFooter,
  sections: [icaHero, icaLadder, icaTracks, icaLab],
  title: lang => texts(lang),
  navigation: lang => {
    const { nav } = texts(lang)
    return [
      { label: nav.tracks, href: '/Program' },
      { label: nav.courses, href: '/Courses' },
      { label: nav.curriculum, href: '/Curriculum' },
      { label: nav.event, href: '/Event' },
      { label: nav.blog, href: '/Blog' },
      { label: nav.network, href: '/Campus' },
      { label: nav.about, href: '/About' },
    ]
  },
  home: lang => {
    const t = texts(lang)
    return [
      icaHero.with(t.hero),
      icaLadder.with(t.ladder),
      icaTracks.with(t.tracks),
      classRail.with({ title: t.open.title, openOnly: true, count: 6, more: { label: t.open.more, href: '/Courses' } }),
      icaLab.with(t.lab),
      cities.with({ title: t.groups.title, lead: t.groups.lead }),
      testimonials.with({ title: t.said.title, tone: 'tint' }),
      posts.with({ title: t.notes.title, lead: t.notes.lead, of: 'blog', more: { label: t.notes.more, href: '/Blog' } }),
      events.with({ title: t.events.title, count: 2, more: { label: t.events.more, href: '/Event' } }),
      faq.with({ title: t.faq.title }),
      callToAction.with({ title: t.end.title, text: t.end.text, action: { label: t.end.action, href: 'whatsapp' }, tone: 'tint' }),
    ]
  },
}
