import type { Brand } from '../../brand.ts'
import { callToAction } from '../../sections/call-to-action.tsx'
import { classRail } from '../../sections/class-rail.tsx'
import { events } from '../../sections/events.tsx'
import { faq } from '../../sections/faq.tsx'
import { features } from '../../sections/features.tsx'
import { hero } from '../../sections/hero.tsx'
import { logoWall } from '../../sections/logo-wall.tsx'
import { map } from '../../sections/map.tsx'
import { mentors } from '../../sections/people.tsx'
import { posts } from '../../sections/posts.tsx'
import { stats } from '../../sections/stats.tsx'
import { steps } from '../../sections/steps.tsx'
import { testimonials } from '../../sections/testimonials.tsx'
import { portfolio, programs } from '../../sections/works.tsx'
import { texts } from './texts.ts'

/** The reference brand: default colours and fonts, and the shared sections that most sites need. */
export const brand: Brand = {
  layout: 'demo',
  css: '',
  title: lang => texts(lang),
  navigation: lang => {
    const { nav } = texts(lang)
    return [
      { label: nav.courses, href: '/Courses' },
      { label: nav.classes, href: '/Class' },
      { label: nav.program, href: '/Program' },
      { label: nav.mentor, href: '/Mentor' },
      { label: nav.news, href: '/News' },
      { label: nav.about, href: '/About' },
    ]
  },
  home: lang => {
    const t = texts(lang)
    return [
      hero.with({ search: t.search }),
      logoWall.with({ title: t.partners }),
      classRail.with({ ...t.open, count: 6, more: { label: t.open.more, href: '/Courses' } }),
      features.with({ title: t.ways.title, columns: 3, items: t.ways.items, tone: 'tint' }),
      stats.with({
        items: [
          { of: 'classes', label: t.counts.classes },
          { of: 'mentors', label: t.counts.mentors },
          { of: 'schools', label: t.counts.schools },
          { of: 'cities', label: t.counts.cities },
        ],
        tone: 'ink',
      }),
      steps.with({ title: t.how.title, look: 'line', items: t.how.items }),
      programs.with({ ...t.paths, more: { label: t.paths.more, href: '/Program' }, tone: 'tint' }),
      mentors.with({ title: t.mentors.title, count: 4, more: { label: t.mentors.more, href: '/Mentor' } }),
      events.with({ title: t.events.title, count: 3, more: { label: t.events.more, href: '/Event' } }),
      map.with(t.map),
      portfolio.with({ title: t.works.title, more: { label: t.works.more, href: '/Portfolio' } }),
      testimonials.with({ title: t.said, tone: 'tint' }),
      posts.with({ title: t.news.title, of: 'news', more: { label: t.news.more, href: '/News' } }),
      faq.with({ title: t.faq }),
      callToAction.with({ ...t.end, action: { label: t.end.action, href: 'whatsapp' }, tone: 'primary' }),
    ]
  },
}
