import { formatDate } from '#kit/format.ts'
import { A, useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import type { HomeItem, HomePart } from '../home.ts'
import { studioTexts } from '../texts.ts'

/** The parts of a role's start page. One that is empty says what to do next. */
export function HomeParts({ parts }: { parts: readonly HomePart[] }) {
  const { home: t } = useTexts(studioTexts)
  if (parts.length === 0) return null
  return (
    <div className={parts.length > 1 ? 'grid items-start gap-5 xl:grid-cols-2' : ''}>
      {parts.map(({ name, items, href }) => (
        <section key={name} data-home={name} className="card overflow-hidden">
          <div className="border-line flex min-h-12 items-center justify-between gap-4 border-b px-4">
            <h2 className="font-semibold">{t.parts[name].title}</h2>
            {href && items.length > 0 && (
              <A href={href} className="text-primary-text flex min-h-11 items-center font-medium underline-offset-4 hover:underline">
                {t.all}
                <span className="sr-only">: {t.parts[name].title}</span>
              </A>
            )}
          </div>
          {items.length === 0 ? (
            <p className="text-ink-soft max-w-[60ch] px-4 py-4">{t.parts[name].empty}</p>
          ) : (
            <ul className="divide-line divide-y">
              {items.map(item => (
                <Item key={item.id} item={item} />
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  )
}

function Item({ item: { title, href, note, at, until, quota } }: { item: HomeItem }) {
  const lang = useLang()
  const { home: t, fill } = useTexts(studioTexts)
  const name = title || t.untitled
  const dates = [at, until].flatMap(date => (date ? [formatDate(date, undefined, lang)] : [])).join(' – ')
  const more = [note, dates, quota === null ? '' : fill('home.quota', { count: quota })].filter(part => part !== '')
  return (
    <li className="hover:bg-primary/6 relative flex min-h-11 flex-wrap items-center justify-between gap-x-4 px-4 py-2">
      {href ? (
        <A href={href} className="min-w-0 font-medium wrap-anywhere after:absolute after:inset-0">
          {name}
        </A>
      ) : (
        <span className="min-w-0 font-medium wrap-anywhere">{name}</span>
      )}
      <span className="text-ink-soft text-sm tabular-nums">{more.join(' · ')}</span>
    </li>
  )
}
