import { createContext } from 'react'

export interface TrailStep {
  label: string
  href: string
}

/** Breadcrumbs above the current page, set by the frame around it. */
export const TrailContext = createContext<readonly TrailStep[]>([])
