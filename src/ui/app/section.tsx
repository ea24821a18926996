import type { ReactNode } from 'react'

/** A section of an app page, with its heading. */
export function Section({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <section className="card p-5 md:p-6">
      <h2 className="text-xl font-bold">{title}</h2>
      {lead && <p className="text-ink-soft mt-1 max-w-[65ch]">{lead}</p>}
      <div className="mt-4">{children}</div>
    </section>
  )
}
