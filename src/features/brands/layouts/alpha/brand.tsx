import type { Brand } from '../../brand.ts'
import { callToAction } from '../../sections/call-to-action.tsx'
import { classRail } from '../../sections/class-rail.tsx'
import { events } from '../../sections/events.tsx'
import { faq } from '../../sections/faq.tsx'
import { posts } from '../../sections/posts.tsx'
import { testimonials } from '../../sections/testimonials.tsx'
import frameCss from './brand.css?inline'
import { changelog } from './changelog.tsx'
import { firstView } from './first.tsx'
import { AlphaFooter, AlphaHeader } from './frame.tsx'
import { waitingList } from './queue.tsx'
import sectionsCss from './sections.css?inline'
import { texts } from './texts.ts'
import { toolRoll } from './tools.tsx'

/** An unfinished product in one colour: solid ink is released, dashed is planned, struck through is discontinued. */
export const brand: Brand = {
  layout: 'alpha',
  css: frameCss + sectionsCss,
  Header: AlphaHeader,
  Footer: AlphaFooter,
  sections: [firstView, changelog, waitingList, toolRoll],
  title: lang => texts(lang),
  navigation: lang => {
    const { nav } = texts(lang)
    return [
      { label: nav.releases, href: '/News' },
      { label: nav.program, href: '/Program' },
      { label: nav.classes, href: '/Courses' },
      { label: nav.notes, href: '/Blog' },
      { label: nav.events, href: '/Event' },
      { label: nav.about, href: '/About' },
    ]
  },
  home: lang => {
    const t = texts(lang)
    return [
      firstView.with(t.first),
      changelog.with(t.changelog),
      toolRoll.with(t.tools),
      waitingList.with(t.queue),
      testimonials.with({ title: t.said.title, tone: 'tint' }),
      events.with({ title: t.friday.title, lead: t.friday.lead, count: 3, more: { label: t.friday.more, href: '/Event' } }),
      classRail.with({ title: t.classes.title, lead: t.classes.lead, count: 3, more: { label: t.classes.more, href: '/Courses' } }),
      posts.with({ title: t.notes.title, lead: t.notes.lead, of: 'blog', more: { label: t.notes.more, href: '/Blog' } }),
      faq.with({ title: t.faq.title, count: 6 }),
      callToAction.with({ title: t.end.title, text: t.end.text, action: { label: t.end.action, href: 'whatsapp' }, tone: 'ink' }),
    ]
  },
}
