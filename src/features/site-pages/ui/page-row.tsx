import type { ReactNode } from 'react'
import { A } from '#ui/lang/lang.tsx'

interface PageRowProps {
  href: string
  title: string
  address: string
  state: string
  /** Its acts. */
  children?: ReactNode
}

/** A page in a list: its title, which leads to it, with address and state. */
export function PageRow({ href, title, address, state, children }: PageRowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <div className="min-w-0 grow basis-60">
        <A href={href} className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4 wrap-anywhere">
          {title}
        </A>
        <p className="text-ink-soft wrap-anywhere">
          {address} · {state}
        </p>
      </div>
      {children}
    </li>
  )
}
