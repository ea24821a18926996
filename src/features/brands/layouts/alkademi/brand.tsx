import type { Brand } from '../../brand.ts'
import { callToAction } from '../../sections/call-to-action.tsx'
import { classRail } from '../../sections/class-rail.tsx'
import { faq } from '../../sections/faq.tsx'
import { mentors } from '../../sections/people.tsx'
import { posts } from '../../sections/posts.tsx'
import { stats } from '../../sections/stats.tsx'
import { steps } from '../../sections/steps.tsx'
import { testimonials } from '../../sections/testimonials.tsx'
import { programs } from '../../sections/works.tsx'
import css from './brand.css?inline'
import { alkademiHero } from './hero.tsx'
import { texts } from './texts.ts'

/** The flagship: ocean blues, search first, open classes, counters, learning paths. */
export const brand: Brand = {
  layout: 'alkademi',
  css,
  sections: [alkademiHero],
  title: lang => texts(lang),
  navigation: lang => {
    const { nav } = texts(lang)
    return [
      { label: nav.courses, href: '/Courses' },
      { label: nav.classes, href: '/Class' },
      { label: nav.program, href: '/Program' },
      { label: nav.mentor, href: '/Mentor' },
      { label: nav.services, href: '/Training-Services' },
      { label: nav.news, href: '/News' },
      { label: nav.about, href: '/About' },
    ]
  },
  home: lang => {
    const t = texts(lang)
    return [
      alkademiHero.with({ search: t.search, popular: t.popular, topics: [...t.topics] }),
      classRail.with({ title: t.open.title, lead: t.open.lead, openOnly: true, more: { label: t.open.more, href: '/Courses' } }),
      stats.with({
        tone: 'ink',
        items: [
          { of: 'classes', label: t.counts.classes },
          { of: 'mentors', label: t.counts.mentors },
          { of: 'cities', label: t.counts.cities },
          { of: 'posts', label: t.counts.posts },
        ],
      }),
      programs.with({
        title: t.paths.title,
        lead: t.paths.lead,
        classes: t.paths.classes,
        more: { label: t.paths.more, href: '/Program' },
      }),
      steps.with({ title: t.how.title, items: t.how.items.map(item => ({ ...item })), tone: 'tint' }),
      mentors.with({ title: t.mentors.title, count: 4, more: { label: t.mentors.more, href: '/Mentor' } }),
      testimonials.with({ title: t.said.title, tone: 'tint' }),
      posts.with({ title: t.news.title, of: 'news', more: { label: t.news.more, href: '/News' } }),
      faq.with({ title: t.faq.title }),
      callToAction.with({ title: t.end.title, text: t.end.text, action: { label: t.end.action, href: 'whatsapp' }, tone: 'primary' }),
    ]
  },
}
