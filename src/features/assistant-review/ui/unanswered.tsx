import { Form } from 'react-router'
import { Section } from '#ui/app/section.tsx'
import { A } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { reviewTexts } from '../texts.ts'
import type { UnansweredGroup } from '../unanswered.server.ts'
import { OtherQuestions } from './other-questions.tsx'
import { REVIEW } from './review-path.ts'

export type ShownGroup = Omit<UnansweredGroup, 'lastAt'> & { last: string }

/** What was asked and not answered, the most frequent first. */
export function Unanswered({ groups }: { groups: readonly ShownGroup[] }) {
  const { unanswered: t } = useTexts(reviewTexts)
  return (
    <Section title={t.title} lead={t.lead}>
      {groups.length === 0 ? (
        <p className="text-ink-soft">{t.none}</p>
      ) : (
        <ul className="divide-line divide-y">
          {groups.map(group => (
            <li key={group.id} className="py-4 first:pt-0 last:pb-0">
              <Group group={group} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

function Group({ group: { id, text, count, last, others } }: { group: ShownGroup }) {
  const { unanswered: t, fill } = useTexts(reviewTexts)
  return (
    <article className="grid gap-2" data-group={id}>
      <h3 className="font-medium wrap-anywhere">{text}</h3>
      <p className="text-ink-soft">
        {fill('unanswered.asked', { count })}, {fill('unanswered.last', { when: last })}
      </p>
      {others.length > 0 && (
        <details>
          <summary className="text-primary-text min-h-11 cursor-pointer py-2.5">{t.others}</summary>
          <OtherQuestions questions={others} />
        </details>
      )}
      <div className="flex flex-wrap gap-2">
        <A href={`${REVIEW}/Answer?about=${id}`} className="btn btn-main" aria-label={fill('unanswered.answerThis', { question: text })}>
          {t.answer}
        </A>
        <Form method="post" action={REVIEW}>
          <input type="hidden" name="id" value={id} />
          <button
            type="submit"
            name="form"
            value="aside"
            className="btn btn-quiet"
            aria-label={fill('unanswered.asideThis', { question: text })}
          >
            {t.aside}
          </button>
        </Form>
      </div>
    </article>
  )
}
