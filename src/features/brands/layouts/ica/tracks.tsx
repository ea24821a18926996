import ArrowRight from 'lucide-react/icons/arrow-right'
import { z } from 'zod'
import { A } from '#ui/lang/lang.tsx'
import { defineSection } from '../../section.tsx'

const word = z.string().max(120)
const row = z.object({ track: word, does: word, trains: word, fits: word })

/** The tracks compared in a table; on phones each row becomes a labelled card. */
export const icaTracks = defineSection({
  kind: 'ica-tracks',
  schema: z.object({
    title: z.string().max(160),
    lead: z.string().max(300),
    head: row,
    items: z.array(row).max(8),
    more: z.string().max(60),
  }),
  render: values => (
    <section id="jalur" className="section ica-air">
      <div className="container-page">
        <h2 className="heading-section">{values.title}</h2>
        <p className="mt-3 max-w-[56ch] text-lg">{values.lead}</p>
        <table className="ica-tracks">
          <thead>
            <tr>
              <th scope="col">{values.head.track}</th>
              <th scope="col">{values.head.does}</th>
              <th scope="col">{values.head.trains}</th>
              <th scope="col">{values.head.fits}</th>
            </tr>
          </thead>
          <tbody>
            {values.items.map(item => (
              <tr key={item.track}>
                <th scope="row">{item.track}</th>
                <td data-label={values.head.does}>{item.does}</td>
                <td data-label={values.head.trains}>{item.trains}</td>
                <td data-label={values.head.fits}>{item.fits}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <A href="/Curriculum" className="mt-6 inline-flex min-h-11 items-center gap-2 font-semibold underline underline-offset-4">
          {values.more} <ArrowRight aria-hidden size={18} />
        </A>
      </div>
    </section>
  ),
})
