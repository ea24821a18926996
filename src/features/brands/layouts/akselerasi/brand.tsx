import type { Brand } from '../../brand.ts'
import { callToAction } from '../../sections/call-to-action.tsx'
import { classRail } from '../../sections/class-rail.tsx'
import { faq } from '../../sections/faq.tsx'
import { posts } from '../../sections/posts.tsx'
import { testimonials } from '../../sections/testimonials.tsx'
import { programs } from '../../sections/works.tsx'
import frameCss from './brand.css?inline'
import { AkselerasiFooter, AkselerasiHeader } from './frame.tsx'
import { akselerasiHero } from './hero.tsx'
import { akselerasiDoors, akselerasiResults } from './results.tsx'
import sectionsCss from './sections.css?inline'
import { akselerasiSwaps } from './swaps.tsx'
import { texts } from './texts.ts'
import { akselerasiWeeks } from './weeks.tsx'

/** For career changers: ink and lime, everything slanted, twelve weeks in detail and verifiable results. */
export const brand: Brand = {
  layout: 'akselerasi',
  css: frameCss + sectionsCss,
  sections: [akselerasiHero, akselerasiSwaps, akselerasiWeeks, akselerasiResults, akselerasiDoors],
  Mark: null,
  Header: AkselerasiHeader,
  Footer: AkselerasiFooter,
  title: lang => texts(lang),
  navigation: lang => {
    const { nav } = texts(lang)
    return [
      { label: nav.courses, href: '/Courses' },
      { label: nav.program, href: '/Program' },
      { label: nav.mentor, href: '/Mentor' },
      { label: nav.work, href: '/Portfolio' },
      { label: nav.hiring, href: '/Career' },
      { label: nav.blog, href: '/Blog' },
      { label: nav.about, href: '/About' },
    ]
  },
  home: lang => {
    const t = texts(lang)
    return [
      akselerasiHero.with(t.hero),
      akselerasiSwaps.with(t.swaps),
      akselerasiWeeks.with(t.weeks),
      classRail.with({ title: t.open.title, lead: t.open.lead, openOnly: true, more: { label: t.open.more, href: '/Courses' } }),
      akselerasiResults.with(t.results),
      testimonials.with({ title: t.said.title }),
      programs.with({ title: t.paths.title, classes: t.paths.classes, tone: 'tint' }),
      akselerasiDoors.with(t.doors),
      posts.with({ title: t.blog.title, lead: t.blog.lead, of: 'blog', more: { label: t.blog.more, href: '/Blog' } }),
      faq.with({ title: t.faq.title }),
      callToAction.with({ title: t.end.title, text: t.end.text, action: { label: t.end.action, href: 'whatsapp' }, tone: 'primary' }),
    ]
  },
}
