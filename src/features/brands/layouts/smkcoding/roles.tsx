import { z } from 'zod'
import { A } from '#ui/lang/lang.tsx'
import { defineSection } from '../../section.tsx'

/** The three audiences, each as an open file in an editor. */
export const smkRoles = defineSection({
  kind: 'smkcoding-roles',
  schema: z.object({
    title: z.string().max(160),
    items: z
      .array(
        z.object({
          file: z.string().max(40),
          title: z.string().max(60),
          points: z.array(z.string().max(160)).max(5),
          link: z.string().max(60),
          href: z.string().max(300),
        }),
      )
      .max(4),
  }),
  render: values => (
    <section className="section">
      <div className="container-page">
        <h2 className="heading-section">{values.title}</h2>
        <ul className="phone-rail mt-8 grid gap-5 lg:grid-cols-3">
          {values.items.map(item => (
            <li key={item.file} className="card smkcoding-file">
              <p aria-hidden="true" className="smkcoding-tab">
                {item.file}
              </p>
              <div className="flex grow flex-col p-6">
                <h3 className="text-2xl font-bold">{item.title}</h3>
                <ol className="smkcoding-lines">
                  {item.points.map(point => (
                    <li key={point}>{point}</li>
                  ))}
                </ol>
                <A href={item.href} className="smkcoding-go">
                  {item.link}
                </A>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  ),
})
