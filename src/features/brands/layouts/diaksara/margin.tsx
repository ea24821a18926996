import { z } from 'zod'
import { defineSection } from '../../section.tsx'

/** A sentence with the editor's marks, and the discussion in the margin. */
export const marginNotes = defineSection({
  kind: 'diaksara-margin',
  schema: z.object({
    title: z.string().max(160),
    lead: z.string().max(300),
    before: z.string().max(40),
    after: z.string().max(40),
    pieces: z
      .array(z.object({ kind: z.string().transform(toMark), text: z.string().max(200) }))
      .min(1)
      .max(20),
    notes: z.array(z.object({ by: z.string().max(40), text: z.string().max(300) })).max(6),
  }),
  render: values => (
    <section className="section">
      <div className="diaksara-proof">
        <div className="diaksara-proofhead">
          <h2 className="heading-section">{values.title}</h2>
          <p className="mt-3 text-xl">{values.lead}</p>
        </div>
        <blockquote>
          {values.pieces.map(piece => {
            if (piece.kind === 'cut')
              return (
                <del key={piece.text}>
                  <span className="sr-only">[{values.before}: </span>
                  {piece.text}
                  <span className="sr-only">] </span>
                </del>
              )
            if (piece.kind === 'add')
              return (
                <ins key={piece.text}>
                  <span className="sr-only">[{values.after}: </span>
                  {piece.text}
                  <span className="sr-only">] </span>
                </ins>
              )
            return piece.text
          })}
        </blockquote>
        <ol>
          {values.notes.map(note => (
            <li key={note.text}>
              <b>{note.by}</b>
              {note.text}
            </li>
          ))}
        </ol>
      </div>
    </section>
  ),
})

function toMark(name: string): 'keep' | 'cut' | 'add' {
  return name === 'cut' || name === 'add' ? name : 'keep'
}
