import type { Brand } from '../../brand.ts'
import { callToAction } from '../../sections/call-to-action.tsx'
import { classRail } from '../../sections/class-rail.tsx'
import { faq } from '../../sections/faq.tsx'
import { features } from '../../sections/features.tsx'
import { logoWall } from '../../sections/logo-wall.tsx'
import { posts } from '../../sections/posts.tsx'
import { testimonials } from '../../sections/testimonials.tsx'
import frameCss from './brand.css?inline'
import { businessCases } from './cases.tsx'
import { BusinessHeader } from './header.tsx'
import { businessHero } from './hero.tsx'
import { businessNumbers } from './numbers.tsx'
import { businessPlan } from './plan.tsx'
import sectionsCss from './sections.css?inline'
import { texts } from './texts.ts'

/** For companies: navy and amber on squared paper, a request in the hero, numbers, case studies, a Gantt chart. */
export const brand: Brand = {
  layout: 'business-alkademi',
  css: frameCss + sectionsCss,
  sections: [businessHero, businessNumbers, businessCases, businessPlan],
  Header: BusinessHeader,
  title: lang => texts(lang),
  navigation: lang => {
    const { nav } = texts(lang)
    return [
      { label: nav.companies, href: '/Corporates' },
      { label: nav.government, href: '/Government' },
      { label: nav.services, href: '/Training-Services' },
      { label: nav.cases, href: '/Portfolio' },
      { label: nav.pricing, href: '/Pricing' },
      { label: nav.guides, href: '/Berita' },
      { label: nav.about, href: '/About' },
    ]
  },
  home: lang => {
    const t = texts(lang)
    return [
      businessHero.with(t.hero),
      logoWall.with({ title: t.partners.title }),
      businessNumbers.with(t.numbers),
      businessCases.with(t.cases),
      businessPlan.with(t.plan),
      features.with({ title: t.ways.title, columns: 4, items: t.ways.items, tone: 'tint' }),
      testimonials.with({ title: t.said.title }),
      classRail.with({ title: t.open.title, lead: t.open.lead, count: 3, more: { label: t.open.more, href: '/Courses' } }),
      posts.with({ title: t.guides.title, of: 'blog', more: { label: t.guides.more, href: '/Blog' } }),
      faq.with({ title: t.faq.title }),
      callToAction.with({
        title: t.end.title,
        text: t.end.text,
        action: { label: t.end.action, href: '/Make-Appointment' },
        tone: 'primary',
      }),
    ]
  },
}
