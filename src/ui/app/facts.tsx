import type { ReactNode } from 'react'

/** Names and values, beside each other where there is room; of `Fact`. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">{children}</dl>
}

interface FactProps {
  name: string
  /** Letters that are copied as they are: one press marks them all. */
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
