import { z } from 'zod'
import { A } from '#ui/lang/lang.tsx'
import { defineSection } from '../../section.tsx'

/** Hero: a dark table, a welcome, and a steaming cup seen from above. */
export const kopiHero = defineSection({
  kind: 'sekolahkopi-hero',
  schema: z.object({ main: z.string(), second: z.string(), note: z.string() }),
  render: (values, home) => (
    <section className="sekolahkopi-hero">
      <div className="container-page">
        <div>
          <h1 className="heading-hero">{home.hero.title}</h1>
          <p className="mt-6 max-w-[46ch] text-xl">{home.hero.summary}</p>
          <p className="mt-8 flex flex-wrap gap-3">
            <A href="/Courses" className="sekolahkopi-cream btn">
              {values.main}
            </A>
            <A href="/Event" className="sekolahkopi-line btn">
              {values.second}
            </A>
          </p>
          <p className="sekolahkopi-note">{values.note}</p>
        </div>
        <Cup />
      </div>
    </section>
  ),
})

function Cup() {
  return (
    <svg className="sekolahkopi-cup" viewBox="0 0 480 480" role="presentation">
      <circle cx="230" cy="250" r="222" fill="color-mix(in srgb, var(--light) 88%, var(--primary))" />
      <circle cx="230" cy="250" r="186" fill="var(--light)" />
      <path d="M352 148c52-58 118-64 122-26s-40 66-96 60z" fill="color-mix(in srgb, var(--light) 70%, white)" />
      <circle cx="230" cy="250" r="150" fill="color-mix(in srgb, var(--light) 45%, white)" />
      <circle cx="230" cy="250" r="132" fill="var(--primary)" />
      <circle cx="230" cy="250" r="132" fill="none" stroke="var(--warning)" strokeWidth="7" opacity="0.8" />
      <g fill="none" stroke="var(--warning)" strokeLinecap="round">
        <path d="M138 262c20-52 78-78 128-56s52 76 12 96-78-4-66-36 50-30 54-2" strokeWidth="9" opacity="0.75" />
        <path d="M166 324c34 26 84 30 120 4" strokeWidth="5" opacity="0.5" />
      </g>
      <g className="sekolahkopi-steam" fill="none" stroke="white" strokeWidth="9" strokeLinecap="round">
        <path d="M176 214c-22-34 22-54 0-92s16-52 4-84" />
        <path d="M232 204c-22-34 22-54 0-92s16-52 4-84" />
        <path d="M288 214c-22-34 22-54 0-92s16-52 4-84" />
      </g>
    </svg>
  )
}
