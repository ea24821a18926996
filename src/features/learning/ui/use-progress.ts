import { useCallback, useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { ProgressReport } from '#features/chapters/kinds/ui.ts'
import { type Kept, keptStore } from '#ui/app/saving/kept-store.ts'
import { forgetAhead } from '../read-ahead.ts'

const ADDRESS = '/api/services/v1/learning/progress'
const MAX_ITEMS = 200
const RETRY_MS = 15_000

interface KeptItem extends Kept, ProgressReport {
  chapterId: string
  at: string
}

const store = keptStore<KeptItem>('progress')

/** What could not be kept in the browser is sent as long as the page is open. */
const unkept = new Map<string, KeptItem>()
let sending: Promise<boolean> | undefined

/** Keeps what a member did in a chapter, and sends all that waits. `unsent`: how many reports the server does not have; `report` never fails. */
export function useProgress(memberId: string | null, chapterId: string): { report: (done: ProgressReport) => void; unsent: number } {
  const { revalidate } = useRevalidator()
  const [unsent, setUnsent] = useState(0)
  const isGone = useRef(false)

  const send = useCallback(async () => {
    if (memberId === null) return
    const isSent = await (sending ??= sendAll(memberId).finally(() => (sending = undefined)))
    const left = await waitingOf(memberId)
    if (isGone.current) return
    setUnsent(isSent ? 0 : left.length)
  }, [memberId])

  const report = useCallback(
    (done: ProgressReport) => {
      if (memberId === null) return
      const item: KeptItem = { ...done, memberId, id: crypto.randomUUID(), keptAt: Date.now(), chapterId, at: new Date().toISOString() }
      unkept.set(item.id, item)
      void store
        .keep(item)
        .then(send)
        .then(async () => {
          if (done.state !== 'done' && done.result === undefined) return
          forgetAhead()
          if (!isGone.current) await revalidate()
        })
    },
    [memberId, chapterId, send, revalidate],
  )

  useEffect(() => {
    isGone.current = false
    const again = () => void send()
    const timer = setInterval(again, RETRY_MS)
    addEventListener('online', again)
    return () => {
      isGone.current = true
      clearInterval(timer)
      removeEventListener('online', again)
    }
  }, [send])

  return { report, unsent }
}

async function waitingOf(memberId: string): Promise<KeptItem[]> {
  const kept = [...unkept.values()].filter(item => item.memberId === memberId)
  return [...new Map([...(await store.list(memberId)), ...kept].map(item => [item.id, item])).values()].toSorted(
    (a, b) => a.keptAt - b.keptAt,
  )
}

/** Sends what waits, oldest first. Returns false if some of it still does. */
async function sendAll(memberId: string): Promise<boolean> {
  for (let items = await waitingOf(memberId); items.length > 0; items = await waitingOf(memberId)) {
    const part = items.slice(0, MAX_ITEMS)
    const answer = await post(part)
    if (answer === 'waits') return false
    // One malformed item takes no other with it.
    if (answer === 'refused' && part.length > 1) for (const item of part) if ((await post([item])) === 'waits') return false
    for (const { id } of part) {
      unkept.delete(id)
      await store.forget(memberId, id)
    }
  }
  return true
}

/** `refused`: the server never takes these as they are. */
async function post(items: readonly KeptItem[]): Promise<'taken' | 'refused' | 'waits'> {
  try {
    const response = await fetch(ADDRESS, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        items: items.map(({ memberId: _, keptAt: __, result: ___, ...item }) => ({ ...item, state: item.state ?? 'open' })),
      }),
      keepalive: items.length < 50,
    })
    if (response.status === 422) return 'refused'
    return response.ok ? 'taken' : 'waits'
  } catch {
    return 'waits'
  }
}
