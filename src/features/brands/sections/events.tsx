import { z } from 'zod'
import { InLang } from '#ui/lang/in-lang.tsx'
import { A } from '#ui/lang/lang.tsx'
import type { EventView } from '../home-view.ts'
import { defineSection } from '../section.tsx'
import { headSchema, SectionFrame } from './section-head.tsx'

/** Upcoming events as rows with their day, then past ones; with `coming`, only events that are not over. */
export const events = defineSection({
  kind: 'events',
  schema: headSchema.extend({ count: z.number().int().min(1).max(8).default(4), coming: z.boolean().default(false) }),
  needs: values => ({ events: values.count }),
  render: (values, home) => {
    const shown = home.events.filter(event => !values.coming || !event.isPast)
    return (
      shown.length > 0 && (
        <SectionFrame {...values}>
          <EventRows events={shown.slice(0, values.count)} />
        </SectionFrame>
      )
    )
  },
})

export function EventRows({ events }: { events: EventView[] }) {
  return (
    <ol className="divide-line divide-y border-y border-line">
      {events.map(event => (
        <li key={event.href} className="group relative flex gap-5 py-5">
          <p className="w-20 shrink-0 text-center leading-tight">
            <strong className="font-heading block text-4xl font-extrabold">{event.day}</strong>
            {event.month}
          </p>
          <div className="min-w-0">
            <h3 className="text-xl font-bold">
              <A href={event.href} className="group-hover:underline after:absolute after:inset-0">
                <InLang lang={event.lang}>{event.title}</InLang>
              </A>
            </h3>
            <p className="mt-1 max-w-[65ch]">
              <InLang lang={event.lang}>{event.summary}</InLang>
            </p>
            <p className="mt-1 opacity-80">
              {event.when}
              {event.place && ` · ${event.place}`}
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}
