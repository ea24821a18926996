import type { Brand } from '../../brand.ts'
import { callToAction } from '../../sections/call-to-action.tsx'
import { classRail } from '../../sections/class-rail.tsx'
import { events } from '../../sections/events.tsx'
import { faq } from '../../sections/faq.tsx'
import { mentors } from '../../sections/people.tsx'
import { posts } from '../../sections/posts.tsx'
import { testimonials } from '../../sections/testimonials.tsx'
import { statement } from '../../sections/words.tsx'
import { sfiAfternoon } from './afternoon.tsx'
import css from './brand.css?inline'
import { SfiFooter } from './footer.tsx'
import { SfiHeader } from './header.tsx'
import { sfiDrawings, sfiHero } from './hero.tsx'
import sectionsCss from './sections.css?inline'
import { texts } from './texts.ts'
import { sfiWays } from './ways.tsx'

/** Faces first: coral and round, a mosaic of people, ways to help, an afternoon hour by hour. */
export const brand: Brand = {
  layout: 'sfi',
  css: css + sectionsCss,
  Header: SfiHeader,
  Footer: SfiFooter,
  drawings: sfiDrawings,
  sections: [sfiHero, sfiWays, sfiAfternoon],
  title: lang => texts(lang),
  navigation: lang => {
    const { nav } = texts(lang)
    return [
      { label: nav.help, href: '/Program' },
      { label: nav.train, href: '/Courses' },
      { label: nav.blog, href: '/Blog' },
      { label: nav.event, href: '/Event' },
      { label: nav.gallery, href: '/Gallery' },
      { label: nav.about, href: '/About' },
    ]
  },
  home: lang => {
    const t = texts(lang)
    return [
      sfiHero.with(t.hero),
      sfiWays.with(t.ways),
      sfiAfternoon.with(t.afternoon),
      posts.with({ title: t.stories.title, lead: t.stories.lead, of: 'blog', more: { label: t.stories.more, href: '/Blog' } }),
      statement.with({ ...t.promise, tone: 'primary' }),
      classRail.with({ title: t.train.title, lead: t.train.lead, look: 'rail', count: 6, more: { label: t.train.more, href: '/Courses' } }),
      testimonials.with({ title: t.said.title }),
      mentors.with({ title: t.people.title, count: 4, tone: 'tint', more: { label: t.people.more, href: '/Mentor' } }),
      events.with({ title: t.events.title, count: 2, more: { label: t.events.more, href: '/Event' } }),
      faq.with({ title: t.faq.title }),
      callToAction.with({ title: t.end.title, text: t.end.text, action: { label: t.end.action, href: 'whatsapp' }, tone: 'tint' }),
    ]
  },
}
