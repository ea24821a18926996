import { z } from 'zod'
import { InLang } from '#ui/lang/in-lang.tsx'
import { defineSection } from '../section.tsx'
import { headSchema, SectionFrame } from './section-head.tsx'

/** The festival's timetable, a table for each day. */
export const schedule = defineSection({
  kind: 'schedule',
  schema: headSchema.extend({
    day: z.string().max(40),
    columns: z.object({ time: z.string(), title: z.string(), place: z.string(), speaker: z.string() }),
  }),
  render: (values, home) => {
    const entries = home.settings.festival.schedule
    const days = [...new Set(entries.map(entry => entry.day))].sort((a, b) => a - b)
    return (
      days.length > 0 && (
        <SectionFrame {...values}>
          <div className="grid gap-10 lg:grid-cols-2">
            {days.map(day => (
              <table key={day} className="w-full border-collapse text-left">
                <caption className="font-heading pb-3 text-left text-2xl font-bold">
                  {values.day} {day}
                </caption>
                <thead className="sr-only">
                  <tr>
                    <th>{values.columns.time}</th>
                    <th>{values.columns.title}</th>
                  </tr>
                </thead>
                <tbody>
                  {entries
                    .filter(entry => entry.day === day)
                    .map(entry => (
                      <tr key={entry.time + entry.title} className="border-t border-current/20 align-top">
                        <td className="w-28 py-3 pr-4 font-semibold whitespace-nowrap">{entry.time}</td>
                        <td className="py-3">
                          <strong className="block">
                            <InLang>{entry.title}</InLang>
                          </strong>
                          <span className="opacity-85">{[entry.speaker, entry.place].filter(Boolean).join(' · ')}</span>
                        </td>
                      </tr>
                    ))}
                </tbody>
              </table>
            ))}
          </div>
        </SectionFrame>
      )
    )
  },
})

/** Activities at the festival. */
export const activities = defineSection({
  kind: 'activities',
  schema: headSchema,
  render: (values, home) =>
    home.settings.festival.activities.length > 0 && (
      <SectionFrame {...values}>
        <ul className="phone-rail grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {home.settings.festival.activities.map(one => (
            <li key={one.title} className="card text-ink p-6">
              <h3 className="text-xl font-bold">
                <InLang>{one.title}</InLang>
              </h3>
              <p className="text-ink-soft mt-2">
                <InLang>{one.text}</InLang>
              </p>
            </li>
          ))}
        </ul>
      </SectionFrame>
    ),
})

/** Sponsor tiers with price and current sponsors. Source: spec/constants.json, sponsorTiers. */
export const sponsors = defineSection({
  kind: 'sponsors',
  schema: headSchema.extend({
    tiers: z.array(z.object({ name: z.string(), slot: z.string(), price: z.string(), benefits: z.array(z.string()) })).max(6),
    free: z.string().max(80),
  }),
  render: (values, home) => (
    <SectionFrame {...values}>
      <ul className="phone-rail grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {values.tiers.map(tier => {
          const names = home.settings.festival.sponsors.filter(sponsor => sponsor.tier === tier.name).map(sponsor => sponsor.name)
          return (
            <li key={tier.name} className="card text-ink flex flex-col p-6">
              <h3 className="text-xl font-bold">{tier.name}</h3>
              <p className="text-ink-soft">{tier.slot}</p>
              <p className="font-heading mt-3 text-2xl font-extrabold">{tier.price}</p>
              <ul className="mt-3 grow list-disc space-y-1 pl-5">
                {tier.benefits.map(benefit => (
                  <li key={benefit}>{benefit}</li>
                ))}
              </ul>
              <p className="border-line mt-5 border-t pt-4 font-semibold">{names.length > 0 ? names.join(', ') : values.free}</p>
            </li>
          )
        })}
      </ul>
    </SectionFrame>
  ),
})
