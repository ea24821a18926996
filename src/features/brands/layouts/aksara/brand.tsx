import type { Brand } from '../../brand.ts'
import { callToAction } from '../../sections/call-to-action.tsx'
import { classRail } from '../../sections/class-rail.tsx'
import { faq } from '../../sections/faq.tsx'
import { schools } from '../../sections/places.tsx'
import { posts } from '../../sections/posts.tsx'
import { stats } from '../../sections/stats.tsx'
import { testimonials } from '../../sections/testimonials.tsx'
import { featureAlphabet } from './alphabet.tsx'
import frameCss from './brand.css?inline'
import { AksaraFooter, AksaraHeader } from './frame.tsx'
import { letterHero } from './letters.tsx'
import { offlinePhone } from './phone.tsx'
import { openRoadmap } from './roadmap.tsx'
import sectionsCss from './sections.css?inline'
import { texts } from './texts.ts'

/** A product for schools as a type specimen: saffron on charcoal, letters as pictures, features by letter, a public roadmap. */
export const brand: Brand = {
  layout: 'aksara',
  css: frameCss + sectionsCss,
  Header: AksaraHeader,
  Footer: AksaraFooter,
  sections: [letterHero, offlinePhone, featureAlphabet, openRoadmap],
  title: lang => texts(lang),
  navigation: lang => {
    const { nav } = texts(lang)
    return [
      { label: nav.lms, href: '/Lms' },
      { label: nav.training, href: '/Courses' },
      { label: nav.pilot, href: '/Program' },
      { label: nav.releases, href: '/News' },
      { label: nav.notes, href: '/Blog' },
      { label: nav.product, href: '/About' },
    ]
  },
  home: lang => {
    const t = texts(lang)
    return [
      letterHero.with(t.letters),
      offlinePhone.with(t.phone),
      featureAlphabet.with(t.alphabet),
      stats.with({
        tone: 'primary',
        items: [
          { of: 'schools', label: t.counts.schools },
          { of: 'students', label: t.counts.students },
          { of: 'cities', label: t.counts.cities },
          { of: 'classes', label: t.counts.classes },
        ],
      }),
      openRoadmap.with(t.roadmap),
      testimonials.with({ title: t.said.title, tone: 'ink' }),
      classRail.with({ title: t.training.title, lead: t.training.lead, look: 'rail', more: { label: t.training.more, href: '/Courses' } }),
      schools.with({ title: t.schools.title }),
      posts.with({ title: t.releases.title, of: 'news', more: { label: t.releases.more, href: '/News' } }),
      faq.with({ title: t.faq.title, count: 6 }),
      callToAction.with({ title: t.end.title, text: t.end.text, action: { label: t.end.action, href: 'whatsapp' }, tone: 'primary' }),
    ]
  },
}
