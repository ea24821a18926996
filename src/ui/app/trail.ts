import { createContext } from 'react'

export interface TrailStep {
  label: string
  href: string
}

/** The pages above the one at hand, as the frame around it knows them. */
export const TrailContext = createContext<readonly TrailStep[]>([])
