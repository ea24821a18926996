import type { Brand } from '../../brand.ts'
import { callToAction } from '../../sections/call-to-action.tsx'
import { classRail } from '../../sections/class-rail.tsx'
import { events } from '../../sections/events.tsx'
import { faq } from '../../sections/faq.tsx'
import { mentors } from '../../sections/people.tsx'
import { posts } from '../../sections/posts.tsx'
import { testimonials } from '../../sections/testimonials.tsx'
import frameCss from './brand.css?inline'
import { radioDeck } from './deck.tsx'
import { BharabasFooter, BharabasHeader } from './frame.tsx'
import { greetingSlip } from './salam.tsx'
import sectionsCss from './sections.css?inline'
import { tapeRack } from './tapes.tsx'
import { texts } from './texts.ts'

/** A small radio station on an old tape deck: lamp and weekly schedule first, then tapes, greetings, and the presenter's chair. */
export const brand: Brand = {
  layout: 'bharabas',
  css: frameCss + sectionsCss,
  Header: BharabasHeader,
  Footer: BharabasFooter,
  sections: [radioDeck, tapeRack, greetingSlip],
  title: lang => texts(lang),
  navigation: lang => {
    const { nav } = texts(lang)
    return [
      { label: nav.podcasts, href: '/Podcasts' },
      { label: nav.courses, href: '/Courses' },
      { label: nav.blog, href: '/Blog' },
      { label: nav.events, href: '/Event' },
      { label: nav.news, href: '/News' },
      { label: nav.about, href: '/About' },
    ]
  },
  lists: lang => texts(lang).lists,
  home: lang => {
    const t = texts(lang)
    return [
      radioDeck.with(t.deck),
      tapeRack.with(t.tapes),
      greetingSlip.with(t.salam),
      mentors.with({ ...t.voices, count: 4, more: { label: t.voices.more, href: '/Mentor' } }),
      classRail.with({ ...t.classes, look: 'rail', more: { label: t.classes.more, href: '/Courses' }, tone: 'tint' }),
      events.with({ ...t.outside, more: { label: t.outside.more, href: '/Event' } }),
      testimonials.with({ title: t.letters, tone: 'ink' }),
      posts.with({ title: t.news.title, of: 'news', more: { label: t.news.more, href: '/News' } }),
      faq.with({ title: t.faq }),
      callToAction.with({ title: t.end.title, text: t.end.text, action: { label: t.end.action, href: 'whatsapp' }, tone: 'primary' }),
    ]
  },
}
