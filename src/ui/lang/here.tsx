import { createContext, useContext } from 'react'

/** Path and query of the page that is shown, without the language's prefix. */
export const HereContext = createContext('/')

export function useHere(): string {
  return useContext(HereContext)
}
