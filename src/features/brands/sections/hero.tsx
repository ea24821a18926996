import Search from 'lucide-react/icons/search'
import { z } from 'zod'
import { type Lang, localHref } from '#kit/lang.ts'
import { Picture } from '#ui/picture/picture.tsx'
import { defineSection } from '../section.tsx'
import { Actions, actionSchema } from './actions.tsx'

/**
 * The standard top of a home page: title, summary, actions or a search, an optional picture.
 * Used by brands without a hero of their own, and by tenants that override theirs.
 */
export const hero = defineSection({
  kind: 'hero',
  schema: z.object({
    eyebrow: z.string().max(120).optional(),
    actions: z.array(actionSchema).max(3).default([]),
    search: z.object({ placeholder: z.string().max(80), button: z.string().max(30) }).optional(),
    picture: z.string().max(200).optional(),
    tone: z.enum(['tint', 'ink', 'primary', 'plain']).default('tint'),
  }),
  render: (values, home) => {
    const tone = { tint: 'bg-tint', ink: 'bg-ink text-page', primary: 'bg-primary text-on-primary', plain: '' }[values.tone]
    return (
      <section className={`section ${tone}`}>
        <div className={`container-page grid items-center gap-10 ${values.picture ? 'lg:grid-cols-[1.2fr_1fr]' : ''}`}>
          <div>
            {values.eyebrow && <p className="mb-3 font-semibold">{values.eyebrow}</p>}
            <h1 className="heading-hero max-w-[18ch]">{home.hero.title}</h1>
            <p className="mt-5 max-w-[55ch] text-lg opacity-90 md:text-xl">{home.hero.summary}</p>
            {values.search && <HeroSearch lang={home.lang} {...values.search} />}
            <Actions actions={values.actions} />
          </div>
          {values.picture && (
            <Picture
              src={values.picture}
              alt=""
              width={960}
              height={540}
              sizes="(min-width: 64rem) 32rem, 100vw"
              priority
              isCut
              className="aspect-video w-full rounded-(--radius-picture) object-cover"
            />
          )}
        </div>
      </section>
    )
  },
})

/** The search for classes in a hero. A plain form. */
export function HeroSearch({ lang, placeholder, button }: { lang: Lang; placeholder: string; button: string }) {
  return (
    <form action={localHref(lang, '/Courses')} role="search" aria-label={placeholder} className="mt-8 flex max-w-xl gap-2">
      <label className="focus-frame border-line text-ink flex h-14 grow items-center gap-2 rounded-(--radius-button) border bg-surface px-3 sm:gap-3 sm:px-4">
        <Search aria-hidden className="shrink-0" />
        <span className="sr-only">{placeholder}</span>
        <input type="search" name="search" maxLength={100} placeholder={placeholder} className="w-full min-w-0 bg-transparent" />
      </label>
      <button type="submit" className="btn btn-main h-14">
        {button}
      </button>
    </form>
  )
}
