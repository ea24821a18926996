import { Form, useActionData, useLoaderData } from 'react-router'
import { placeOf, viewForms, withDone } from '#features/lists/forms.server.ts'
import { listViews } from '#features/lists/views.server.ts'
import { requirePermission } from '#features/permissions/permissions.ts'
import { toCityLabel } from '#kit/city-label.ts'
import { type FieldReason, InvalidInput } from '#kit/errors.ts'
import { appActionWithLooks, appLoader } from '#page/app-page.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { DataList } from '#ui/app/list/data-list.tsx'
import type { ListColumn } from '#ui/app/list/list-column.tsx'
import { useCounted } from '#ui/app/list/use-counted.tsx'
import { FormMessage, FormRefusal } from '#ui/form/form-message.tsx'
import type { FormResult } from '#ui/form/form-result.ts'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { RESULT_STATES, type Result, type TeamResult } from '../result.ts'
import { checkResults, saveResultTable } from '../result-table.server.ts'
import {
  countResults,
  listProgramsOfResults,
  listResults,
  type ResultChange,
  readResult,
  resultFilterOf,
  saveResults,
} from '../results.server.ts'
import { schoolReason, schoolTexts } from '../texts.ts'
import { CheckedResults } from '../ui/checked-results.tsx'
import { ResultField } from '../ui/result-field.tsx'
import { ResultTableForm } from '../ui/result-table-form.tsx'

const BASE = '/Studio/Results'
const FORM_ID = 'results'

/** Results of the confirmed teams, to be written in the list or by a table. */
export const loader = appLoader(async ({ ctx, query, lang }) => {
  const { title, lead } = schoolTexts(lang).results
  const filter = resultFilterOf(query)
  return {
    title,
    lead,
    page: await listResults(ctx, filter, placeOf(query)),
    counted: await countResults(ctx, filter),
    views: await listViews(ctx, BASE),
    programs: await listProgramsOfResults(ctx),
    query: Object.fromEntries(query),
  }
})

export const action = appActionWithLooks(
  {
    ...viewForms(BASE, ({ ctx }) => requirePermission(ctx.viewer, 'programs.write')),
    save: async ({ ctx, query }, fields) => {
      requirePermission(ctx.viewer, 'programs.write')
      const count = await saveResults(ctx, readChanges(fields))
      // The same page of the list: the rows that were typed in.
      return leadBack(query, count)
    },
    apply: async ({ ctx, query }, fields) => {
      requirePermission(ctx.viewer, 'programs.write')
      const count = await saveResultTable(ctx, fields.get('table') ?? '')
      return leadBack(query, count)
    },
  },
  {
    check: async ({ ctx }, fields, { files }) => {
      requirePermission(ctx.viewer, 'programs.write')
      return await checkResults(ctx, (await files.get('file')?.text()) ?? fields.get('table') ?? '')
    },
  },
)

export { appMeta as meta } from '#page/app-meta.ts'
export { revalidateAfterConflict as shouldRevalidate } from '#page/revalidate.ts'

/** Returns the address of the list in the state that it had, with how many results differ. */
function leadBack(query: URLSearchParams, count: number): string {
  return withDone(BASE, query, count > 0 ? { done: 'saved', count: String(count) } : { done: 'unchanged' })
}

/** Returns the rows in which something else was typed than was shown. Throws InvalidInput with each field that is no result. */
function readChanges(fields: URLSearchParams): ResultChange[] {
  const problems: FieldReason[] = []
  const changes: ResultChange[] = []
  for (const [name, before] of fields) {
    if (!name.startsWith('shown.')) continue
    const id = name.slice('shown.'.length)
    const [score = '', minutes = ''] = before.split('/')
    const typed = { score: fields.get(`score.${id}`) ?? '', minutes: fields.get(`minutes.${id}`) ?? '' }
    if (typed.score.trim() === score && typed.minutes.trim() === minutes) continue
    const [read, shown] = [readResult(typed.score, typed.minutes), readResult(score, minutes)]
    if ('problems' in read) problems.push(...read.problems.map(({ field, reason }) => ({ path: `${field}.${id}`, reason })))
    else changes.push({ id, result: read.result, ...('result' in shown && { shown: shown.result }) })
  }
  if (problems.length > 0) throw new InvalidInput(schoolReason('ResultsRefused'), problems)
  return changes
}

export default function ResultList() {
  const { title, lead, page, counted, views, programs, query } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { results: t, fill } = useTexts(schoolTexts)
  const count = useCounted(counted)
  const form = answer && !('shown' in answer) ? answer : undefined
  const checked = answer && 'shown' in answer ? answer.shown : undefined
  // One is the parameter's first value, which addresses leave out.
  const saved = Number(query['count'] ?? 1)
  return (
    <AppPage title={title} lead={lead}>
      <div className="mb-4 space-y-4 empty:hidden">
        {form && form.name !== 'save-view' && <FormRefusal form={form} />}
        {!answer && query['done'] === 'saved' && <FormMessage tone="done">{fill('results.saved', { count: saved })}</FormMessage>}
        {!answer && query['done'] === 'unchanged' && <FormMessage tone="note">{t.savedNone}</FormMessage>}
      </div>
      {checked && <CheckedResults checked={checked} />}
      <p className="text-ink-soft mb-4 max-w-[65ch]">{t.saveLead}</p>
      <DataList
        base={BASE}
        query={query}
        page={page}
        keyOf={one => one.id}
        nameOf={one => one.name}
        columns={columnsOf(t, form)}
        caption={t.caption}
        firstSort="name"
        count={fill('results.count', { count })}
        empty={t.empty}
        none={t.none}
        search={{ label: t.search, hint: t.searchHint }}
        chips={[{ name: 'state', label: t.state, all: t.all, choices: RESULT_STATES.map(state => [state, t.states[state]] as const) }]}
        {...(programs.length > 1 && {
          more: {
            names: ['program'],
            fields: (
              <SelectField
                name="program"
                label={t.program}
                value={query['program'] ?? ''}
                choices={[['', t.allPrograms] as const, ...programs.map(({ id, name }) => [id, name] as const)]}
              />
            ),
          },
        })}
        csv={`${BASE}.csv`}
        views={{ saved: views, problem: form?.name === 'save-view' ? form.message : undefined }}
      />
      {page.items.length > 0 && (
        <Form id={FORM_ID} method="post" preventScrollReset className={`mt-3 ${checked ? '' : 'sticky bottom-2 z-20'}`}>
          <button type="submit" name="form" value="save" data-act="save" className="btn btn-main shadow-lg">
            {t.save}
          </button>
        </Form>
      )}
      <div className="mt-10">
        <ResultTableForm form={form} action={BASE} />
      </div>
    </AppPage>
  )
}

function columnsOf(t: ReturnType<typeof schoolTexts>['results'], form: FormResult | undefined): ListColumn<TeamResult>[] {
  // What is typed stays until something else is stored, also while a table is looked at.
  const fieldOf = (one: TeamResult, field: keyof Result, label: string) => (
    <ResultField
      key={`${field} ${one.score} ${one.minutes}`}
      name={`${field}.${one.id}`}
      label={label}
      team={one}
      value={one[field]}
      form={form?.name === 'save' ? form : undefined}
      formId={FORM_ID}
    />
  )
  return [
    {
      key: 'team',
      title: t.columns.team,
      isHeading: true,
      show: one => (
        <span className="block wrap-anywhere">
          <strong className="font-semibold">{one.name}</strong>
          <span className="text-ink-soft block">{one.school}</span>
          <input type="hidden" form={FORM_ID} name={`shown.${one.id}`} value={`${one.score ?? ''}/${one.minutes ?? ''}`} />
        </span>
      ),
    },
    { key: 'score', title: t.columns.score, show: one => fieldOf(one, 'score', 'results.scoreOf') },
    { key: 'minutes', title: t.columns.minutes, show: one => fieldOf(one, 'minutes', 'results.minutesOf') },
    { key: 'npsn', title: t.columns.npsn, isHidden: true, show: one => one.npsn ?? '–' },
    { key: 'city', title: t.columns.city, isHidden: true, show: one => toCityLabel(one.city) || '–' },
    { key: 'program', title: t.columns.program, show: one => one.program ?? '–' },
  ]
}
