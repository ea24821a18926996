import { ASPIRATION_FORM } from '../../aspiration-form.ts'
import type { Brand } from '../../brand.ts'
import { callToAction } from '../../sections/call-to-action.tsx'
import { classRail } from '../../sections/class-rail.tsx'
import { faq } from '../../sections/faq.tsx'
import { mentors } from '../../sections/people.tsx'
import { testimonials } from '../../sections/testimonials.tsx'
import css from './brand.css?inline'
import { hundredDays } from './days.tsx'
import { wishBoard } from './hero.tsx'
import sectionsCss from './sections.css?inline'
import { wishStories } from './stories.tsx'
import { texts } from './texts.ts'

/** A village board: wishes are dashed, work in progress is hatched, finished work is solid. The page uses these three strokes throughout. */
export const brand: Brand = {
  layout: 'wujudbersamapuja',
  css: css + sectionsCss,
  sections: [wishBoard, hundredDays, wishStories],
  title: lang => texts(lang),
  navigation: lang => {
    const { nav } = texts(lang)
    return [
      { label: nav.done, href: '/Portfolio' },
      { label: nav.days, href: '/Event' },
      { label: nav.news, href: '/News' },
      { label: nav.diary, href: '/Blog' },
      { label: nav.classes, href: '/Courses' },
      { label: nav.about, href: '/About' },
    ]
  },
  home: lang => {
    const t = texts(lang)
    return [
      wishBoard.with(t.hero),
      hundredDays.with(t.days),
      wishStories.with(t.stories),
      mentors.with({ title: t.people.title, lead: t.people.lead, count: 4, more: { label: t.people.more, href: '/Mentor' } }),
      testimonials.with({ title: t.said.title, tone: 'tint' }),
      classRail.with({
        title: t.classes.title,
        lead: t.classes.lead,
        look: 'rail',
        count: 6,
        more: { label: t.classes.more, href: '/Courses' },
      }),
      faq.with({ title: t.faq.title, count: 6 }),
      callToAction.with({ title: t.end.title, text: t.end.text, action: { label: t.end.action, href: ASPIRATION_FORM }, tone: 'primary' }),
    ]
  },
}
