import ArrowRight from 'lucide-react/icons/arrow-right'
import { z } from 'zod'
import { A } from '#ui/lang/lang.tsx'
import { defineSection } from '../../section.tsx'
import { askHref } from './ink.tsx'

const COLUMNS = 20
const STEP = 10
const HALF = STEP / 2

const group = z.object({
  seats: z.number().int().min(1).max(200),
  title: z.string().max(60),
  text: z.string().max(200),
  message: z.string().max(300),
})

/** The waiting list: next month's seats as dots, an ink style per group, a link to request a seat for each; then what both sides promise. */
export const waitingList = defineSection({
  kind: 'alpha-queue',
  schema: z.object({
    title: z.string().max(160),
    lead: z.string().max(400),
    alt: z.string().max(200),
    seats: z.string().max(30),
    ask: z.string().max(60),
    groups: z.array(group).min(1).max(4),
    pact: z.string().max(80),
    terms: z.array(z.string().max(160)).max(4),
    more: z.string().max(60),
  }),
  render: (values, home) => {
    const { whatsapp } = home.settings.contact
    return (
      <section className="section">
        <div className="container-page">
          <h2 className="heading-section max-w-[20ch]">{values.title}</h2>
          <p className="mt-4 max-w-[58ch] text-lg">{values.lead}</p>
          <div className="alpha-hall">
            <Seats alt={values.alt} sizes={values.groups.map(one => one.seats)} />
            <ul className="phone-rail alpha-groups">
              {values.groups.map((one, at) => (
                <li key={one.title}>
                  <Seats sizes={[1]} kind={at} />
                  <div>
                    <h3>
                      {one.title}, {one.seats} {values.seats}
                    </h3>
                    <p>{one.text}</p>
                    <A href={askHref(whatsapp, one.message)} rel={whatsapp ? 'noopener noreferrer' : undefined} className="alpha-more">
                      {values.ask}
                      <span className="sr-only">: {one.title}</span> <ArrowRight aria-hidden size={18} />
                    </A>
                  </div>
                </li>
              ))}
            </ul>
          </div>
          <div className="alpha-pact">
            <h3>{values.pact}</h3>
            <ul>
              {values.terms.map(term => (
                <li key={term}>{term}</li>
              ))}
            </ul>
            <A href="/Program" className="btn alpha-dashed">
              {values.more}
            </A>
          </div>
        </div>
      </section>
    )
  },
})

/** Rows of dots, group after group. One path per group: zero-length dashes with round caps are dots. */
function Seats({ sizes, alt, kind = 0 }: { sizes: number[]; alt?: string; kind?: number }) {
  const total = sizes.reduce((sum, size) => sum + size, 0)
  const width = Math.min(total, COLUMNS) * STEP
  const height = Math.ceil(total / COLUMNS) * STEP
  const named = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true }
  return (
    <svg {...named} viewBox={`0 0 ${width} ${height}`} className="alpha-seats">
      {sizes.map((size, at) => {
        const from = sizes.slice(0, at).reduce((sum, one) => sum + one, 0)
        const rows = rowsOf(from, from + size)
        return (
          <g key={from} data-kind={at + kind}>
            <path d={rows} />
            <path d={rows} />
          </g>
        )
      })}
    </svg>
  )
}

function rowsOf(from: number, until: number): string {
  const lines: string[] = []
  for (let at = from; at < until; ) {
    const row = Math.floor(at / COLUMNS)
    const end = Math.min(until, (row + 1) * COLUMNS)
    const start = at % COLUMNS
    lines.push(`M${start * STEP + HALF} ${row * STEP + HALF}h${(end - at - 1) * STEP + 0.01}`)
    at = end
  }
  return lines.join('')
}
