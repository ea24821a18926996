import type { Brand } from '../../brand.ts'
import { callToAction } from '../../sections/call-to-action.tsx'
import { classRail } from '../../sections/class-rail.tsx'
import { events } from '../../sections/events.tsx'
import { faq } from '../../sections/faq.tsx'
import { testimonials } from '../../sections/testimonials.tsx'
import { statement } from '../../sections/words.tsx'
import { pujaBook } from './book.tsx'
import frameCss from './brand.css?inline'
import { pujaDesk } from './desk.tsx'
import { PujaFooter, PujaHeader } from './frame.tsx'
import { pujaHero } from './hero.tsx'
import sectionsCss from './sections.css?inline'
import { pujaShelf } from './shelf.tsx'
import { texts } from './texts.ts'

/** A teacher and author: warm paper, a portrait and an essay, the book, talks. Reads like the first pages of a book. */
export const brand: Brand = {
  layout: 'pujapramudya',
  css: frameCss + sectionsCss,
  sections: [pujaHero, pujaShelf, pujaBook, pujaDesk],
  Mark: null,
  Header: PujaHeader,
  Footer: PujaFooter,
  title: lang => texts(lang),
  navigation: lang => {
    const { nav } = texts(lang)
    return [
      { label: nav.essays, href: '/Berita' },
      { label: nav.notes, href: '/Blog' },
      { label: nav.book, href: '/Metamorfosa' },
      { label: nav.classes, href: '/Courses' },
      { label: nav.talks, href: '/Event' },
      { label: nav.about, href: '/About' },
    ]
  },
  home: lang => {
    const t = texts(lang)
    return [
      pujaHero.with(t.hero),
      pujaShelf.with(t.shelf),
      pujaBook.with(t.book),
      events.with({ title: t.talks.title, lead: t.talks.lead, more: { label: t.talks.more, href: '/Event' } }),
      statement.with({
        text: t.porch.text,
        by: t.porch.by,
        portrait: 'puja-laksita',
        action: { label: t.porch.action, href: '/BelajarBersama' },
        tone: 'ink',
      }),
      classRail.with({ title: t.classes.title, lead: t.classes.lead, count: 3, more: { label: t.classes.more, href: '/Courses' } }),
      testimonials.with({ title: t.letters.title }),
      pujaDesk.with(t.desk),
      faq.with({ title: t.faq.title, count: 5 }),
      callToAction.with({ title: t.end.title, text: t.end.text, action: { label: t.end.action, href: 'whatsapp' }, tone: 'tint' }),
    ]
  },
}
