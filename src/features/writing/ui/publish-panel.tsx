import { useState } from 'react'
import { badgeClass } from '#ui/badge.tsx'
import { FormField } from '#ui/form/form-field.tsx'
import { A } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { editorTexts } from '../texts.ts'
import type { ActResult, PostEditing } from './use-post-editing.tsx'

const COLOURS = { draft: 'orange', scheduled: 'blue', published: 'green' } as const

/** Publishes, schedules and withdraws; each act says what came of it. */
export function PublishPanel({ editing, publicHref }: { editing: PostEditing; publicHref: string | null }) {
  const t = useTexts(editorTexts)
  const [isBusy, setBusy] = useState(false)
  const [said, setSaid] = useState<{ text: string; isProblem: boolean }>()
  const { status, version, shownVersion, state } = editing.view
  const isOut = status === 'published'
  const isPending = isOut && (version > shownVersion || state !== 'saved')
  const run = (work: Promise<ActResult>, done: string) => {
    setBusy(true)
    void work.then(result => {
      setBusy(false)
      setSaid(result.isDone ? { text: done, isProblem: false } : { text: sayProblems(result) || t.failed, isProblem: true })
    })
  }
  return (
    <section aria-label={t.publish.title} className="mt-4 space-y-4">
      <p>
        <span className={badgeClass(isStatus(status) ? COLOURS[status] : 'orange')}>{isStatus(status) ? t.states[status] : status}</span>
      </p>
      {isOut && <p className="text-ink-soft">{isPending ? t.publish.pending : t.publish.nothing}</p>}
      <p className="flex flex-wrap gap-3">
        <button
          type="button"
          data-act="publish"
          className="btn btn-main grow"
          disabled={isBusy || (isOut && !isPending)}
          onClick={() => run(editing.publish(), t.publish.done)}
        >
          {isOut ? t.publish.changes : t.publish.now}
        </button>
        {status !== 'draft' && (
          <button
            type="button"
            data-act="withdraw"
            className="btn btn-quiet grow"
            disabled={isBusy}
            onClick={() => run(editing.withdraw(), t.publish.withdrawn)}
          >
            {t.publish.withdraw}
          </button>
        )}
      </p>
      {said && (
        <p role={said.isProblem ? 'alert' : 'status'} className={said.isProblem ? 'text-danger-text font-medium' : 'font-medium'}>
          {said.text}
        </p>
      )}
      {isOut && publicHref && (
        <p>
          <A href={publicHref} className="text-primary-text inline-flex min-h-11 items-center underline underline-offset-4">
            {t.publish.open}
          </A>
        </p>
      )}
      {!isOut && <Schedule isBusy={isBusy} onSchedule={at => run(editing.publish(at), t.publish.scheduled)} />}
    </section>
  )
}

function Schedule({ isBusy, onSchedule }: { isBusy: boolean; onSchedule(at: string): void }) {
  const t = useTexts(editorTexts)
  const [problem, setProblem] = useState<string>()
  return (
    <form
      className="border-line space-y-3 border-t pt-4"
      onSubmit={event => {
        event.preventDefault()
        const value = new FormData(event.currentTarget).get('publishedAt')
        const day = new Date(typeof value === 'string' ? value : '')
        const isFuture = day.getTime() > Date.now()
        setProblem(isFuture ? undefined : t.publish.badDay)
        if (isFuture) onSchedule(day.toISOString())
      }}
    >
      <FormField name="publishedAt" type="datetime-local" label={t.publish.day} hint={t.publish.dayHint} problem={problem} />
      <button type="submit" data-act="schedule" className="btn btn-quiet w-full" disabled={isBusy}>
        {t.publish.schedule}
      </button>
    </form>
  )
}

function isStatus(status: string): status is keyof typeof COLOURS {
  return Object.hasOwn(COLOURS, status)
}

function sayProblems({ message, problems }: Extract<ActResult, { isDone: false }>): string {
  return problems.length > 0 ? problems.map(one => one.message).join('; ') : message
}
