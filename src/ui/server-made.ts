import type { ReactNode } from 'react'

/** A part of the page as the server has it: elements to render, or HTML that was made before. */
export type ServerMade = { element: ReactNode } | { html: string }
