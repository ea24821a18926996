import { DEFAULT_LANG, localHref } from '#kit/lang.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { InLang, LanguageNote } from '#ui/lang/in-lang.tsx'
import { A, useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { Pager } from '#ui/pager.tsx'
import { SearchField } from '#ui/search-field.tsx'
import type { SyllabiView } from '../outline-pages.server.ts'
import { programTexts } from '../texts.ts'
import { PageTop } from './page-top.tsx'

export function SyllabusList({ view }: { view: SyllabiView }) {
  const lang = useLang()
  const t = useTexts(programTexts).syllabi
  return (
    <div className="container-page py-10 md:py-14">
      <PageTop title={t.title} lead={view.lead} />
      <LanguageNote of="list" langs={[DEFAULT_LANG]} />
      <form action={localHref(lang, '/Silabus')} className="mt-8">
        <SearchField label={t.search} placeholder={t.searchHint} value={view.search} />
      </form>
      <p className="text-ink-soft mt-6" role="status">
        {view.count}
      </p>
      {view.groups.length === 0 && (
        <EmptyState title={t.empty.title} text={t.empty.text} action={{ label: t.empty.action, href: '/Silabus' }} />
      )}
      {view.groups.map(group => (
        <section key={group.key} className="mt-10">
          <h2 className="flex min-h-11 items-center text-2xl font-bold">
            {group.href ? (
              <A href={group.href} className="hover:text-primary-text flex min-h-11 items-center underline-offset-4 hover:underline">
                <InLang>{group.name}</InLang>
              </A>
            ) : (
              group.name
            )}
          </h2>
          <ul className="mt-4 grid gap-4 md:grid-cols-2">
            {group.rows.map(row => (
              <li key={row.href} className="card text-ink group relative p-5">
                <h3 className="text-lg font-bold">
                  <A href={row.href} className="group-hover:text-primary-text after:absolute after:inset-0">
                    <InLang lang={row.lang}>{row.name}</InLang>
                  </A>
                </h3>
                <p className="mt-1 font-medium">{row.sums}</p>
                <p className="text-ink-soft mt-2 line-clamp-2">
                  <InLang lang={row.lang}>{row.summary}</InLang>
                </p>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <Pager page={view.page} totalPages={view.totalPages} base="/Silabus" query={view.values} />
    </div>
  )
}
