import { z } from 'zod'
import { TYPES } from '#features/portfolios/portfolio.ts'
import { InLang } from '#ui/lang/in-lang.tsx'
import { A } from '#ui/lang/lang.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { defineSection } from '../section.tsx'
import { headSchema, SectionFrame } from './section-head.tsx'

/** Work done for clients; with `type`, only of that type. */
export const portfolio = defineSection({
  kind: 'portfolio',
  schema: headSchema.extend({ count: z.number().int().min(1).max(9).default(3), type: z.enum(TYPES).optional() }),
  needs: values => ({ portfolios: values.count }),
  render: (values, home) => {
    const works = home.portfolios.filter(one => values.type === undefined || one.type === values.type)
    return (
      works.length > 0 && (
        <SectionFrame {...values}>
          <ul className="pairs grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
            {works.slice(0, values.count).map(one => (
              <li key={one.href} className="group relative">
                <Picture
                  src={one.cover}
                  alt=""
                  width={640}
                  height={480}
                  sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw"
                  className="aspect-4/3 w-full rounded-(--radius-picture) object-cover"
                />
                <div className="mt-3">
                  <p className="opacity-80">
                    {one.client}, {one.year}
                  </p>
                  <h3 className="mt-1 text-xl font-bold">
                    <A href={one.href} className="group-hover:underline after:absolute after:inset-0">
                      <InLang>{one.title}</InLang>
                    </A>
                  </h3>
                  <p className="mt-1 opacity-90">
                    <InLang>{one.summary}</InLang>
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </SectionFrame>
      )
    )
  },
})

/** The tenant's active programs. */
export const programs = defineSection({
  kind: 'programs',
  schema: headSchema.extend({ classes: z.string().max(40) }),
  needs: () => ({ programs: 8 }),
  render: (values, home) =>
    home.programs.length > 0 && (
      <SectionFrame {...values}>
        <ul className={`pairs grid gap-6 sm:grid-cols-2 ${home.programs.length % 2 === 1 ? 'lg:grid-cols-3' : ''}`}>
          {home.programs.map(program => (
            <li key={program.slug} className="card text-ink group relative p-6">
              <h3 className="text-2xl font-bold">
                <A href={`/Program/${program.slug}`} className="group-hover:text-primary-text after:absolute after:inset-0">
                  <InLang>{program.name}</InLang>
                </A>
              </h3>
              <p className="text-ink-soft mt-2 max-w-[65ch]">
                <InLang>{program.summary}</InLang>
              </p>
              {program.classes > 0 && (
                <p className="mt-4 font-semibold">
                  {program.classes} {values.classes}
                </p>
              )}
            </li>
          ))}
        </ul>
      </SectionFrame>
    ),
})
