import { z } from 'zod'
import { A } from '#ui/lang/lang.tsx'
import { defineSection } from '../../section.tsx'

/** The book Metamorfosa: its cover in paper shapes, its subject, and the stages that group its stories. */
export const pujaBook = defineSection({
  kind: 'pujapramudya-book',
  schema: z.object({
    eyebrow: z.string(),
    name: z.string(),
    author: z.string(),
    title: z.string(),
    text: z.string(),
    stages: z.array(z.string()),
    main: z.string(),
    second: z.string(),
  }),
  render: values => (
    <section className="pujapramudya-book">
      <div className="container-page">
        <div className="pujapramudya-cover" aria-hidden>
          <p>{values.name}</p>
          <Butterfly />
          <p>{values.author}</p>
        </div>
        <div>
          <p className="pujapramudya-eyebrow">{values.eyebrow}</p>
          <h2 className="heading-section max-w-[20ch]">{values.title}</h2>
          <p className="mt-5 max-w-[54ch] text-xl leading-relaxed">{values.text}</p>
          <ol className="pujapramudya-stages">
            {values.stages.map(stage => (
              <li key={stage}>{stage}</li>
            ))}
          </ol>
          <p className="mt-8 flex flex-wrap gap-3">
            <A href="/Metamorfosa" className="btn btn-main">
              {values.main}
            </A>
            <A href="/Program" className="btn btn-quiet">
              {values.second}
            </A>
          </p>
        </div>
      </div>
    </section>
  ),
})

/** Two open pages that look like wings. */
function Butterfly() {
  return (
    <svg viewBox="0 0 200 170" role="presentation">
      <g fill="var(--light)">
        <path d="M98 88C80 40 44 14 12 22c-8 34 14 66 84 70z" />
        <path d="M102 88c18-48 54-74 86-66 8 34-14 66-84 70z" />
      </g>
      <g fill="var(--warning)">
        <path d="M97 96c-34 0-62 12-66 38 22 18 52 10 66-30z" />
        <path d="M103 96c34 0 62 12 66 38-22 18-52 10-66-30z" />
      </g>
      <g fill="none" stroke="var(--primary)" strokeWidth="2" strokeLinecap="round">
        <path d="M30 36c22 4 40 18 54 40M24 52c20 4 38 14 54 28M170 36c-22 4-40 18-54 40M176 52c-20 4-38 14-54 28" />
      </g>
      <g stroke="var(--light)" strokeWidth="4" strokeLinecap="round" fill="none">
        <path d="M100 78v62M99 78c-4-16-10-24-20-30M101 78c4-16 10-24 20-30" />
      </g>
    </svg>
  )
}
