import type { Brand } from '../../brand.ts'
import { callToAction } from '../../sections/call-to-action.tsx'
import { classRail } from '../../sections/class-rail.tsx'
import { events } from '../../sections/events.tsx'
import { faq } from '../../sections/faq.tsx'
import { mentors } from '../../sections/people.tsx'
import { steps } from '../../sections/steps.tsx'
import { testimonials } from '../../sections/testimonials.tsx'
import { mediaBand } from './band.tsx'
import frameCss from './brand.css?inline'
import { MediaFooter, MediaHeader } from './frame.tsx'
import { mediaFront } from './front.tsx'
import { mediaReports } from './reports.tsx'
import sectionsCss from './sections.css?inline'
import { texts } from './texts.ts'

/** A newspaper: masthead, front page in ruled columns, reports, inside pages on black; black, white, one red. */
export const brand: Brand = {
  layout: 'alkamedia',
  css: frameCss + sectionsCss,
  sections: [mediaFront, mediaReports, mediaBand],
  Mark: null,
  Header: MediaHeader,
  Footer: MediaFooter,
  title: lang => texts(lang),
  navigation: lang => {
    const { nav } = texts(lang)
    return [
      { label: nav.news, href: '/News' },
      { label: nav.reports, href: '/Berita' },
      { label: nav.desk, href: '/Blog' },
      { label: nav.audio, href: '/Podcasts' },
      { label: nav.photos, href: '/Gallery' },
      { label: nav.school, href: '/Courses' },
      { label: nav.about, href: '/About' },
    ]
  },
  lists: lang => texts(lang).lists,
  home: lang => {
    const t = texts(lang)
    return [
      mediaFront.with(t.front),
      mediaReports.with(t.reports),
      mediaBand.with(t.band),
      steps.with({ title: t.rules.title, items: t.rules.items }),
      classRail.with({ title: t.school.title, lead: t.school.lead, count: 3, more: { label: t.school.more, href: '/Courses' } }),
      mentors.with({ title: t.people.title, count: 4, more: { label: t.people.more, href: '/Mentor' } }),
      testimonials.with({ title: t.said.title }),
      events.with({ title: t.events.title, more: { label: t.events.more, href: '/Event' } }),
      faq.with({ title: t.faq.title }),
      callToAction.with({ title: t.end.title, text: t.end.text, action: { label: t.end.action, href: 'whatsapp' }, tone: 'primary' }),
    ]
  },
}
