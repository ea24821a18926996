import { z } from 'zod'
import { formatCount } from '#kit/format.ts'
import { localHref } from '#kit/lang.ts'
import { InLang } from '#ui/lang/in-lang.tsx'
import { A } from '#ui/lang/lang.tsx'
import { defineSection } from '../../section.tsx'

const word = z.string().max(80)

/** Hero as a lab's screen: a terminal lists the open classes, and its last prompt is the search. */
export const smkTerminal = defineSection({
  kind: 'smkcoding-terminal',
  schema: z.object({
    start: word,
    liga: word,
    window: word,
    prompt: word,
    list: word,
    schools: word,
    count: word,
    search: word,
    placeholder: word,
    run: word,
  }),
  needs: () => ({ classes: 4 }),
  render: (values, home) => (
    <section className="smkcoding-screen">
      <div className="container-page grid items-center gap-12 py-12 md:py-20 lg:grid-cols-[1.05fr_1fr]">
        <div className="min-w-0">
          <h1 className="smkcoding-title">{home.hero.title}</h1>
          <p className="mt-6 max-w-[50ch] text-lg">{home.hero.summary}</p>
          <p className="mt-8 flex flex-wrap gap-3">
            <A href="/Courses" className="btn smkcoding-btn">
              {values.start}
            </A>
            <A href="/Liga-Smk" className="btn smkcoding-btn-line">
              {values.liga}
            </A>
          </p>
        </div>
        <section aria-label={values.window} className="smkcoding-window">
          <p aria-hidden="true" className="smkcoding-dots">
            <i />
            <i />
            <i />
          </p>
          <div className="p-4 sm:p-5">
            <p>
              <b>{values.prompt}</b> <span className="smkcoding-typed">{values.list}</span>
            </p>
            <ul className="smkcoding-files">
              {home.classes.slice(0, 4).map(one => (
                <li key={one.href}>
                  <A href={one.href}>
                    <span>
                      <InLang lang={one.lang}>{one.name}</InLang>
                    </span>
                    <em>{one.price}</em>
                  </A>
                </li>
              ))}
            </ul>
            {home.counts.schools > 0 && (
              <p className="mt-2">
                <b>{values.prompt}</b> {values.count}
                <span className="block">
                  {formatCount(home.counts.schools)} {values.schools}
                </span>
              </p>
            )}
            <form action={localHref(home.lang, '/Courses')} role="search" aria-label={values.search} className="smkcoding-prompt">
              <label>
                <b aria-hidden="true">$</b> {values.search}
                <input type="search" name="search" placeholder={values.placeholder} />
              </label>
              <button type="submit">{values.run}</button>
            </form>
          </div>
        </section>
      </div>
    </section>
  ),
})
