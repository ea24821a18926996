import { z } from 'zod'
import { InLang } from '#ui/lang/in-lang.tsx'
import { A } from '#ui/lang/lang.tsx'
import { defineSection } from '../../section.tsx'

/** The league: its three rounds, and the cities ranked by numbers of classes and schools. */
export const smkLiga = defineSection({
  kind: 'smkcoding-liga',
  schema: z.object({
    title: z.string().max(160),
    lead: z.string().max(400),
    stages: z.array(z.object({ title: z.string().max(60), text: z.string().max(200) })).max(4),
    board: z.string().max(80),
    unit: z.string().max(60),
    register: z.string().max(60),
    more: z.string().max(60),
  }),
  render: (values, home) => {
    const rows = home.cities.slice(0, 8)
    const most = rows[0]?.count ?? 1
    return (
      <section className="section">
        <div className="container-page grid gap-12 lg:grid-cols-2">
          <div>
            <h2 className="heading-section">{values.title}</h2>
            <p className="text-ink-soft mt-3 max-w-[55ch] text-lg">{values.lead}</p>
            <ol className="smkcoding-rounds">
              {values.stages.map(stage => (
                <li key={stage.title}>
                  <h3 className="text-xl font-bold">{stage.title}</h3>
                  <p className="text-ink-soft mt-1">{stage.text}</p>
                </li>
              ))}
            </ol>
            <p className="mt-8 flex flex-wrap gap-3">
              <A href="/Liga-Smk/Register" className="btn btn-main">
                {values.register}
              </A>
              <A href="/Leaderboards" className="btn btn-quiet">
                {values.more}
              </A>
            </p>
          </div>
          {rows.length > 0 && (
            <table className="smkcoding-board">
              <caption>
                {values.board} <span>({values.unit})</span>
              </caption>
              <tbody>
                {rows.map((row, at) => (
                  <tr key={row.name}>
                    <th scope="row">
                      <b aria-hidden="true">{String(at + 1).padStart(2, '0')}</b> <InLang>{row.name}</InLang>
                      <span aria-hidden="true" style={{ width: `${Math.max(6, (row.count / most) * 100)}%` }} />
                    </th>
                    <td>{row.count}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </div>
      </section>
    )
  },
})
