import { Form } from 'react-router'
import { InLang } from '#ui/lang/in-lang.tsx'
import { A } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import type { PlayerData } from '../player.server.ts'
import { learningTexts } from '../texts.ts'

/** A search within the class: in what is open to the reader. */
export function SearchClass({ data: { outline, search } }: { data: PlayerData }) {
  const t = useTexts(learningTexts)
  const found = search?.found.flatMap(({ id, lang, excerpt }) => {
    const chapter = outline.find(one => one.id === id)
    return chapter ? [{ ...chapter, lang, excerpt }] : []
  })
  return (
    <section className="mt-10" data-class-search>
      <Form method="get" role="search" preventScrollReset className="flex max-w-md flex-wrap gap-2">
        <input
          type="search"
          name="search"
          required
          maxLength={100}
          aria-label={t.search.label}
          placeholder={t.search.label}
          defaultValue={search?.words}
          className="border-line bg-surface min-h-11 min-w-0 grow rounded-lg border px-3"
        />
        <button type="submit" className="btn btn-quiet">
          {t.search.submit}
        </button>
      </Form>
      {search && found && (
        <div role="status" className="mt-3">
          <p>{t.fill(found.length > 0 ? 'search.found' : 'search.none', { count: found.length, words: search.words })}</p>
          <ul className="mt-2">
            {found.map(one => (
              <li key={one.id}>
                <A href={one.href} className="hover:bg-primary/8 block min-h-11 rounded-lg px-2 py-2">
                  <InLang>
                    <strong className="block">{one.title}</strong>
                  </InLang>
                  {one.excerpt && (
                    <InLang lang={one.lang}>
                      <span className="text-ink-soft wrap-break-word">… {one.excerpt} …</span>
                    </InLang>
                  )}
                </A>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}
