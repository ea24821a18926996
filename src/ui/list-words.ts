import { createContext, useContext } from 'react'

/** What a site calls one of its lists: heading, first sentence, and the hint of its search field. */
export interface ListWords {
  title?: string
  lead?: string
  hint?: string
}

/** The site's own words for its lists, by path. Without an entry a list has the words that all sites share. */
export const ListWordsContext = createContext<Readonly<Record<string, ListWords>>>({})

/** Returns the site's own words for the list at a path; empty if it has none. */
export function useListWords(path: string): ListWords {
  return useContext(ListWordsContext)[path] ?? {}
}
