import { Section } from '#ui/app/section.tsx'
import { A } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { MOST_BEHIND } from '../behind.ts'
import type { BehindAtHome } from '../behind-home.server.ts'
import { homeTexts } from '../texts.ts'
import { BehindList } from './behind-list.tsx'

/** On the start page of who teaches: how many fall behind in their classes, the first of them with the reasons, and the way to all. */
export function BehindHome({ behind: { count, people }, timeZone }: { behind: BehindAtHome; timeZone: string }) {
  const { class: t, teaching, fill } = useTexts(homeTexts)
  const words = count > MOST_BEHIND ? fill('start.many', { most: MOST_BEHIND }) : fill('start.count', { count })
  return (
    <Section title={t.behind} lead={count === 0 ? t.noneBehind : words}>
      {count > 0 && <BehindList people={people} timeZone={timeZone} />}
      <A href="/Studio/Teaching" className="btn btn-quiet mt-3">
        {teaching.title}
      </A>
    </Section>
  )
}
