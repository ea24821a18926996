import { z } from 'zod'
import { A } from '#ui/lang/lang.tsx'
import { defineSection } from '../../section.tsx'

/** Hero: the name's six letters as pictures (roof, pencil, road, mountain, report, eye) beside the title. Contains the h1. */
export const letterHero = defineSection({
  kind: 'aksara-letters',
  schema: z.object({ main: z.string().max(60), more: z.string().max(60) }),
  render: (values, home) => (
    <section className="aksara-hero">
      <div className="aksara-words">
        <h1>{home.hero.title}</h1>
        <p className="mt-6 max-w-[46ch] text-lg md:text-xl">{home.hero.summary}</p>
        <p className="mt-8 flex flex-wrap gap-3">
          <A href="/Make-Appointment" className="btn btn-main">
            {values.main}
          </A>
          <A href="/Lms" className="btn btn-quiet">
            {values.more}
          </A>
        </p>
      </div>
      <div aria-hidden className="aksara-tiles">
        {LETTERS.map(({ name, drawing }) => (
          <svg key={name} viewBox="0 0 120 120" className={`aksara-tile aksara-tile-${name}`}>
            {drawing}
          </svg>
        ))}
      </div>
    </section>
  ),
})

const LETTERS = [
  {
    name: 'roof',
    drawing: (
      <>
        <path className="aksara-night" d="M60 12l50 98H85l-8-17H43l-8 17H10z" />
        <path className="aksara-saffron" d="M60 46l13 28H47z" />
        <path className="aksara-cream" d="M53 93h14v17H53z" />
      </>
    ),
  },
  {
    name: 'pencil',
    drawing: (
      <>
        <path className="aksara-saffron" d="M16 38h26v72H16z" />
        <path className="aksara-cream" d="M16 38l13-27 13 27z" />
        <path className="aksara-night" d="M24.5 20.5L29 11l4.5 9.5z" />
        <path className="aksara-cream" d="M42 62l38-46h30L70 63l42 47H80L42 70z" />
      </>
    ),
  },
  {
    name: 'road',
    drawing: (
      <>
        <path className="aksara-stroke-night" strokeWidth="25" d="M99 31C90 9 36 6 32 36c-4 28 60 20 58 50-2 30-56 28-68 4" />
        <path
          className="aksara-stroke-saffron"
          strokeWidth="3.5"
          strokeDasharray="10 8"
          d="M99 31C90 9 36 6 32 36c-4 28 60 20 58 50-2 30-56 28-68 4"
        />
      </>
    ),
  },
  {
    name: 'mountain',
    drawing: (
      <>
        <circle className="aksara-saffron" cx="93" cy="29" r="15" />
        <path className="aksara-cream" d="M60 14l52 96H8z" />
        <path className="aksara-night" d="M60 14l20 37-9-4-8 11-8-12-7 6-8-1z" />
        <path className="aksara-night" d="M28 86c14-9 22 8 34 0s20 5 31-1l6 11H22z" />
      </>
    ),
  },
  {
    name: 'report',
    drawing: (
      <>
        <path className="aksara-saffron" d="M62 66l42 44H74L46 80V66z" />
        <path className="aksara-cream" d="M22 12h46a29 29 0 0 1 0 58H46v40H22z" />
        <path className="aksara-deep" d="M46 32h20a9 9 0 0 1 0 18H46z" />
        <path className="aksara-stroke-deep" strokeWidth="3" d="M29 78h10m-10 9h10m-10 9h10" />
      </>
    ),
  },
  {
    name: 'eye',
    drawing: (
      <>
        <circle className="aksara-night" cx="52" cy="68" r="42" />
        <circle className="aksara-cream" cx="52" cy="68" r="22" />
        <circle className="aksara-saffron" cx="52" cy="68" r="11" />
        <path className="aksara-night" d="M82 26h25v84H82z" />
      </>
    ),
  },
]
