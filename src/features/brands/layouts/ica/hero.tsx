import { z } from 'zod'
import { A } from '#ui/lang/lang.tsx'
import { defineSection } from '../../section.tsx'

/** Hero: an open sky with the title, a sun, and layers of cloud as a horizon. */
export const icaHero = defineSection({
  kind: 'ica-hero',
  schema: z.object({ start: z.string().max(60), pick: z.string().max(60) }),
  render: (values, home) => (
    <section className="ica-sky">
      <div className="container-page ica-sky-words">
        <h1 className="heading-hero mx-auto max-w-[16ch]">{home.hero.title}</h1>
        <p className="mx-auto mt-6 max-w-[52ch] text-lg md:text-xl">{home.hero.summary}</p>
        <p className="mt-8 flex flex-wrap justify-center gap-3">
          <A href="/Courses" className="btn btn-main">
            {values.start}
          </A>
          <a href="#jalur" className="btn ica-glass">
            {values.pick}
          </a>
        </p>
      </div>
      <svg viewBox="0 0 1440 360" preserveAspectRatio="xMidYMax slice" aria-hidden="true" className="ica-clouds">
        <circle cx="1090" cy="150" r="88" className="ica-sun" />
        <path
          className="ica-cloud ica-cloud-far"
          d="M0 360V190q60-50 130-24q42-80 140-66q70 10 92 62q64-28 118 20q60-30 122 10q52-96 176-84q96 10 128 88q70-26 126 22q74-44 148-4q40-62 130-56q80 8 110 66q60-18 120 20v116z"
        />
        <path
          className="ica-cloud ica-cloud-mid"
          d="M0 360V262q80-42 160-8q30-58 112-54q76 6 98 60q58-22 108 10q68-64 172-46q74 14 96 66q70-32 134 0q44-74 150-66q92 8 118 70q64-26 122 4q70-38 170 6v56z"
        />
        <path
          className="ica-cloud"
          d="M0 360v-38q90-36 186-4q60-54 154-34q56 14 80 44q90-34 170 0q80-46 176-18q50 14 74 36q96-38 190-6q70-40 160-22q60 12 90 34q90-26 160 4v4z"
        />
      </svg>
    </section>
  ),
})
