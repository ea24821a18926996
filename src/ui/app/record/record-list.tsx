import { useEffect, useState } from 'react'
import { formatCount, formatDate, formatMoment } from '#kit/format.ts'
import type { Page } from '#kit/page.ts'
import { badgeClass } from '../../badge.tsx'
import { A, useLang } from '../../lang/lang.tsx'
import { useTexts } from '../../lang/use-texts.tsx'
import { Finder, ListOf } from '../finder.tsx'
import { type Column, Rows } from '../rows.tsx'
import { StarterMark } from '../starter/starter-mark.tsx'
import type { EditedRecord } from './edited-record.ts'
import { type KeptRecord, keptRecords } from './kept-records.ts'
import { recordFormTexts } from './texts.ts'

interface Line {
  id: string
  title: string
  status: EditedRecord['status']
  updatedAt: Date
  /** Starter content that nobody edited. */
  isStarter?: boolean
}

interface RecordListProps<L extends Line> {
  base: string
  /** The address of the records' calls: what was kept of these is offered again. */
  calls: string
  memberId: string
  records: Page<L>
  query: Readonly<Record<string, string>>
  words: { caption: string; search: string; searchHint: string; empty: EmptyWords; none: EmptyWords }
  /** Whether records have a state: those of a kind without publication have none. */
  hasStates?: boolean
  /** Columns of its own, behind the name. */
  columns?: readonly Column<L>[]
}

interface EmptyWords {
  title: string
  text: string
  action: string
}

const TONES = { draft: 'orange', asked: 'blue', published: 'green' } as const

/** The list of a kind of records, with what this browser has of them and the server has not. */
export function RecordList<L extends Line>({
  base,
  calls,
  memberId,
  records,
  query,
  words,
  hasStates = true,
  columns = [],
}: RecordListProps<L>) {
  const t = useTexts(recordFormTexts)
  const lang = useLang()
  const own: Column<L>[] = [
    {
      title: t.list.name,
      isHeading: true,
      show: one => (
        <A
          href={`${base}/${one.id}`}
          className="hover:text-primary-text font-semibold wrap-anywhere underline-offset-4 after:absolute after:inset-0 hover:underline"
        >
          {one.title || t.list.untitled}
          {one.isStarter && (
            <span className="block">
              <StarterMark />
            </span>
          )}
        </A>
      ),
    },
    ...columns,
    ...(hasStates
      ? [{ title: t.list.state, show: (one: L) => <span className={badgeClass(TONES[one.status])}>{t.states[one.status]}</span> }]
      : []),
    { title: t.list.changed, show: one => <span className="whitespace-nowrap">{formatDate(one.updatedAt, undefined, lang)}</span> },
  ]
  return (
    <>
      <KeptRecords memberId={memberId} calls={calls} />
      <Finder
        base={base}
        query={query}
        search={{ label: words.search, hint: words.searchHint }}
        {...(hasStates && {
          filter: {
            name: 'state',
            label: t.list.stateFilter,
            all: t.list.allStates,
            choices: (['draft', 'asked', 'published'] as const).map(state => [state, t.states[state]] as const),
          },
        })}
      />
      <ListOf
        page={records}
        base={base}
        query={query}
        count={t.fill('list.count', { count: records.totalItems === 1 ? 1 : formatCount(records.totalItems) })}
        empty={words.empty}
        none={words.none}
      >
        <Rows items={records.items} keyOf={one => one.id} columns={own} caption={words.caption} />
      </ListOf>
    </>
  )
}

/** What this browser has of a member's records of a kind and the server has not. Nothing where there is none. */
export function KeptRecords({ memberId, calls }: { memberId: string; calls: string }) {
  const { list: t } = useTexts(recordFormTexts)
  const lang = useLang()
  const [kept, setKept] = useState<KeptRecord[]>([])
  useEffect(() => {
    void keptRecords.list(memberId).then(all => setKept(all.filter(one => one.calls === calls)))
  }, [memberId, calls])
  if (kept.length === 0) return null
  return (
    <section className="card mb-6 p-5">
      <h2 className="text-xl font-semibold">{t.unsent}</h2>
      <p className="text-ink-soft">{t.unsentHint}</p>
      <ul className="mt-3 space-y-2">
        {kept.map(one => (
          <li key={one.id} className="flex flex-wrap items-center justify-between gap-3">
            <span className="min-w-0 wrap-anywhere">
              {one.title || t.untitled} · {formatMoment(new Date(one.keptAt), undefined, lang)}
            </span>
            <A href={one.href} className="btn btn-quiet">
              {t.goOn}
            </A>
          </li>
        ))}
      </ul>
    </section>
  )
}
