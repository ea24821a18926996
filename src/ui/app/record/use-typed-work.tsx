import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { newKey } from '#kit/new-key.ts'
import { useLang } from '../../lang/lang.tsx'
import { Saver, type SaverView } from '../saving/saver.ts'
import { toSaveResult } from '../saving/send.ts'
import { watchTyping } from '../saving/watch-typing.ts'
import { type KeptRecord, keptRecords } from './kept-records.ts'
import { type ActResult, sendAct, sendCall } from './record-calls.ts'

/** Something that is saved as it is typed. */
export interface TypedWork<W extends object> {
  id: string
  memberId: string
  version: number
  shownVersion: number
  slug: string
  status: string
  work: W
}

interface Calls<W extends object> {
  /** The address that its calls begin with: `{calls}/save` takes `{id, base, …work}`. */
  calls: string
  /** Reads the newest version; undefined if it can't be read now. */
  read(): Promise<{ version: number; work: W } | undefined>
  titleOf(work: W): string
}

export interface WorkEditing<W extends object> {
  view: SaverView
  now: W
  /** Another round means that another work was loaded: fields that keep their own state begin anew. */
  round: number
  found: 'recovered' | 'older' | undefined
  change(next: (now: W) => W): void
  /** Saves what was typed; true if the server has all of it. */
  saveNow(): Promise<boolean>
  retry(): void
  keepMine(): void
  takeTheirs(): Promise<void>
  takeKept(): void
  dropKept(): void
  /** Saves what was typed, then sends an act with the version that it was saved as. */
  act<T>(path: string, body: (version: number) => object): Promise<ActResult<T>>
  /** Shows a version that an act made. */
  load(work: W, at: Partial<Pick<SaverView, 'version' | 'shownVersion' | 'slug' | 'status'>>): void
  /** Publication, withdrawal: the work is the same, what readers get is not. */
  published(at: Partial<Pick<SaverView, 'shownVersion' | 'slug' | 'status'>>): void
}

/** Edits something that is saved as it is typed, and is kept in the browser until the server has it. Give the component a `key` by its id. */
export function useTypedWork<W extends object>(one: TypedWork<W>, { calls, read, titleOf }: Calls<W>): WorkEditing<W> {
  const lang = useLang()
  const { id, memberId } = one
  const [now, setNow] = useState(one.work)
  const [round, setRound] = useState(0)
  const [found, setFound] = useState<WorkEditing<W>['found']>()
  const older = useRef<KeptRecord>(undefined)
  const work = useRef(one.work)
  // One saver for one work, which the component's key is: it has the state of what was sent.
  const [saver] = useState(
    () =>
      new Saver<W>(
        {
          newKey,
          send: (sent, base, key) => toSaveResult(sendCall(`${calls}/save`, { ...sent, id, base }, lang, key)),
          keep: (kept, base) =>
            keptRecords.keep({
              memberId,
              id,
              calls,
              href: location.pathname,
              title: titleOf(kept),
              base,
              work: Object.fromEntries(Object.entries(kept)),
              keptAt: Date.now(),
            }),
          forget: () => keptRecords.forget(memberId, id),
        },
        one,
      ),
  )
  const view = useSyncExternalStore(
    saver.subscribe,
    () => saver.view,
    () => saver.view,
  )
  const show = useCallback((loaded: W) => {
    work.current = loaded
    setNow(loaded)
    setRound(last => last + 1)
  }, [])

  useEffect(() => {
    let isGone = false
    void keptRecords.find(memberId, id).then(kept => {
      if (!kept || kept.calls !== calls || isGone || saver.isUnsaved) return
      if (kept.base !== saver.view.version) {
        older.current = kept
        return setFound('older')
      }
      // Named boundary: only `keep` above writes what these calls have kept.
      show(kept.work as W)
      saver.typed(work.current)
      setFound('recovered')
    })
    const unwatch = watchTyping(saver)
    return () => {
      isGone = true
      unwatch()
      void saver.saveNow().then(() => saver.stop())
    }
  }, [saver, memberId, id, calls, show])

  const saveNow = async () => {
    await saver.saveNow()
    return !saver.isUnsaved
  }
  return {
    view,
    now,
    round,
    found,
    saveNow,
    change(next) {
      work.current = next(work.current)
      setNow(work.current)
      // At once, so that the state never says "saved" of what is not.
      saver.typed(work.current)
    },
    retry: () => void saveNow(),
    keepMine: () => void saver.keepMine(),
    async takeTheirs() {
      const theirs = await read()
      if (!theirs) return
      saver.loaded({ version: theirs.version })
      show(theirs.work)
    },
    takeKept() {
      if (!older.current) return
      // Named boundary: as above.
      show(older.current.work as W)
      saver.typed(work.current)
      setFound('recovered')
    },
    dropKept() {
      older.current = undefined
      setFound(undefined)
      void keptRecords.forget(memberId, id)
    },
    async act(path, body) {
      if (!(await saveNow())) return { isDone: false, message: saver.view.message, problems: saver.view.problems }
      return await sendAct(`${calls}/${path}`, body(saver.view.version), lang)
    },
    load(loaded, at) {
      saver.loaded(at)
      show(loaded)
    },
    published: at => saver.published(at),
  }
}
