import type { Brand } from '../../brand.ts'
import { callToAction } from '../../sections/call-to-action.tsx'
import { classRail } from '../../sections/class-rail.tsx'
import { events } from '../../sections/events.tsx'
import { faq } from '../../sections/faq.tsx'
import { mentors } from '../../sections/people.tsx'
import { steps } from '../../sections/steps.tsx'
import { programs } from '../../sections/works.tsx'
import { assistantHero } from './assistant.tsx'
import frameCss from './brand.css?inline'
import { answerCheck } from './check.tsx'
import { DuskFooter, DuskHeader } from './frame.tsx'
import { chatLog } from './log.tsx'
import sectionsCss from './sections.css?inline'
import { texts } from './texts.ts'

/** Violet dusk over a dotted lattice: the assistant in the hero, a fact-checking game, the blog as a conversation. */
export const brand: Brand = {
  layout: 'aibersamapuja',
  css: frameCss + sectionsCss,
  Header: DuskHeader,
  Footer: DuskFooter,
  sections: [assistantHero, answerCheck, chatLog],
  title: lang => texts(lang),
  navigation: lang => {
    const { nav } = texts(lang)
    return [
      { label: nav.classes, href: '/Courses' },
      { label: nav.clinic, href: '/Program' },
      { label: nav.log, href: '/Blog' },
      { label: nav.podcast, href: '/Podcasts' },
      { label: nav.events, href: '/Event' },
      { label: nav.about, href: '/About' },
    ]
  },
  home: lang => {
    const t = texts(lang)
    return [
      assistantHero.with(t.assistant),
      answerCheck.with(t.check),
      classRail.with({ title: t.classes.title, lead: t.classes.lead, more: { label: t.classes.more, href: '/Courses' } }),
      steps.with({ title: t.how.title, items: t.how.items, look: 'line', tone: 'tint' }),
      programs.with({ title: t.programs.title, classes: t.programs.classes, more: { label: t.programs.more, href: '/Program' } }),
      chatLog.with(t.log),
      mentors.with({ title: t.mentors.title, lead: t.mentors.lead, count: 4, more: { label: t.mentors.more, href: '/Mentor' } }),
      events.with({ title: t.events.title, count: 3, more: { label: t.events.more, href: '/Event' } }),
      faq.with({ title: t.faq.title, count: 6 }),
      callToAction.with({ title: t.end.title, text: t.end.text, action: { label: t.end.action, href: 'whatsapp' }, tone: 'primary' }),
    ]
  },
}
