import { pageHead } from '#features/sites/head.server.ts'
import { localHref } from '#kit/lang.ts'
import { publicPage } from '#page/public-page.server.ts'
import { chipClass } from '#ui/chip.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { InLang } from '#ui/lang/in-lang.tsx'
import { A, useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { SearchField } from '#ui/search-field.tsx'
import { GROUPS, type Group, type Hit } from '../hits.ts'
import { searchSite } from '../queries.server.ts'
import { searchTexts } from '../texts.ts'

const EACH = 8

/** The lists to browse when no search is given; every site has them. */
const LISTS: [Group, href: string][] = [
  ['classes', '/Courses'],
  ['programs', '/Program'],
  ['events', '/Event'],
  ['podcasts', '/Podcasts'],
  ['galleries', '/Gallery'],
  ['mentors', '/Mentor'],
  ['jobs', '/Event/Careers'],
]

/** Results of a search over the whole site, grouped by kind. */
export const loader = publicPage(async args => {
  const { ctx, site, query, lang } = args
  const t = searchTexts(lang)
  const search = query.get('search') ?? ''
  const hits = search ? await searchSite(ctx, search, { each: EACH, site, lang }) : []
  const lead = t.fill('lead', { site: site.settings.title })
  return {
    head: pageHead(args, { title: search ? t.fill('titleFor', { search }) : t.title, description: lead, noindex: search !== '' }),
    body: <SearchPage search={search} lead={lead} hits={hits} />,
  }
})

function SearchPage({ search, lead, hits }: { search: string; lead: string; hits: Hit[] }) {
  const lang = useLang()
  const t = useTexts(searchTexts)
  return (
    <div className="container-page py-10 md:py-14">
      <h1 className="heading-hero">{search ? t.fill('titleFor', { search }) : t.title}</h1>
      <p className="text-ink-soft mt-3 max-w-[60ch] text-lg">{lead}</p>
      <form action={localHref(lang, '/Search')} role="search" aria-label={t.label} className="mt-6">
        <SearchField label={t.label} placeholder={t.hint} value={search} />
      </form>
      {!search && (
        <nav aria-label={t.browse} className="mt-8">
          <p className="text-ink-soft">{t.browse}</p>
          <ul className="mt-3 flex flex-wrap gap-2">
            {LISTS.map(([group, href]) => (
              <li key={href}>
                <A href={href} className={chipClass(false)}>
                  {t.groups[group]}
                </A>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {search && (
        <p className="text-ink-soft mt-6" role="status">
          {t.fill('count', { count: hits.length })}
        </p>
      )}
      {search && hits.length === 0 && (
        <EmptyState title={t.none.title} text={t.none.text} action={{ label: t.none.action, href: '/Courses' }} />
      )}
      {GROUPS.map(group => {
        const found = hits.filter(hit => hit.group === group)
        return (
          found.length > 0 && (
            <section key={group} className="mt-10">
              <h2 className="heading-section">{t.groups[group]}</h2>
              <ul className="border-line mt-4 border-t">
                {found.map(hit => (
                  <li key={hit.href + hit.title} className="border-line group relative border-b py-4">
                    <h3 className="text-lg font-bold">
                      <A href={hit.href} className="group-hover:text-primary-text after:absolute after:inset-0">
                        <InLang lang={hit.lang}>{hit.title}</InLang>
                      </A>
                    </h3>
                    <p className="text-ink-soft mt-1 line-clamp-2 max-w-[75ch]">
                      <InLang lang={hit.lang}>{hit.summary}</InLang>
                    </p>
                  </li>
                ))}
              </ul>
            </section>
          )
        )
      })}
    </div>
  )
}
