import type { Brand } from '../../brand.ts'
import { callToAction } from '../../sections/call-to-action.tsx'
import { classRail } from '../../sections/class-rail.tsx'
import { events } from '../../sections/events.tsx'
import { mentors } from '../../sections/people.tsx'
import { posts } from '../../sections/posts.tsx'
import { stats } from '../../sections/stats.tsx'
import { testimonials } from '../../sections/testimonials.tsx'
import { programs } from '../../sections/works.tsx'
import css from './brand.css?inline'
import { AseanFooter } from './footer.tsx'
import { AseanHeader } from './header.tsx'
import { aseanHero } from './hero.tsx'
import sectionsCss from './sections.css?inline'
import { aseanTable } from './table.tsx'
import { texts } from './texts.ts'
import { aseanVoices } from './voices.tsx'

/** A region at one table: deep blue with red and yellow, the map in dots, both languages side by side. */
export const brand: Brand = {
  layout: 'asean-foundation',
  css: css + sectionsCss,
  Header: AseanHeader,
  Footer: AseanFooter,
  sections: [aseanHero, aseanVoices, aseanTable],
  title: lang => texts(lang),
  navigation: lang => {
    const { nav } = texts(lang)
    return [
      { label: nav.program, href: '/Program' },
      { label: nav.courses, href: '/Courses' },
      { label: nav.event, href: '/Event' },
      { label: nav.blog, href: '/Blog' },
      { label: nav.podcasts, href: '/Podcasts' },
      { label: nav.network, href: '/Network' },
      { label: nav.about, href: '/About' },
    ]
  },
  home: lang => {
    const t = texts(lang)
    return [
      aseanHero.with(t.hero),
      aseanVoices.with(t.voices),
      aseanTable.with(t.table),
      programs.with({ title: t.programs.title, classes: t.programs.classes, more: { label: t.programs.more, href: '/Program' } }),
      stats.with({
        tone: 'primary',
        items: [
          { of: 'classes', label: t.counts.classes },
          { of: 'mentors', label: t.counts.mentors },
          { of: 'posts', label: t.counts.posts },
          { of: 'episodes', label: t.counts.episodes },
        ],
      }),
      classRail.with({ title: t.open.title, lead: t.open.lead, count: 3, more: { label: t.open.more, href: '/Courses' } }),
      posts.with({ title: t.notes.title, lead: t.notes.lead, of: 'blog', tone: 'tint', more: { label: t.notes.more, href: '/Blog' } }),
      events.with({ title: t.events.title, count: 3, more: { label: t.events.more, href: '/Event' } }),
      mentors.with({ title: t.people.title, count: 4, more: { label: t.people.more, href: '/Mentor' } }),
      testimonials.with({ title: t.said.title, tone: 'tint' }),
      callToAction.with({ title: t.end.title, text: t.end.text, action: { label: t.end.action, href: 'whatsapp' }, tone: 'tint' }),
    ]
  },
}
