import type { Brand } from '../../brand.ts'
import { callToAction } from '../../sections/call-to-action.tsx'
import { classRail } from '../../sections/class-rail.tsx'
import { events } from '../../sections/events.tsx'
import { faq } from '../../sections/faq.tsx'
import { features } from '../../sections/features.tsx'
import { posts } from '../../sections/posts.tsx'
import { testimonials } from '../../sections/testimonials.tsx'
import { funBadges } from './badges.tsx'
import frameCss from './brand.css?inline'
import { FunFooter, FunHeader } from './frame.tsx'
import { funHero } from './hero.tsx'
import { funPlay } from './play.tsx'
import sectionsCss from './sections.css?inline'
import { texts } from './texts.ts'

/** For younger pupils and their parents: candy colours, blobs, big pressable buttons, a monster to build, badges. */
export const brand: Brand = {
  layout: 'alkademifun',
  css: frameCss + sectionsCss,
  sections: [funHero, funPlay, funBadges],
  Header: FunHeader,
  Footer: FunFooter,
  title: lang => texts(lang),
  navigation: lang => {
    const { nav } = texts(lang)
    return [
      { label: nav.classes, href: '/Courses' },
      { label: nav.holiday, href: '/Program' },
      { label: nav.events, href: '/Event' },
      { label: nav.gallery, href: '/Gallery' },
      { label: nav.mentors, href: '/Mentor' },
      { label: nav.parents, href: '/Blog' },
    ]
  },
  home: lang => {
    const t = texts(lang)
    return [
      funHero.with(t.hero),
      classRail.with({ title: t.open.title, lead: t.open.lead, count: 3, more: { label: t.open.more, href: '/Courses' } }),
      funPlay.with(t.play),
      funBadges.with(t.badges),
      events.with({ title: t.events.title, count: 3, more: { label: t.events.more, href: '/Event' } }),
      testimonials.with({ title: t.said.title, tone: 'tint' }),
      features.with({ title: t.parents.title, lead: t.parents.lead, columns: 4, items: t.parents.items }),
      posts.with({ title: t.stories.title, of: 'blog', more: { label: t.stories.more, href: '/Blog' } }),
      faq.with({ title: t.faq.title }),
      callToAction.with({ title: t.end.title, text: t.end.text, action: { label: t.end.action, href: 'whatsapp' }, tone: 'primary' }),
    ]
  },
}
