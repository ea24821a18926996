import { z } from 'zod'
import { defineSection } from '../../section.tsx'
import { CheckSheet, sheetSchema } from './sheet.tsx'
import { Sun } from './sun.tsx'

/** Hero: the sun of eight months, with the checklist sheet over its horizon. */
export const scholarHero = defineSection({
  kind: 'beasiswabersamapuja-hero',
  schema: sheetSchema.extend({
    check: z.string().max(60),
    plan: z.string().max(60),
    sun: z.object({ top: z.string().max(30), bottom: z.string().max(30) }),
  }),
  render: (values, home) => (
    <section className="beasiswabersamapuja-hero">
      <div className="container-page beasiswabersamapuja-sky">
        <div className="beasiswabersamapuja-lines">
          <h1 className="beasiswabersamapuja-title">{home.hero.title}</h1>
          <p className="mt-5 max-w-[46ch] text-lg md:text-xl">{home.hero.summary}</p>
          <p className="mt-7 flex flex-wrap gap-x-6 gap-y-3">
            <a href="#cek" className="btn btn-main">
              {values.check}
            </a>
            <a href="#rencana" className="beasiswabersamapuja-link">
              {values.plan}
            </a>
          </p>
        </div>
        <Sun {...values.sun} className="beasiswabersamapuja-sun" />
      </div>
      <div className="container-page">
        <CheckSheet sheet={values.sheet} questions={values.questions} />
      </div>
    </section>
  ),
})
