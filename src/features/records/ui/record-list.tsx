import type { ReactNode } from 'react'
import { UndoNote } from '#features/bin/ui/undo-note.tsx'
import { formatDate } from '#kit/format.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import type { BulkAct } from '#ui/app/list/bulk-bar.tsx'
import { DataList } from '#ui/app/list/data-list.tsx'
import type { ListColumn } from '#ui/app/list/list-column.tsx'
import type { ChipFilter } from '#ui/app/list/list-toolbar.tsx'
import { useCounted } from '#ui/app/list/use-counted.tsx'
import { KeptRecords } from '#ui/app/record/kept-list.tsx'
import { OrderedRecords } from '#ui/app/record/ordered-records.tsx'
import { recordFormTexts } from '#ui/app/record/texts.ts'
import { StarterMark } from '#ui/app/starter/starter-mark.tsx'
import { badgeClass } from '#ui/badge.tsx'
import { FormMessage, FormRefusal } from '#ui/form/form-message.tsx'
import type { FormResult } from '#ui/form/form-result.ts'
import { A, useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import type { LoadedRecordList } from '../record-list.server.ts'
import { recordTexts } from '../texts.ts'

type ListedRecord = LoadedRecordList['page']['items'][number]

interface EmptyWords {
  title: string
  text: string
  action: string
}

interface RecordListProps {
  title: string
  lead: string
  base: string
  /** The address that the records' calls begin with: what this browser kept of them is offered again. */
  calls: string
  list: LoadedRecordList
  form: FormResult | undefined
  words: { new: string; search: string; searchHint: string; empty: EmptyWords; none: EmptyWords }
  /** Columns of the kind's own fields, behind the name. */
  columns?: readonly ListColumn<ListedRecord>[]
  /** Chooses among the values of the kind's `filter`. */
  filter?: Omit<ChipFilter, 'name' | 'all'>
  children?: ReactNode
}

const TONES = { draft: 'orange', asked: 'blue', published: 'green' } as const

/** The studio's list of a kind of records: `DataList`, the order in which readers see them, and what is in this browser alone. */
export function RecordList({ title, lead, base, calls, list, form, words, columns = [], filter, children }: RecordListProps) {
  const t = useTexts(recordTexts).list
  const f = useTexts(recordFormTexts)
  const lang = useLang()
  const { query, states, counted } = list
  const count = useCounted(counted)
  const said = (['published', 'withdrawn'] as const).find(one => one === query['done'])
  const chips: ChipFilter[] = [
    ...(states.length > 0
      ? [{ name: 'state', label: f.list.stateFilter, all: f.list.allStates, choices: states.map(one => [one, f.states[one]] as const) }]
      : []),
    ...(filter ? [{ ...filter, name: 'filter', all: t.all }] : []),
  ]
  const acts: BulkAct[] = [
    ...(list.mayPublish ? [{ form: 'publish', label: f.acts.publish, act: 'publish' }] : []),
    ...(list.mayPublish ? [{ form: 'withdraw', label: f.acts.withdraw, act: 'withdraw' }] : []),
    ...(list.mayRemove ? [{ form: 'delete', label: f.acts.delete, act: 'delete', isDanger: true }] : []),
  ]
  const own: ListColumn<ListedRecord>[] = [
    {
      key: 'name',
      title: f.list.name,
      isHeading: true,
      isSortable: true,
      show: one => (
        <A
          href={`${base}/${one.id}`}
          className="hover:text-primary-text block pe-10 font-semibold wrap-anywhere underline-offset-4 after:absolute after:inset-0 hover:underline @3xl:pe-0"
        >
          {one.title || f.list.untitled}
          {one.isStarter && (
            <span className="block">
              <StarterMark />
            </span>
          )}
        </A>
      ),
    },
    ...columns,
    ...(states.length > 0
      ? [
          {
            key: 'state',
            title: f.list.state,
            show: (one: ListedRecord) => <span className={badgeClass(TONES[one.status])}>{f.states[one.status]}</span>,
          },
        ]
      : []),
    ...(list.hasPlace
      ? [
          {
            key: 'place',
            title: t.place,
            isSortable: true,
            isHidden: true,
            show: (one: ListedRecord) => String(one.fields['position'] ?? ''),
          },
        ]
      : []),
    {
      key: 'updated',
      title: f.list.changed,
      isSortable: true,
      show: one => <span className="whitespace-nowrap">{formatDate(one.updatedAt, undefined, lang)}</span>,
    },
  ]
  return (
    <AppPage title={title} lead={lead} action={list.mayMake ? { label: words.new, href: `${base}/New` } : undefined}>
      <div className="mb-4 space-y-4 empty:hidden">
        {form && form.name !== 'save-view' && <FormRefusal form={form} />}
        {!form && said && <FormMessage tone="done">{t.done[said]}</FormMessage>}
        {!form && <UndoNote query={query} />}
      </div>
      <KeptRecords memberId={list.memberId} calls={calls} />
      {list.arranged ? (
        <>
          <OrderedRecords key={list.arranged.map(one => one.id).join()} records={list.arranged} base={base} calls={calls} />
          <p className="mt-6">
            <A href={base} className="btn btn-quiet">
              {t.arranged}
            </A>
          </p>
        </>
      ) : (
        <DataList
          base={base}
          query={query}
          page={list.page}
          keyOf={one => one.id}
          nameOf={one => one.title || f.list.untitled}
          columns={own}
          caption={title}
          firstSort={list.firstSort}
          count={f.fill('list.count', { count })}
          empty={words.empty}
          none={words.none}
          search={{ label: words.search, hint: words.searchHint }}
          chips={chips}
          csv={`${base}.csv`}
          views={{ saved: list.views, problem: form?.name === 'save-view' ? form.message : undefined }}
          {...(acts.length > 0 && { acts })}
          {...(list.mayArrange && {
            links: (
              <A
                href={`${base}?arrange=1`}
                className="hover:text-primary-text flex min-h-11 items-center font-medium underline underline-offset-4"
              >
                {t.arrange}
              </A>
            ),
          })}
        />
      )}
      {children}
    </AppPage>
  )
}
