import { z } from 'zod'
import { ClassCard } from '#features/classes/ui/class-card.tsx'
import { A } from '#ui/lang/lang.tsx'
import { defineSection } from '../../section.tsx'
import { HeroSearch } from '../../sections/hero.tsx'

/** Hero: the search on water, with the next open class beside it. */
export const alkademiHero = defineSection({
  kind: 'alkademi-hero',
  schema: z.object({
    search: z.object({ placeholder: z.string(), button: z.string() }),
    popular: z.string(),
    topics: z.array(z.string()),
  }),
  needs: () => ({ classes: 1 }),
  render: (values, home) => {
    const first = home.classes[0]
    return (
      <section className="alkademi-sea text-white">
        <div className="container-page grid items-center gap-12 py-14 md:py-24 lg:grid-cols-[1.3fr_1fr]">
          <div>
            <h1 className="heading-hero max-w-[16ch]">{home.hero.title}</h1>
            <p className="mt-5 max-w-[52ch] text-lg md:text-xl">{home.hero.summary}</p>
            <HeroSearch lang={home.lang} {...values.search} />
            <p className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-1">
              <span className="opacity-80">{values.popular}</span>
              {values.topics.map(topic => (
                <A
                  key={topic}
                  href={`/Courses?search=${encodeURIComponent(topic)}`}
                  className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
                >
                  {topic}
                </A>
              ))}
            </p>
          </div>
          {first && (
            <ul className="hidden lg:block">
              <ClassCard view={first} isFirst heading="h2" />
            </ul>
          )}
        </div>
      </section>
    )
  },
})
