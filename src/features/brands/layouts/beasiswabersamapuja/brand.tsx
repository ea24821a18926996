import type { Brand } from '../../brand.ts'
import { callToAction } from '../../sections/call-to-action.tsx'
import { classRail } from '../../sections/class-rail.tsx'
import { faq } from '../../sections/faq.tsx'
import { mentors } from '../../sections/people.tsx'
import { testimonials } from '../../sections/testimonials.tsx'
import frameCss from './brand.css?inline'
import { scholarCalendar } from './calendar.tsx'
import { scholarFakes } from './fakes.tsx'
import { ScholarFooter, ScholarHeader } from './frame.tsx'
import { scholarHero } from './hero.tsx'
import { scholarLetters } from './letters.tsx'
import paperCss from './paper.css?inline'
import { scholarPlan } from './plan.tsx'
import sectionsCss from './sections.css?inline'
import { texts } from './texts.ts'

/** A folder of papers in the morning sun: tabs on its edge, a checklist, a wall calendar, a sunrise of eight months, letters. */
export const brand: Brand = {
  layout: 'beasiswabersamapuja',
  css: frameCss + sectionsCss + paperCss,
  Header: ScholarHeader,
  Footer: ScholarFooter,
  sections: [scholarHero, scholarCalendar, scholarPlan, scholarLetters, scholarFakes],
  title: lang => texts(lang),
  navigation: lang => {
    const { nav } = texts(lang)
    return [
      { label: nav.courses, href: '/Courses' },
      { label: nav.program, href: '/Program' },
      { label: nav.event, href: '/Event' },
      { label: nav.news, href: '/News' },
      { label: nav.blog, href: '/Blog' },
      { label: nav.podcasts, href: '/Podcasts' },
      { label: nav.about, href: '/About' },
    ]
  },
  home: lang => {
    const t = texts(lang)
    return [
      scholarHero.with(t.hero),
      scholarCalendar.with({ ...t.calendar, more: { label: t.calendar.more, href: '/News' } }),
      scholarPlan.with(t.plan),
      classRail.with({
        title: t.classes.title,
        lead: t.classes.lead,
        look: 'rail',
        count: 6,
        more: { label: t.classes.more, href: '/Courses' },
      }),
      mentors.with({
        title: t.people.title,
        lead: t.people.lead,
        count: 4,
        tone: 'tint',
        more: { label: t.people.more, href: '/Mentor' },
      }),
      scholarLetters.with({ ...t.letters, more: { label: t.letters.more, href: '/Blog' } }),
      scholarFakes.with({
        title: t.real.title,
        lead: t.real.lead,
        tone: 'ink',
        stamp: t.real.stamp,
        items: t.real.items,
        more: { label: t.real.more, href: '/News?search=palsu' },
      }),
      testimonials.with({ title: t.said.title }),
      faq.with({ title: t.faq.title, count: 6, tone: 'tint' }),
      callToAction.with({ title: t.end.title, text: t.end.text, action: { label: t.end.action, href: 'whatsapp' }, tone: 'primary' }),
    ]
  },
}
