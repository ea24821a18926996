import { z } from 'zod'
import { Picture } from '#ui/picture/picture.tsx'
import { defineSection } from '../section.tsx'
import { Actions, actionSchema } from './actions.tsx'

/** The standard top of an inner page: its h1, a lead, and the first actions. */
export const pageTop = defineSection({
  kind: 'page-top',
  schema: z.object({
    title: z.string().max(160),
    lead: z.string().max(400),
    eyebrow: z.string().max(120).optional(),
    actions: z.array(actionSchema).max(3).default([]),
    picture: z.string().max(500).optional(),
  }),
  render: values => (
    <section className="section bg-tint">
      <div className="container-page">
        {values.eyebrow && <p className="mb-2 font-semibold">{values.eyebrow}</p>}
        <h1 className="heading-hero max-w-[20ch]">{values.title}</h1>
        {values.lead && <p className="mt-4 max-w-[62ch] text-lg md:text-xl">{values.lead}</p>}
        <Actions actions={values.actions} />
        {values.picture && (
          <Picture
            src={values.picture}
            alt=""
            width={960}
            height={540}
            sizes="(min-width: 64rem) 60rem, 100vw"
            className="mt-8 aspect-video w-full max-w-4xl rounded-(--radius-picture) object-cover"
          />
        )}
      </div>
    </section>
  ),
})

/** Column headings and rows; the first cell of a row is its heading. */
const table = z.object({
  heads: z.array(z.string().max(60)).min(2).max(4),
  rows: z.array(z.array(z.string().max(300)).min(2).max(4)).max(40),
})

/** Numbered clauses with a table of contents, for policies and terms. */
export const clauses = defineSection({
  kind: 'clauses',
  schema: z.object({
    items: z
      .array(z.object({ title: z.string().max(120), text: z.string().max(2000), table: table.optional() }))
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
              {item.table && <ClauseTable {...item.table} />}
            </li>
          ))}
        </ol>
      </div>
    </section>
  ),
})

/** On phones each row becomes a block whose cells are labelled with their column. */
function ClauseTable({ heads, rows }: z.infer<typeof table>) {
  return (
    <table className="mt-4 block w-full text-left sm:table">
      <thead className="hidden sm:table-header-group">
        <tr className="border-line border-b">
          {heads.map(head => (
            <th key={head} scope="col" className="py-2 pr-4 align-bottom">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-line block divide-y sm:table-row-group">
        {rows.map(([name, ...cells]) => (
          <tr key={name} className="block py-3 sm:table-row sm:py-0">
            <th scope="row" className="block font-medium sm:table-cell sm:py-2 sm:pr-4 sm:align-top">
              {name}
            </th>
            {cells.map((cell, at) => (
              <td key={heads[at + 1]} className="block sm:table-cell sm:py-2 sm:pr-4 sm:align-top">
                <span className="text-ink-soft sm:hidden">{heads[at + 1]}: </span>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
