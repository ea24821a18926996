import { useEffect, useState } from 'react'
import type { Lang } from '#kit/lang.ts'

/** A page of this site, as `/search.json` (features/search) finds it. */
export interface OwnPage {
  title: string
  label: string
  href: string
}

const WAIT_MS = 200
const SHORTEST = 2

/** Returns the own pages that match what is typed; undefined while it is an address, too short, or the search can't be reached. */
export function useOwnPages(typed: string, lang: Lang): OwnPage[] | undefined {
  const [found, setFound] = useState<OwnPage[]>()
  useEffect(() => {
    const text = typed.trim()
    const asked = new AbortController()
    const isTitle = text.length >= SHORTEST && !/^(?:[/#]|https?:|mailto:)/i.test(text)
    const timer = setTimeout(() => {
      if (!isTitle) {
        setFound(undefined)
        return
      }
      fetch(`/search.json?${new URLSearchParams({ search: text, lang })}`, { signal: asked.signal })
        .then(async answer => setFound(answer.ok ? ((await answer.json()) as OwnPage[]) : undefined))
        // Offline, or superseded by the next key: an address can be typed all the same.
        .catch(() => undefined)
    }, WAIT_MS)
    return () => {
      clearTimeout(timer)
      asked.abort()
    }
  }, [typed, lang])
  return found
}
