import { z } from 'zod'
import { defineSection } from '../section.tsx'

/** The plain top of an inner page: its h1 and a sentence. */
export const pageTop = defineSection({
  kind: 'page-top',
  schema: z.object({ title: z.string().max(160), lead: z.string().max(400), eyebrow: z.string().max(120).optional() }),
  render: values => (
    <section className="section bg-tint">
      <div className="container-page">
        {values.eyebrow && <p className="mb-2 font-semibold">{values.eyebrow}</p>}
        <h1 className="heading-hero max-w-[20ch]">{values.title}</h1>
        <p className="mt-4 max-w-[62ch] text-lg md:text-xl">{values.lead}</p>
      </div>
    </section>
  ),
})

/** Numbered clauses with a list of contents: policies and terms. */
export const clauses = defineSection({
  kind: 'clauses',
  schema: z.object({
    items: z
      .array(z.object({ title: z.string().max(120), text: z.string().max(2000) }))
      .min(1)
      .max(30),
  }),
  render: values => (
    <section className="section">
      <div className="container-page grid gap-10 lg:grid-cols-[17rem_1fr]">
        <nav className="h-fit lg:sticky lg:top-24" aria-label="§">
          <ol className="list-decimal pl-7 sm:columns-2 sm:gap-10 lg:columns-1">
            {values.items.map((item, at) => (
              <li key={item.title} className="marker:text-ink-soft">
                <a href={`#${at + 1}`} className="inline-flex min-h-11 items-center underline-offset-4 hover:underline">
                  {item.title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <ol className="max-w-[70ch] space-y-8">
          {values.items.map((item, at) => (
            <li key={item.title} id={String(at + 1)}>
              <h2 className="text-xl font-bold">
                {at + 1}. {item.title}
              </h2>
              <p className="mt-2 text-lg">{item.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  ),
})
