import { useCallback, useEffect, useRef, useState } from 'react'
import { callsOf } from '#platform/http/call-client.ts'
import { useLang } from '#ui/lang/lang.tsx'
import type { libraryContract } from '../contract.ts'
import type { FILE_KINDS, MediaFile } from '../media-file.ts'

interface Listed {
  items: MediaFile[]
  next: string | null
}

/** Reads the library's files that match, page by page. `tiles`: the list that shows them; the focus goes to the first of a page that was asked for. */
export function useListed(kind: (typeof FILE_KINDS)[number] | undefined, search: string) {
  const lang = useLang()
  const [listed, setListed] = useState<Listed>()
  const [isFailed, setFailed] = useState(false)
  const [round, setRound] = useState(0)
  const tiles = useRef<HTMLUListElement>(null)
  const first = useRef<number>(undefined)
  const read = useCallback(
    async (after: string): Promise<Listed> => {
      const query = { search, after, ...(kind && { kind }) }
      const response = await callsOf<typeof libraryContract>().api.services.v1.media.list.$get(
        { query },
        { headers: { 'accept-language': lang } },
      )
      if (!response.ok) throw new Error(String(response.status))
      // Named boundary: our own server's envelope.
      return ((await response.json()) as { data: Listed }).data
    },
    [kind, search, lang],
  )
  useEffect(() => {
    let isGone = false
    setListed(undefined)
    setFailed(false)
    void read('').then(
      page => !isGone && setListed(page),
      () => !isGone && setFailed(true),
    )
    return () => {
      isGone = true
    }
  }, [read, round])
  useEffect(() => {
    if (first.current === undefined || !listed) return
    tiles.current?.querySelectorAll('button')[first.current]?.focus()
    first.current = undefined
  }, [listed])
  const more = () =>
    void read(listed?.next ?? '').then(
      ({ items, next }) => {
        // The button that was pressed may be gone after the last page.
        first.current = listed?.items.length ?? 0
        setListed(before => ({ items: [...(before?.items ?? []), ...items], next }))
      },
      () => setFailed(true),
    )
  return { listed, isFailed, more, again: () => setRound(before => before + 1), tiles }
}
