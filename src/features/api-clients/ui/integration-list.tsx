import type { ReactNode } from 'react'
import { A } from '#ui/lang/lang.tsx'

interface IntegrationListProps {
  id: string
  words: { title: string; lead: string; none: string; make: string }
  /** The page that creates one. */
  href: string
  isEmpty: boolean
  children: ReactNode
}

/** The list of one kind of integration, with a link to create one. */
export function IntegrationList({ id, words, href, isEmpty, children }: IntegrationListProps) {
  return (
    <section aria-labelledby={id}>
      <div className="mb-4 flex flex-wrap items-start justify-between gap-x-6 gap-y-3 sm:flex-nowrap">
        <div className="min-w-0">
          <h2 id={id} className="text-xl font-bold">
            {words.title}
          </h2>
          <p className="text-ink-soft mt-1 max-w-[65ch]">{words.lead}</p>
        </div>
        <A href={href} className="btn btn-main shrink-0">
          {words.make}
        </A>
      </div>
      {isEmpty ? <p className="text-ink-soft">{words.none}</p> : children}
    </section>
  )
}

/** The link of an integration's name in its list; it fills the row. */
export function IntegrationLink({ href, children }: { href: string; children: string }) {
  return (
    <A
      href={href}
      className="hover:text-primary-text font-semibold wrap-anywhere underline-offset-4 after:absolute after:inset-0 hover:underline"
    >
      {children}
    </A>
  )
}
