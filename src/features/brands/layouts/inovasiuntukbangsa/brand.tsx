import type { Brand } from '../../brand.ts'
import { callToAction } from '../../sections/call-to-action.tsx'
import { classRail } from '../../sections/class-rail.tsx'
import { events } from '../../sections/events.tsx'
import { faq } from '../../sections/faq.tsx'
import { stats } from '../../sections/stats.tsx'
import { steps } from '../../sections/steps.tsx'
import { portfolio, programs } from '../../sections/works.tsx'
import { aspirationBoard } from './board.tsx'
import frameCss from './brand.css?inline'
import { workingDrawing } from './drawing.tsx'
import { InnovationFooter, InnovationHeader } from './frame.tsx'
import sectionsCss from './sections.css?inline'
import { toolSheets } from './sheets.tsx'
import { texts } from './texts.ts'

/** A drawing office: red over white, blueprint grid, the board of complaints, sheets with stories about tools. */
export const brand: Brand = {
  layout: 'inovasiuntukbangsa',
  css: frameCss + sectionsCss,
  Header: InnovationHeader,
  Footer: InnovationFooter,
  sections: [workingDrawing, aspirationBoard, toolSheets],
  title: lang => texts(lang),
  navigation: lang => {
    const { nav } = texts(lang)
    return [
      { label: nav.stories, href: '/News' },
      { label: nav.classes, href: '/Courses' },
      { label: nav.program, href: '/Program' },
      { label: nav.notes, href: '/Blog' },
      { label: nav.events, href: '/Event' },
      { label: nav.about, href: '/About' },
    ]
  },
  home: lang => {
    const t = texts(lang)
    return [
      workingDrawing.with(t.drawing),
      aspirationBoard.with(t.board),
      toolSheets.with(t.sheets),
      steps.with({ title: t.how.title, items: t.how.items, tone: 'tint' }),
      classRail.with({ title: t.classes.title, count: 6, more: { label: t.classes.more, href: '/Courses' } }),
      programs.with({ title: t.programs.title, classes: t.programs.classes, more: { label: t.programs.more, href: '/Program' } }),
      stats.with({
        tone: 'primary',
        items: [
          { of: 'classes', label: t.counts.classes },
          { of: 'mentors', label: t.counts.mentors },
          { of: 'schools', label: t.counts.schools },
          { of: 'portfolios', label: t.counts.portfolios },
        ],
      }),
      portfolio.with({ title: t.works.title, lead: t.works.lead, more: { label: t.works.more, href: '/Portfolio' } }),
      events.with({ title: t.events.title, count: 3, more: { label: t.events.more, href: '/Event' } }),
      faq.with({ title: t.faq.title, count: 6 }),
      callToAction.with({ title: t.end.title, text: t.end.text, action: { label: t.end.action, href: 'whatsapp' }, tone: 'tint' }),
    ]
  },
}
