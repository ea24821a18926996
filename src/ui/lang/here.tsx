import { createContext, useContext } from 'react'

/** Path and query of the current page, without language prefix. */
export const HereContext = createContext('/')

export function useHere(): string {
  return useContext(HereContext)
}
