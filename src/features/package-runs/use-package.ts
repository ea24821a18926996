import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { type OpenedPackage, type OpenPart, openPackage, reportPart } from './calls.ts'
import { isThrough, type PackageClaim, readClaim, toValues } from './claim.ts'

const THROTTLE_MS = 1000
const RETRY_MS = 5000

/** What the page around a package sends through its port. */
type Said = { kind: 'opened' } | { kind: 'commit' | 'finish'; values: Record<string, string> }

/** What a package's chapter is run with: of a chapter's reader. */
export interface RunProps {
  chapter: { id: string; isPreview: boolean }
  onProgress(report: { state: 'done' }): void
}

export interface RunPackage {
  opened: OpenedPackage | 'failed' | undefined
  /** The part that is shown. */
  part: OpenPart | undefined
  choose(id: string): void
  again(): void
  saving: 'none' | 'saved' | 'unsaved'
  /** Seconds until its claim to be done counts; undefined where it makes none, or it counts. */
  countsIn: number | undefined
}

/** Opens a chapter's package, answers the page around it in `frame`, and reports what it says. */
export function usePackage({ chapter, onProgress }: RunProps, frame: RefObject<HTMLIFrameElement | null>): RunPackage {
  const { id } = chapter
  const [opened, setOpened] = useState<OpenedPackage | 'failed'>()
  const [chosen, setChosen] = useState<string>()
  const [countsIn, setCountsIn] = useState<number>()
  const done = useCallback(() => {
    setCountsIn(undefined)
    onProgress({ state: 'done' })
  }, [onProgress])
  const onCounted = useCallback((seconds: number | null) => (seconds === 0 ? done() : setCountsIn(seconds ?? undefined)), [done])
  const { report, saving } = useReports(id, onCounted)

  const open = useCallback(async () => {
    setOpened(undefined)
    setOpened((await openPackage(id)) ?? 'failed')
  }, [id])
  useEffect(() => {
    // The policy of a page is that of the document it came with: reached by a link within the app, this one may frame nothing yet.
    if (isLoadedHere()) void open()
    else location.reload()
  }, [open])

  useEffect(() => {
    if (countsIn === undefined) return
    const timer = setTimeout(done, countsIn * 1000 + 500)
    return () => clearTimeout(timer)
  }, [countsIn, done])

  const whole = typeof opened === 'object' ? opened : undefined
  const part = whole?.parts.find(one => one.id === chosen) ?? whole?.parts.find(one => !one.isThrough) ?? whole?.parts[0]
  const shown = part?.id
  useEffect(() => {
    // What was not chosen stays where it is when it is through.
    if (shown !== undefined) setChosen(shown)
  }, [shown])

  const update = useCallback(
    (partId: string, claim: PackageClaim) => {
      setOpened(before =>
        typeof before === 'object'
          ? {
              ...before,
              parts: before.parts.map(one =>
                one.id === partId ? { ...one, ...claim, isThrough: one.isThrough || isThrough(claim.state) } : one,
              ),
            }
          : before,
      )
      if (whole?.isKept) report(partId, claim)
    },
    [whole?.isKept, report],
  )

  const now = useRef({ whole, part, update })
  useEffect(() => {
    now.current = { whole, part, update }
  })
  useEffect(() => {
    let port: MessagePort | undefined
    const begin = ({ data, source, origin }: MessageEvent) => {
      const { whole: of, part: own } = now.current
      const shownIn = frame.current?.contentWindow
      if (data !== 'package-ready' || !of || !own || !shownIn || source !== shownIn || origin !== new URL(own.url).origin) return
      const channel = new MessageChannel()
      port?.close()
      port = channel.port1
      port.onmessage = (event: MessageEvent<Said>) => {
        const said = event.data
        if (said.kind === 'opened') {
          if (!own.isReporting) now.current.update(own.id, { bookmark: '', suspended: '', state: 'completed', score: null })
        } else now.current.update(own.id, readClaim(of.standard, said.values))
      }
      shownIn.postMessage({ values: toValues(of.standard, own, of.learner) }, origin, [channel.port2])
    }
    addEventListener('message', begin)
    return () => {
      removeEventListener('message', begin)
      port?.close()
    }
  }, [frame])

  return { opened, part, choose: setChosen, again: () => void open(), saving, countsIn }
}

/** True if the document was loaded at this very address. */
function isLoadedHere(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return !navigation || new URL(navigation.name).pathname === location.pathname
}

/** Sends what parts say: the newest of each, at most one a second, until the server has it. */
function useReports(chapterId: string, onCounted: (seconds: number | null) => void) {
  const [saving, setSaving] = useState<'none' | 'saved' | 'unsaved'>('none')
  const waiting = useRef(new Map<string, PackageClaim>())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const send = useCallback(
    async function sendNext(): Promise<void> {
      timer.current = undefined
      const [next] = waiting.current
      if (!next) return
      const [part, claim] = next
      const answer = await reportPart(chapterId, part, claim)
      if (answer !== 'waits' && waiting.current.get(part) === claim) waiting.current.delete(part)
      setSaving(typeof answer === 'object' ? 'saved' : 'unsaved')
      if (typeof answer === 'object') onCounted(answer.countsIn)
      if (waiting.current.size > 0) timer.current ??= setTimeout(() => void sendNext(), answer === 'waits' ? RETRY_MS : THROTTLE_MS)
    },
    [chapterId, onCounted],
  )
  const report = useCallback(
    (part: string, claim: PackageClaim) => {
      waiting.current.set(part, claim)
      timer.current ??= setTimeout(() => void send(), THROTTLE_MS)
    },
    [send],
  )
  useEffect(() => {
    // Who leaves sends what waits at once.
    const leave = () => {
      if (document.visibilityState === 'visible') return
      clearTimeout(timer.current)
      void send()
    }
    document.addEventListener('visibilitychange', leave)
    return () => {
      document.removeEventListener('visibilitychange', leave)
      clearTimeout(timer.current)
      timer.current = undefined
      void send()
    }
  }, [send])
  return { report, saving }
}
