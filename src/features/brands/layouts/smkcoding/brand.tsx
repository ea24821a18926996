import type { Brand } from '../../brand.ts'
import { callToAction } from '../../sections/call-to-action.tsx'
import { classRail } from '../../sections/class-rail.tsx'
import { faq } from '../../sections/faq.tsx'
import { posts } from '../../sections/posts.tsx'
import { testimonials } from '../../sections/testimonials.tsx'
import { programs } from '../../sections/works.tsx'
import css from './brand.css?inline'
import { SmkFooter } from './footer.tsx'
import { SmkHeader } from './header.tsx'
import { smkJobs } from './jobs.tsx'
import { smkLiga } from './liga.tsx'
import { smkMap } from './map.tsx'
import { smkRoles } from './roles.tsx'
import sectionsCss from './sections.css?inline'
import { smkTerminal } from './terminal.tsx'
import { texts } from './texts.ts'

/** A school lab after hours: dark screen, monospaced headings, the league and the map of schools. */
export const brand: Brand = {
  layout: 'smkcoding',
  css: css + sectionsCss,
  Header: SmkHeader,
  Footer: SmkFooter,
  sections: [smkTerminal, smkRoles, smkMap, smkLiga, smkJobs],
  title: lang => texts(lang),
  navigation: lang => {
    const { nav } = texts(lang)
    return [
      { label: nav.courses, href: '/Courses' },
      { label: nav.liga, href: '/Liga-Smk' },
      { label: nav.board, href: '/Leaderboards' },
      { label: nav.program, href: '/Program' },
      { label: nav.blog, href: '/Blog' },
      { label: nav.jobs, href: '/Career' },
      { label: nav.about, href: '/About' },
    ]
  },
  home: lang => {
    const t = texts(lang)
    return [
      smkTerminal.with(t.hero),
      smkRoles.with(t.roles),
      classRail.with({ title: t.open.title, lead: t.open.lead, look: 'rail', count: 8, more: { label: t.open.more, href: '/Courses' } }),
      smkMap.with(t.map),
      smkLiga.with(t.liga),
      programs.with({
        title: t.programs.title,
        classes: t.programs.classes,
        tone: 'tint',
        more: { label: t.programs.more, href: '/Program' },
      }),
      smkJobs.with({ title: t.jobs.title, lead: t.jobs.lead, open: t.jobs.open, more: { label: t.jobs.more, href: '/Career' } }),
      testimonials.with({ title: t.said.title }),
      posts.with({ title: t.notes.title, lead: t.notes.lead, of: 'blog', more: { label: t.notes.more, href: '/Blog' } }),
      faq.with({ title: t.faq.title }),
      callToAction.with({ title: t.end.title, text: t.end.text, action: { label: t.end.action, href: 'whatsapp' }, tone: 'primary' }),
    ]
  },
}
