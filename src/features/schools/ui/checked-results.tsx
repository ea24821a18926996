import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { type Column, Rows } from '#ui/app/rows.tsx'
import { type BadgeColour, badgeClass } from '#ui/badge.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import type { CheckedRow, CheckedTable, Result } from '../result.ts'
import { schoolTexts } from '../texts.ts'

const COLOURS: Record<CheckedRow['state'], BadgeColour> = { new: 'green', changed: 'orange', same: 'blue', refused: 'red' }

/** What would become of each row of a table, and the button that saves all of it. Takes the focus, so that screen readers read it. */
export function CheckedResults({ checked }: { checked: CheckedTable }) {
  const { results, fill } = useTexts(schoolTexts)
  const t = results.table
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [checked])
  const { table, rows, changes, refused } = checked
  return (
    <section className="card mb-8 space-y-4 p-5" aria-labelledby="checked">
      <h2 id="checked" ref={heading} tabIndex={-1} className="text-xl font-bold">
        {t.checked}
      </h2>
      <p role="status">{fill('results.table.summary', { changes, refused })}</p>
      {refused > 0 && <p>{t.mend}</p>}
      {refused === 0 && changes > 0 && (
        <Form method="post">
          <input type="hidden" name="form" value="apply" />
          <input type="hidden" name="table" value={table} />
          <button type="submit" data-act="apply" className="btn btn-main">
            {t.apply}
          </button>
        </Form>
      )}
      <Rows items={rows} keyOf={row => String(row.line)} caption={t.caption} columns={columnsOf(results, fill)} />
    </section>
  )
}

function columnsOf(
  { table: t, columns }: ReturnType<typeof schoolTexts>['results'],
  fill: ReturnType<typeof schoolTexts>['fill'],
): Column<CheckedRow>[] {
  const words = (result: Result | null) =>
    result === null || result.score === null
      ? t.nothing
      : result.minutes === null
        ? String(result.score)
        : fill('results.table.result', { score: result.score, minutes: result.minutes })
  return [
    {
      title: columns.team,
      isHeading: true,
      show: row => (
        <span className="block wrap-anywhere">
          <strong className="font-semibold">{row.team || t.nothing}</strong>
          <span className="text-ink-soft block">{row.school}</span>
        </span>
      ),
    },
    { title: t.line, show: row => row.line },
    { title: t.before, show: row => words(row.before) },
    { title: t.after, show: row => words(row.after) },
    {
      title: t.outcome,
      show: row => (
        <span className="wrap-anywhere">
          <span className={badgeClass(COLOURS[row.state])}>{t.states[row.state]}</span>
          {row.why && <span className="text-danger-text block font-medium">{row.why}</span>}
        </span>
      ),
    },
  ]
}
