import type { Brand } from '../../brand.ts'
import { callToAction } from '../../sections/call-to-action.tsx'
import { events } from '../../sections/events.tsx'
import { faq } from '../../sections/faq.tsx'
import { posts } from '../../sections/posts.tsx'
import { testimonials } from '../../sections/testimonials.tsx'
import { statement } from '../../sections/words.tsx'
import frameCss from './brand.css?inline'
import { kopiBrew } from './brew.tsx'
import { kopiFarmers } from './farmers.tsx'
import { KopiFooter, KopiHeader } from './frame.tsx'
import { kopiHero } from './hero.tsx'
import { KopiMark } from './mark.tsx'
import { kopiMenu } from './menu.tsx'
import sectionsCss from './sections.css?inline'
import { texts } from './texts.ts'

/** For coffee lovers: brown and cream, classes as a menu card, a recipe in five glasses, teachers as labels on sacks. */
export const brand: Brand = {
  layout: 'sekolahkopi',
  css: frameCss + sectionsCss,
  sections: [kopiHero, kopiMenu, kopiBrew, kopiFarmers],
  Mark: KopiMark,
  Header: KopiHeader,
  Footer: KopiFooter,
  title: lang => texts(lang),
  navigation: lang => {
    const { nav } = texts(lang)
    return [
      { label: nav.menu, href: '/Courses' },
      { label: nav.farmers, href: '/Program' },
      { label: nav.table, href: '/Event' },
      { label: nav.stories, href: '/Blog' },
      { label: nav.podcast, href: '/Podcasts' },
      { label: nav.about, href: '/About' },
    ]
  },
  lists: lang => texts(lang).lists,
  home: lang => {
    const t = texts(lang)
    return [
      kopiHero.with(t.hero),
      kopiMenu.with(t.menu),
      kopiBrew.with(t.brew),
      kopiFarmers.with(t.farmers),
      statement.with({ text: t.porch.text, action: { label: t.porch.action, href: '/About' } }),
      events.with({ title: t.events.title, count: 3, more: { label: t.events.more, href: '/Event' } }),
      testimonials.with({ title: t.said.title }),
      posts.with({ title: t.stories.title, lead: t.stories.lead, of: 'blog', more: { label: t.stories.more, href: '/Blog' } }),
      faq.with({ title: t.faq.title }),
      callToAction.with({ title: t.end.title, text: t.end.text, action: { label: t.end.action, href: 'whatsapp' }, tone: 'tint' }),
    ]
  },
}
