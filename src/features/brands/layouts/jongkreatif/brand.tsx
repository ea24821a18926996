import type { Brand } from '../../brand.ts'
import { classRail } from '../../sections/class-rail.tsx'
import { mentors } from '../../sections/people.tsx'
import { posts } from '../../sections/posts.tsx'
import { steps } from '../../sections/steps.tsx'
import { testimonials } from '../../sections/testimonials.tsx'
import { statement } from '../../sections/words.tsx'
import css from './brand.css?inline'
import { JongFooter } from './footer.tsx'
import { JongHeader } from './header.tsx'
import { jongHero } from './hero.tsx'
import { jongKnock } from './knock.tsx'
import sectionsCss from './sections.css?inline'
import { jongServices } from './services.tsx'
import { texts } from './texts.ts'
import { jongWorks } from './works.tsx'

/** A loud studio: huge type, thick lines, no round corners; the work comes right after the title. */
export const brand: Brand = {
  layout: 'jongkreatif',
  css: css + sectionsCss,
  Mark: null,
  Header: JongHeader,
  Footer: JongFooter,
  sections: [jongHero, jongWorks, jongServices, jongKnock],
  title: lang => texts(lang),
  navigation: lang => {
    const { nav } = texts(lang)
    return [
      { label: nav.work, href: '/Portfolio' },
      { label: nav.services, href: '/Services' },
      { label: nav.courses, href: '/Courses' },
      { label: nav.blog, href: '/Blog' },
      { label: nav.gallery, href: '/Gallery' },
      { label: nav.about, href: '/About' },
    ]
  },
  home: lang => {
    const t = texts(lang)
    return [
      jongHero.with(t.hero),
      jongWorks.with(t.works),
      jongServices.with(t.services),
      steps.with({ title: t.rules.title, items: t.rules.items, tone: 'primary' }),
      classRail.with({ title: t.open.title, lead: t.open.lead, look: 'rail', count: 6, more: { label: t.open.more, href: '/Courses' } }),
      mentors.with({ title: t.people.title, count: 4, more: { label: t.people.more, href: '/Mentor' } }),
      statement.with({ tone: 'ink' }),
      posts.with({ title: t.notes.title, lead: t.notes.lead, of: 'blog', more: { label: t.notes.more, href: '/Blog' } }),
      testimonials.with({ title: t.said.title }),
      jongKnock.with(t.end),
    ]
  },
}
