import { z } from 'zod'
import { A } from '#ui/lang/lang.tsx'
import { defineSection } from '../../section.tsx'

const DRAWINGS = [
  // A game pad, a flask, a speech bubble, a robot.
  <path
    key="gim"
    d="M18 22h28c9 0 14 8 14 17s-4 13-9 13c-6 0-8-6-12-6H25c-4 0-6 6-12 6-5 0-9-4-9-13s5-17 14-17zm1 7v5h-5v4h5v5h4v-5h5v-4h-5v-5zm24 0a3 3 0 100 6 3 3 0 000-6zm6 7a3 3 0 100 6 3 3 0 000-6z"
  />,
  <path
    key="coba"
    d="M24 6h16v5h-3v13l16 26c3 5 0 9-6 9H17c-6 0-9-4-6-9l16-26V11h-3zm-2 36h20l-7-12h-6zm6 6a3 3 0 100 6 3 3 0 000-6zm10-3a2 2 0 100 4 2 2 0 000-4z"
  />,
  <path
    key="komik"
    d="M8 10h48c3 0 5 2 5 5v26c0 3-2 5-5 5H34L20 58V46H8c-3 0-5-2-5-5V15c0-3 2-5 5-5zm11 14a4 4 0 100 8 4 4 0 000-8zm13 0a4 4 0 100 8 4 4 0 000-8zm13 0a4 4 0 100 8 4 4 0 000-8z"
  />,
  <path
    key="robot"
    d="M30 4h4v8h12c5 0 8 3 8 8v20c0 5-3 8-8 8H18c-5 0-8-3-8-8V20c0-5 3-8 8-8h12zM22 22a5 5 0 100 10 5 5 0 000-10zm20 0a5 5 0 100 10 5 5 0 000-10zM22 37v4h20v-4zM4 24h3v12H4zm53 0h3v12h-3zM20 51h8v8h-8zm16 0h8v8h-8z"
  />,
]

/** Hero: one question amid blobs, and four large buttons that press down. */
export const funHero = defineSection({
  kind: 'alkademifun-hero',
  schema: z.object({
    pick: z.string(),
    choices: z.array(z.object({ label: z.string(), text: z.string(), search: z.string() })).max(4),
  }),
  render: (values, home) => (
    <section className="alkademifun-hero">
      <Blobs />
      <div className="container-page">
        <h1 className="heading-hero">{home.hero.title}</h1>
        <p className="mx-auto mt-5 max-w-[46ch] text-lg font-semibold md:text-2xl">{home.hero.summary}</p>
        <h2>{values.pick}</h2>
        <ul>
          {values.choices.map((choice, at) => (
            <li key={choice.label}>
              <A href={`/Courses?search=${encodeURIComponent(choice.search)}`}>
                <svg viewBox="0 0 64 64" fill="currentColor" fillRule="evenodd" role="presentation">
                  {DRAWINGS[at]}
                </svg>
                <strong>{choice.label}</strong>
                <span>{choice.text}</span>
              </A>
            </li>
          ))}
        </ul>
      </div>
    </section>
  ),
})

/** Two coloured creatures that look in from the sides. */
function Blobs() {
  return (
    <>
      <svg className="alkademifun-blob" viewBox="0 0 300 300" role="presentation">
        <path
          fill="var(--warning)"
          d="M150 18c62-10 118 30 128 92 8 52-14 74-22 112-10 44-52 66-108 58C84 272 26 236 20 164 14 92 84 28 150 18z"
        />
        <circle cx="118" cy="128" r="30" fill="white" />
        <circle cx="204" cy="124" r="24" fill="white" />
        <circle cx="128" cy="134" r="13" fill="var(--dark)" />
        <circle cx="208" cy="130" r="11" fill="var(--dark)" />
        <path d="M120 190c26 30 68 26 84-6" fill="none" stroke="var(--dark)" strokeWidth="12" strokeLinecap="round" />
      </svg>
      <svg className="alkademifun-blob" viewBox="0 0 300 300" role="presentation">
        <path fill="var(--info)" d="M92 40c42-34 96-18 130 14s70 66 56 122-66 92-128 98S30 250 20 184 50 74 92 40z" />
        <circle cx="150" cy="130" r="46" fill="white" />
        <circle cx="138" cy="138" r="20" fill="var(--dark)" />
        <path d="M112 208h76c0 34-76 34-76 0z" fill="var(--dark)" />
        <path d="M96 46 78 8M214 52l26-34" stroke="var(--info)" strokeWidth="14" strokeLinecap="round" />
      </svg>
    </>
  )
}
