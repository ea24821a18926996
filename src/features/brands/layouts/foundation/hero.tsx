import { z } from 'zod'
import { A } from '#ui/lang/lang.tsx'
import { defineSection } from '../../section.tsx'
import { Rings } from './rings.tsx'

/** Hero like the cover of an annual report, with growth rings that run off the sheet. */
export const foundationHero = defineSection({
  kind: 'foundation-hero',
  schema: z.object({ partner: z.string().max(60), report: z.string().max(60), rings: z.string().max(200) }),
  render: (values, home) => (
    <section className="foundation-cover">
      <div className="container-page grid items-center gap-10 py-12 md:py-20 lg:grid-cols-[1.25fr_1fr]">
        <div className="relative z-10">
          <h1 className="foundation-title max-w-[13ch]">{home.hero.title}</h1>
          <p className="text-ink-soft mt-7 max-w-[50ch] text-lg md:text-xl">{home.hero.summary}</p>
          <p className="mt-9 flex flex-wrap items-center gap-x-7 gap-y-3">
            <A href="/Collaboration" className="btn btn-main">
              {values.partner}
            </A>
            <a href="#laporan" className="foundation-link">
              {values.report}
            </a>
          </p>
        </div>
        <figure className="relative">
          <Rings className="foundation-rings" />
          <figcaption className="foundation-caption">{values.rings}</figcaption>
        </figure>
      </div>
    </section>
  ),
})
