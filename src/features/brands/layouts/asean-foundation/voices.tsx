import { z } from 'zod'
import { defineSection } from '../../section.tsx'

const saying = z.string().max(300)

/** The same quote in Indonesian and English side by side, on every page. */
export const aseanVoices = defineSection({
  kind: 'asean-foundation-voices',
  schema: z.object({ title: z.string().max(160), id: saying, en: saying, idLabel: z.string().max(40), enLabel: z.string().max(40) }),
  render: values => (
    <section className="section">
      <div className="container-page">
        <h2 className="heading-section">{values.title}</h2>
        <div className="asean-foundation-voices">
          <blockquote lang="id">
            <p>{values.id}</p>
            <footer>{values.idLabel}</footer>
          </blockquote>
          <blockquote lang="en">
            <p>{values.en}</p>
            <footer>{values.enLabel}</footer>
          </blockquote>
        </div>
      </div>
    </section>
  ),
})
