import type { ReactNode } from 'react'
import { formatDate } from '#kit/format.ts'
import { useLang } from '#ui/lang/lang.tsx'

interface Said {
  id: string
  name: string
  message: string
  createdAt: Date
}

/** Voices as plain text: line breaks are kept, markup is not interpreted. */
export function SaidList<T extends Said>({ items, about, timeZone }: { items: readonly T[]; about(item: T): ReactNode; timeZone: string }) {
  const lang = useLang()
  return (
    <ul className="space-y-4">
      {items.map(one => (
        <li key={one.id} className="card text-ink p-5">
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <strong className="min-w-0 wrap-anywhere">{one.name}</strong>
            <time dateTime={one.createdAt.toISOString()} className="text-ink-soft">
              {formatDate(one.createdAt, timeZone, lang)}
            </time>
          </p>
          {about(one)}
          <p className="mt-2 max-w-[65ch] wrap-anywhere whitespace-pre-line">{one.message}</p>
        </li>
      ))}
    </ul>
  )
}

/** A rating as stars, with a label for screen readers. */
export function Stars({ rating, label }: { rating: number; label: string }) {
  return (
    <p className="text-primary-text">
      <span aria-hidden>{'★'.repeat(rating) + '☆'.repeat(5 - rating)}</span>
      <span className="sr-only">{label}</span>
    </p>
  )
}
