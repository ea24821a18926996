import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { formatCount } from '#kit/format.ts'
import { Section } from '#ui/app/section.tsx'
import { badgeClass } from '#ui/badge.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { VERDICTS } from '../report.ts'
import type { ReportedAnswer } from '../reports.server.ts'
import { reviewTexts } from '../texts.ts'
import { REVIEW } from './review-path.ts'
import { Said } from './said.tsx'

type ShownReport = Omit<ReportedAnswer, 'reportedAt'> & { reported: string }

/** Answers that people reported and nobody has decided on. An answer looks as in the panel: without pictures, and links to this site alone. */
export function Reports({ reports, more }: { reports: readonly ShownReport[]; more: number }) {
  const { reports: t, fill } = useTexts(reviewTexts)
  return (
    <Section title={t.title} lead={t.lead}>
      {reports.length === 0 ? (
        <p className="text-ink-soft">{t.none}</p>
      ) : (
        <ul className="divide-line divide-y">
          {reports.map(report => (
            <li key={report.id} className="py-4 first:pt-0 last:pb-0">
              <Report report={report} />
            </li>
          ))}
        </ul>
      )}
      {more > 0 && <p className="text-ink-soft mt-4">{fill('reports.more', { count: formatCount(more) })}</p>}
    </Section>
  )
}

function Report({ report: { id, query, answer, reason, reported, isByModel } }: { report: ShownReport }) {
  const { reports: t, fill } = useTexts(reviewTexts)
  return (
    <article className="grid gap-3" data-report={id}>
      <p className="text-ink-soft flex flex-wrap items-center gap-x-3">
        {fill('reports.when', { when: reported })}
        {isByModel && <span className={badgeClass('orange')}>{t.byModel}</span>}
      </p>
      <dl className="grid gap-3">
        <Part name={t.question}>{query}</Part>
        <Part name={t.answer}>
          <Said markdown={answer} />
        </Part>
        <Part name={t.reason}>{reason.trim() || t.noReason}</Part>
      </dl>
      <Form method="post" action={REVIEW} className="flex flex-wrap gap-2">
        <input type="hidden" name="id" value={id} />
        {VERDICTS.map(verdict => (
          <button
            key={verdict}
            type="submit"
            name="form"
            value={verdict}
            className="btn btn-quiet"
            aria-label={fill('reports.about', { act: t[verdict], question: query.slice(0, 80) })}
          >
            {t[verdict]}
          </button>
        ))}
      </Form>
    </article>
  )
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-soft text-sm">{name}</dt>
      <dd className="max-w-[68ch] wrap-anywhere whitespace-pre-line">{children}</dd>
    </div>
  )
}
