import { z } from 'zod'
import { A } from '#ui/lang/lang.tsx'
import { Avatar } from '#ui/picture/avatar.tsx'
import { artUrl } from '#ui/picture/picture-url.ts'
import { defineSection } from '../../section.tsx'

const FACES = ['ratna', 'bu-yati', 'galih', 'opa-frans', 'nisa', 'yohanes', 'mbah-sri', 'ayu', 'pak-tono', 'lestari', 'dimas', 'oma-rika']
const MORE_FACES = ['tari', 'fajar', 'made', 'bu-endah', 'rio', 'siska']

/** The drawings that this brand names by itself. */
export const sfiDrawings = [...FACES, ...MORE_FACES].map(seed => artUrl('avatar', seed))

/** Hero: a mosaic of faces in tiles of many shapes around the title. The faces are decorative. */
export const sfiHero = defineSection({
  kind: 'sfi-hero',
  schema: z.object({ join: z.string().max(60), ways: z.string().max(60) }),
  needs: () => ({ mentors: 4 }),
  render: (values, home) => {
    const seeds = [...new Set([...home.mentors.map(one => one.slug), ...FACES, ...MORE_FACES])].slice(0, 18)
    return (
      <section className="sfi-mosaic">
        <div aria-hidden="true" className="sfi-tiles">
          {seeds.slice(0, 9).map(seed => (
            <span key={seed}>
              <Avatar seed={seed} name="" size={144} />
            </span>
          ))}
        </div>
        <div className="sfi-words">
          <h1 className="heading-hero">{home.hero.title}</h1>
          <p className="mx-auto mt-5 max-w-[50ch] text-lg md:text-xl">{home.hero.summary}</p>
          <p className="mt-7 flex flex-wrap justify-center gap-3">
            <A href="/Make-Appointment" className="btn btn-main">
              {values.join}
            </A>
            <a href="#cara" className="btn btn-quiet">
              {values.ways}
            </a>
          </p>
        </div>
        <div aria-hidden="true" className="sfi-tiles sfi-tiles-low">
          {seeds.slice(9).map(seed => (
            <span key={seed}>
              <Avatar seed={seed} name="" size={144} />
            </span>
          ))}
        </div>
      </section>
    )
  },
})
