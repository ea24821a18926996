import { useEffect, useRef } from 'react'

interface Threads {
  threads: readonly { id: string }[]
  next: string | null
}

/** Brings the thread that the address names (`#post-{id}`) into view once, and reads older threads until it is there. */
export function useLinkedThread(page: Threads | undefined, readOlder: (before: string) => Promise<void>): void {
  const shown = useRef('')
  const read = useRef(readOlder)
  useEffect(() => {
    read.current = readOlder
  }, [readOlder])
  useEffect(() => {
    const { hash } = location
    const id = /^#post-([0-9a-f-]{36})$/.exec(hash)?.[1]
    if (!page || !id || shown.current === hash) return
    if (page.threads.some(thread => thread.id === id)) {
      shown.current = hash
      document.getElementById(`post-${id}`)?.scrollIntoView({ block: 'start' })
    } else if (page.next) void read.current(page.next)
  }, [page])
}
