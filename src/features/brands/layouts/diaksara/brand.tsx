import type { Brand } from '../../brand.ts'
import { callToAction } from '../../sections/call-to-action.tsx'
import { events } from '../../sections/events.tsx'
import { faq } from '../../sections/faq.tsx'
import { mentors } from '../../sections/people.tsx'
import { testimonials } from '../../sections/testimonials.tsx'
import frameCss from './brand.css?inline'
import { classCatalogue } from './classes.tsx'
import { contentsPage } from './contents.tsx'
import { DiaksaraFooter, DiaksaraHeader } from './frame.tsx'
import { editorsLetter } from './letter.tsx'
import { marginNotes } from './margin.tsx'
import sectionsCss from './sections.css?inline'
import { texts } from './texts.ts'

/** A small literary review: masthead, table of contents, a letter in columns, an edited sentence; the first pictures are of people. */
export const brand: Brand = {
  layout: 'diaksara',
  css: frameCss + sectionsCss,
  Mark: null,
  Header: DiaksaraHeader,
  Footer: DiaksaraFooter,
  sections: [contentsPage, editorsLetter, marginNotes, classCatalogue],
  title: lang => texts(lang),
  navigation: lang => {
    const { nav } = texts(lang)
    return [
      { label: nav.friends, href: '/Tulisan-Temans' },
      { label: nav.news, href: '/News' },
      { label: nav.classes, href: '/Courses' },
      { label: nav.voice, href: '/Podcasts' },
      { label: nav.events, href: '/Event' },
      { label: nav.about, href: '/About' },
    ]
  },
  home: lang => {
    const t = texts(lang)
    return [
      contentsPage.with(t.contents),
      editorsLetter.with(t.letter),
      marginNotes.with(t.margin),
      classCatalogue.with(t.classes),
      mentors.with({ title: t.mentors.title, count: 4, more: { label: t.mentors.more, href: '/Mentor' }, tone: 'tint' }),
      testimonials.with({ title: t.said.title }),
      events.with({ title: t.events.title, count: 3, more: { label: t.events.more, href: '/Event' } }),
      faq.with({ title: t.faq.title, count: 6 }),
      callToAction.with({ title: t.end.title, text: t.end.text, action: { label: t.end.action, href: 'whatsapp' }, tone: 'tint' }),
    ]
  },
}
