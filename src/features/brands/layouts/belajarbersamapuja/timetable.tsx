import { z } from 'zod'
import { InLang } from '#ui/lang/in-lang.tsx'
import { defineSection } from '../../section.tsx'

/** The timetable as posters: a sheet for each day, times in front. */
export const festivalTimetable = defineSection({
  kind: 'belajarbersamapuja-timetable',
  schema: z.object({
    title: z.string().max(160),
    lead: z.string().max(400),
    day: z.string().max(40),
    columns: z.object({ time: z.string(), title: z.string(), place: z.string() }),
  }),
  render: (values, home) => {
    const entries = home.settings.festival.schedule
    const days = [...new Set(entries.map(entry => entry.day))].sort((a, b) => a - b)
    return (
      days.length > 0 && (
        <section id="jadwal" className="section">
          <div className="container-page">
            <h2 className="heading-section">{values.title}</h2>
            <p className="mt-3 max-w-[60ch] text-lg">{values.lead}</p>
            <div className="phone-rail belajarbersamapuja-sheets">
              {days.map(day => (
                <table key={day}>
                  <caption>
                    {values.day} <b>{day}</b>
                  </caption>
                  <thead className="sr-only">
                    <tr>
                      <th>{values.columns.time}</th>
                      <th>{values.columns.title}</th>
                      <th>{values.columns.place}</th>
                    </tr>
                  </thead>
                  <tbody>
                    {entries
                      .filter(entry => entry.day === day)
                      .map(entry => (
                        <tr key={entry.time + entry.title}>
                          <td>{entry.time}</td>
                          <td>
                            <strong>
                              <InLang>{entry.title}</InLang>
                            </strong>
                            {entry.speaker && <span>{entry.speaker}</span>}
                          </td>
                          <td>
                            <InLang>{entry.place}</InLang>
                          </td>
                        </tr>
                      ))}
                  </tbody>
                </table>
              ))}
            </div>
          </div>
        </section>
      )
    )
  },
})
