import type { Brand } from '../../brand.ts'
import { callToAction } from '../../sections/call-to-action.tsx'
import { events } from '../../sections/events.tsx'
import { faq } from '../../sections/faq.tsx'
import { logoWall } from '../../sections/logo-wall.tsx'
import { posts } from '../../sections/posts.tsx'
import { statement } from '../../sections/words.tsx'
import { programs } from '../../sections/works.tsx'
import css from './brand.css?inline'
import { FoundationFooter } from './footer.tsx'
import { FoundationHeader } from './header.tsx'
import { foundationHero } from './hero.tsx'
import { foundationLedger } from './ledger.tsx'
import { foundationPaths } from './paths.tsx'
import { foundationReports } from './reports.tsx'
import sectionsCss from './sections.css?inline'
import { texts } from './texts.ts'

/** An annual report: deep green, serif, figures first, then the four paths and the reports. */
export const brand: Brand = {
  layout: 'foundation',
  css: css + sectionsCss,
  Header: FoundationHeader,
  Footer: FoundationFooter,
  sections: [foundationHero, foundationLedger, foundationPaths, foundationReports],
  title: lang => texts(lang),
  navigation: lang => {
    const { nav } = texts(lang)
    return [
      { label: nav.program, href: '/Program' },
      { label: nav.campus, href: '/Campus' },
      { label: nav.government, href: '/Government' },
      { label: nav.corporates, href: '/Corporates' },
      { label: nav.blog, href: '/Blog' },
      { label: nav.news, href: '/News' },
      { label: nav.about, href: '/About' },
    ]
  },
  home: lang => {
    const t = texts(lang)
    return [
      foundationHero.with(t.hero),
      foundationLedger.with(t.ledger),
      foundationPaths.with(t.paths),
      programs.with({
        title: t.programs.title,
        classes: t.programs.classes,
        more: { label: t.programs.more, href: '/Program' },
      }),
      statement.with({ ...t.statement, tone: 'tint' }),
      posts.with({ title: t.homes.title, lead: t.homes.lead, of: 'blog', more: { label: t.homes.more, href: '/Blog' } }),
      foundationReports.with(t.reports),
      events.with({ title: t.events.title, count: 3, more: { label: t.events.more, href: '/Event' } }),
      logoWall.with({ title: t.partners.title }),
      faq.with({ title: t.faq.title, count: 6 }),
      callToAction.with({ title: t.end.title, text: t.end.text, action: { label: t.end.action, href: '/Make-Appointment' }, tone: 'tint' }),
    ]
  },
}
