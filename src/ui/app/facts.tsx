import type { ReactNode } from 'react'

/** A list of names and values (`Fact`), side by side where there is room. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">{children}</dl>
}

interface FactProps {
  name: string
  /** Preformatted text; one click selects all of it. */
  isCode?: boolean
  children: ReactNode
}

export function Fact({ name, isCode, children }: FactProps) {
  return (
    <div className="contents">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="mb-2 min-w-0 wrap-anywhere sm:mb-0">{isCode ? <code className="font-mono select-all">{children}</code> : children}</dd>
    </div>
  )
}
