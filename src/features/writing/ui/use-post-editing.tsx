import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { PostKind } from '#features/posts/kinds/kinds.ts'
import type { PostWork } from '#features/posts/work.ts'
import { newKey } from '#kit/new-key.ts'
import { callsOf } from '#platform/http/call-client.ts'
import { Saver, type SaverView } from '#ui/app/saving/saver.ts'
import { type SentVersion, toSaveResult } from '#ui/app/saving/send.ts'
import { watchTyping } from '#ui/app/saving/watch-typing.ts'
import { useLang } from '#ui/lang/lang.tsx'
import type { editingContract } from '../contract.ts'
import type { Details } from '../details.ts'
import { type TypedText, withText } from '../languages.ts'
import { findKeptWork, forgetWork, type KeptWork, keepWork } from './kept-work.ts'

export interface EditedPost {
  id: string
  kind: PostKind
  memberId: string
  version: number
  shownVersion: number
  slug: string
  status: string
  work: PostWork
}

const calls = callsOf<typeof editingContract>().api.services.v1.post

/** Typing is collected for so long before it is kept: reading a long text takes a few milliseconds. */
const COLLECT_MS = 150

export interface PostEditing {
  view: SaverView
  /** The text that the fields begin with; another `round` means another text was loaded. */
  start: { work: PostWork; round: number }
  /** What was found in this browser: taken over already, or on an older version than the server's. */
  found: 'recovered' | 'older' | undefined
  /** What was typed last, at most 150 ms ago. */
  now: PostWork
  change(fields: Partial<PostWork>): void
  /** Changes the fields of the kind. */
  changeDetails(change: (details: Details) => Details): void
  changeText(lang: string, fields: Partial<TypedText>): void
  /** `read` returns the content in a language at the time of its call. */
  changeContent(lang: string, read: () => PostWork['content']): void
  retry(): void
  keepMine(): void
  takeTheirs(): Promise<void>
  takeKept(): void
  dropKept(): void
  publish(at?: string): Promise<ActResult>
  withdraw(): Promise<ActResult>
  restore(version: number): Promise<ActResult>
  /** Returns the text of a version. May reject. */
  readVersion(version: number): Promise<PostWork | null>
  /** Saves what was typed; true if the server has all of it. */
  saveNow(): Promise<boolean>
  /** Saves what was typed and makes a link to its preview; undefined if either failed. */
  preview(): Promise<string | undefined>
  /** Returns how many links were withdrawn. */
  withdrawPreviews(): Promise<number | undefined>
  isUnsaved(): boolean
}

export type ActResult = { isDone: true } | { isDone: false; message: string; problems: readonly { path: string; message: string }[] }

/** Edits a post: collects what is typed, saves it by the calls, keeps it in the browser until the server has it. */
export function usePostEditing(post: EditedPost): PostEditing {
  const lang = useLang()
  const { id, kind, memberId } = post
  const [start, setStart] = useState({ work: post.work, round: 0 })
  const [found, setFound] = useState<PostEditing['found']>()
  const older = useRef<KeptWork>(undefined)
  const work = useRef(post.work)
  const [now, setNow] = useState(post.work)
  const readers = useRef(new Map<string, () => PostWork['content']>())
  const collecting = useRef<ReturnType<typeof setTimeout>>(undefined)

  // One saver for one post, which the component's key is: it has the state of what was sent.
  const [saver] = useState(
    () =>
      new Saver<PostWork>(
        {
          send: (sent, base, key) =>
            toSaveResult(
              calls.save.$post(
                { json: { id, kindSlug: kind, base, work: sent } },
                { headers: { 'idempotency-key': key, 'accept-language': lang } },
              ),
            ),
          keep: (kept, base) => keepWork({ memberId, id, kind, base, work: kept, keptAt: Date.now() }),
          forget: () => forgetWork(memberId, id),
          newKey,
        },
        post,
      ),
  )
  const view = useSyncExternalStore(
    saver.subscribe,
    () => saver.view,
    () => saver.view,
  )

  const collect = useCallback(() => {
    clearTimeout(collecting.current)
    collecting.current = undefined
    for (const [of, read] of readers.current) work.current = withText(work.current, of, { content: read() })
    readers.current.clear()
    setNow(work.current)
    saver.typed(work.current)
  }, [saver])
  const flush = useCallback(() => {
    if (collecting.current !== undefined) collect()
  }, [collect])
  const collectSoon = useCallback(() => {
    collecting.current ??= setTimeout(collect, COLLECT_MS)
  }, [collect])

  const load = useCallback((loaded: PostWork) => {
    clearTimeout(collecting.current)
    collecting.current = undefined
    readers.current.clear()
    work.current = loaded
    setNow(loaded)
    setStart(({ round }) => ({ work: loaded, round: round + 1 }))
  }, [])

  useEffect(() => {
    let isGone = false
    void findKeptWork(memberId, id).then(kept => {
      if (!kept || isGone || saver.isUnsaved) return
      if (kept.base === saver.view.version) {
        load(kept.work)
        saver.typed(kept.work)
        setFound('recovered')
      } else {
        older.current = kept
        setFound('older')
      }
    })
    const unwatch = watchTyping(saver, { flush })
    return () => {
      isGone = true
      unwatch()
      flush()
      void saver.saveNow().then(() => saver.stop())
    }
  }, [saver, memberId, id, flush, load])

  // The address of a post that was new is its own from its first save on.
  useEffect(() => {
    if (view.version > 0 && /\/New$/i.test(location.pathname))
      history.replaceState(history.state, '', location.pathname.replace(/New$/i, id))
  }, [view.version, id])

  const act = async (asking: Promise<Response>): Promise<ActResult & { sent?: SentVersion }> => {
    try {
      // Named boundary: our own server's envelope.
      const {
        data,
        message,
        errors = [],
      } = (await (await asking).json()) as {
        data: SentVersion | null
        message: string
        errors?: { path: string; message: string }[]
      }
      return data ? { isDone: true, sent: data } : { isDone: false, message, problems: errors }
    } catch {
      return { isDone: false, message: '', problems: [] }
    }
  }
  const saveNow = async () => {
    flush()
    // A text that nobody has typed in is not saved yet.
    if (saver.view.version === 0 && !saver.isUnsaved) saver.typed(work.current)
    await saver.saveNow()
    return !saver.isUnsaved
  }
  const headers = () => ({ headers: { 'idempotency-key': newKey(), 'accept-language': lang } })
  const readVersion = async (version: number) => {
    const response = await calls.version.detail.$get({ query: { id, version: String(version) } })
    // Named boundary: the call describes the document as any.
    return ((await response.json()) as { data: PostWork | null }).data
  }

  return {
    view,
    start,
    now,
    found,
    isUnsaved: () => collecting.current !== undefined || saver.isUnsaved,
    change(fields) {
      work.current = { ...work.current, ...fields }
      collectSoon()
    },
    changeDetails(change) {
      // Named boundary: fields of details are JSON, which `Details` does not say.
      work.current = { ...work.current, details: change(work.current.details) as PostWork['details'] }
      collectSoon()
    },
    changeText(of, fields) {
      work.current = withText(work.current, of, fields)
      collectSoon()
    },
    changeContent(of, read) {
      readers.current.set(of, read)
      collectSoon()
    },
    retry() {
      flush()
      void saver.saveNow()
    },
    keepMine() {
      flush()
      void saver.keepMine()
    },
    async takeTheirs() {
      const theirs = await readVersion(saver.view.newest).catch(() => null)
      if (!theirs) return
      saver.loaded({ version: saver.view.newest, shownVersion: saver.view.shownVersion })
      load(theirs)
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
      void forgetWork(memberId, id)
    },
    async publish(at) {
      flush()
      await saver.saveNow()
      if (saver.isUnsaved) return { isDone: false, message: saver.view.message, problems: saver.view.problems }
      const result = await act(
        calls.publish.$post({ json: { id, version: saver.view.version, ...(at !== undefined && { publishedAt: at }) } }, headers()),
      )
      if (result.isDone && result.sent) saver.published(result.sent)
      return result
    },
    async withdraw() {
      flush()
      await saver.saveNow()
      const result = await act(calls.withdraw.$post({ json: { id } }, headers()))
      if (result.isDone && result.sent) saver.published(result.sent)
      return result
    },
    saveNow,
    readVersion,
    async preview() {
      if (!(await saveNow())) return undefined
      return (await read<{ path: string }>(calls.preview.create.$post({ json: { id } }, headers())))?.path
    },
    async withdrawPreviews() {
      return (await read<{ withdrawn: number }>(calls.preview.withdraw.$post({ json: { id } }, headers())))?.withdrawn
    },
    async restore(version) {
      flush()
      await saver.saveNow()
      const result = await act(calls.restore.$post({ json: { id, version, base: saver.view.version } }, headers()))
      if (!result.isDone || !result.sent) return result
      const restored = await readVersion(result.sent.version).catch(() => null)
      if (restored) {
        saver.loaded(result.sent)
        load(restored)
      }
      return result
    },
  }
}

/** Returns the data of a response; undefined if it was refused or did not come. */
async function read<T>(asking: Promise<Response>): Promise<T | undefined> {
  try {
    // Named boundary: our own server's envelope.
    return ((await (await asking).json()) as { data: T | null }).data ?? undefined
  } catch {
    return undefined
  }
}
