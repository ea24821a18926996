import type { Brand } from '../../brand.ts'
import { callToAction } from '../../sections/call-to-action.tsx'
import { faq } from '../../sections/faq.tsx'
import { mentors } from '../../sections/people.tsx'
import { posts } from '../../sections/posts.tsx'
import frameCss from './brand.css?inline'
import { cityCalendar } from './calendar.tsx'
import { cityClasses } from './classes.tsx'
import { RuangFooter, RuangHeader } from './frame.tsx'
import { guestbook } from './guestbook.tsx'
import { RuangMark } from './mark.tsx'
import planCss from './plan.css?inline'
import { cityPlan } from './plan.tsx'
import { cityRooms } from './rooms.tsx'
import cssBelow from './sections.css?url'
import { texts } from './texts.ts'

/** Two old buildings in architectural drawings: floor plans with thick walls, thin type, terracotta for Bandung and blue for Jakarta. */
export const brand: Brand = {
  layout: 'ruangcipta',
  css: frameCss + planCss,
  cssBelow,
  sections: [cityPlan, cityClasses, cityCalendar, cityRooms, guestbook],
  Mark: RuangMark,
  Header: RuangHeader,
  Footer: RuangFooter,
  title: lang => texts(lang),
  navigation: lang => {
    const { nav } = texts(lang)
    return [
      { label: nav.bandung, href: '/Bandung' },
      { label: nav.jakarta, href: '/Jakarta' },
      { label: nav.classes, href: '/Courses' },
      { label: nav.calendar, href: '/Event' },
      { label: nav.program, href: '/Program' },
      { label: nav.guestbook, href: '/Blog' },
      { label: nav.about, href: '/About' },
    ]
  },
  home: lang => {
    const t = texts(lang)
    const { bandung, jakarta } = t.rooms
    return [
      cityPlan.with({ ...t.plan, rooms: { bandung, jakarta } }),
      cityCalendar.with(t.calendar),
      cityClasses.with(t.classes),
      cityRooms.with(t.rooms),
      posts.with({ title: t.walls.title, of: 'galleries', more: { label: t.walls.more, href: '/Gallery' } }),
      guestbook.with(t.guestbook),
      mentors.with({ title: t.people.title, lead: t.people.lead, count: 4, more: { label: t.people.more, href: '/Mentor' } }),
      faq.with({ title: t.faq.title, count: 8 }),
      callToAction.with({ title: t.end.title, text: t.end.text, action: { label: t.end.action, href: 'whatsapp' }, tone: 'tint' }),
    ]
  },
}
