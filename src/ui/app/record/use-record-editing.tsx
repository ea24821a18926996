import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { newKey } from '#kit/new-key.ts'
import { useLang } from '../../lang/lang.tsx'
import { Saver, type SaverView } from '../saving/saver.ts'
import { toSaveResult } from '../saving/send.ts'
import { watchTyping } from '../saving/watch-typing.ts'
import { type EditedRecord, textOf, type Work } from './edited-record.ts'
import { type KeptRecord, keptRecords } from './kept-records.ts'
import { type ActResult, readStored, sendAct, sendCall } from './record-calls.ts'

/** What undoes a removal. */
interface Removed {
  batchId: string
}

export interface RecordEditing {
  view: SaverView
  /** What the fields begin with; another `round` means that other values were loaded. */
  start: { work: Work; round: number }
  /** What is typed by now. */
  typed: Work
  /** After a conflict: what is typed here, and what the other one saved. */
  sides: { mine: Work; theirs: Work } | undefined
  /** What was found in this browser: taken over already, or typed on an older version than the server's. */
  found: 'recovered' | 'older' | undefined
  change(fields: Work): void
  save(): Promise<boolean>
  keepMine(): void
  takeTheirs(): void
  takeKept(): void
  dropKept(): void
  /** Saves, then publishes, withdraws or asks. */
  act(what: 'publish' | 'withdraw' | 'ask'): Promise<ActResult>
  /** Saves what was typed, then an older version as the newest. */
  restore(version: number): Promise<ActResult>
  /** Moves it to the bin. */
  remove(): Promise<ActResult<Removed>>
}

/** Edits a record: keeps what is typed in the browser until the server has it, and saves it by the calls when the writer says so. `title`: its naming field. */
export function useRecordEditing(record: EditedRecord, calls: string, title: string): RecordEditing {
  const lang = useLang()
  const { id, memberId } = record
  const [start, setStart] = useState({ work: record.work, round: 0 })
  const [found, setFound] = useState<RecordEditing['found']>()
  const [theirs, setTheirs] = useState<NonNullable<Awaited<ReturnType<typeof readStored>>> & { mine: Work }>()
  const older = useRef<KeptRecord>(undefined)
  const work = useRef(record.work)
  const [typed, setTyped] = useState(record.work)

  // One saver for one record, which the component's key is: it has the state of what was sent.
  const [saver] = useState(
    () =>
      new Saver<Work>(
        {
          isByHand: true,
          newKey,
          send: (sent, base, key) => toSaveResult(sendCall(`${calls}/save`, { ...sent, id, base }, lang, key)),
          keep: (kept, base) =>
            keptRecords.keep({
              memberId,
              id,
              calls,
              href: hrefOf(id, base),
              title: textOf(kept, title),
              base,
              work: kept,
              keptAt: Date.now(),
            }),
          forget: () => keptRecords.forget(memberId, id),
        },
        { version: record.version, shownVersion: record.version, slug: record.slug, status: record.status },
      ),
  )
  const view = useSyncExternalStore(
    saver.subscribe,
    () => saver.view,
    () => saver.view,
  )
  const load = useCallback((loaded: Work) => {
    work.current = loaded
    setTyped(loaded)
    setStart(({ round }) => ({ work: loaded, round: round + 1 }))
  }, [])

  useEffect(() => {
    let isGone = false
    void keptRecords.find(memberId, id).then(kept => {
      if (!kept || isGone || saver.isUnsaved) return
      if (kept.base !== saver.view.version) {
        older.current = kept
        return setFound('older')
      }
      load(kept.work)
      saver.typed(kept.work)
      setFound('recovered')
    })
    const unwatch = watchTyping(saver, { isByHand: true })
    return () => {
      isGone = true
      unwatch()
      saver.stop()
    }
  }, [saver, memberId, id, load])

  const isConflict = view.state === 'conflict'
  useEffect(() => {
    if (isConflict) void readStored(calls, id).then(stored => stored && setTheirs({ ...stored, mine: work.current }))
  }, [isConflict, calls, id])

  // The address of a record that was new is its own from its first save on.
  useEffect(() => {
    if (view.version > 0 && /\/New$/i.test(location.pathname))
      history.replaceState(history.state, '', location.pathname.replace(/New$/i, id))
  }, [view.version, id])

  const save = async () => {
    await saver.saveNow()
    return !saver.isUnsaved
  }
  return {
    view,
    start,
    typed,
    sides: isConflict && theirs ? { mine: theirs.mine, theirs: theirs.work } : undefined,
    found,
    save,
    change(fields) {
      work.current = { ...work.current, ...fields }
      setTyped(work.current)
      saver.typed(work.current)
    },
    keepMine: () => void saver.keepMine(),
    takeTheirs() {
      if (!theirs) return
      const { version, status, slug } = theirs
      saver.loaded({ version, shownVersion: version, status, slug })
      load(theirs.work)
    },
    takeKept() {
      if (!older.current) return
      load(older.current.work)
      saver.typed(older.current.work)
      setFound('recovered')
    },
    dropKept() {
      older.current = undefined
      setFound(undefined)
      void keptRecords.forget(memberId, id)
    },
    async act(what) {
      if (saver.view.version === 0 || saver.isUnsaved) {
        // A new record that nobody typed into is sent as it is: its missing fields are said beside them.
        if (!saver.isUnsaved) saver.typed(work.current)
        if (!(await save())) return { isDone: false, message: saver.view.message, problems: saver.view.problems }
      }
      const result = await sendAct(`${calls}/${what}`, { id }, lang)
      if (result.isDone && result.sent) saver.published({ status: result.sent.status, slug: result.sent.slug })
      return result
    },
    async restore(version) {
      if (saver.isUnsaved && !(await save())) return { isDone: false, message: saver.view.message, problems: saver.view.problems }
      const result = await sendAct(`${calls}/restore`, { id, base: saver.view.version, version }, lang)
      const stored = result.isDone ? await readStored(calls, id) : undefined
      if (stored) {
        saver.loaded({ version: stored.version, shownVersion: stored.version, status: stored.status, slug: stored.slug })
        load(stored.work)
      }
      return result
    },
    remove: async () => {
      const result = await sendAct<Removed>(`${calls}/delete`, { id }, lang)
      if (result.isDone) saver.loaded({})
      return result
    },
  }
}

/** The path of this form for a later visit. */
function hrefOf(id: string, base: number): string {
  const { pathname, search } = location
  if (base > 0) return pathname
  const query = new URLSearchParams(search)
  query.set('draft', id)
  return `${pathname}?${query}`
}
