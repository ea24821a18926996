import { formatCount } from '#kit/format.ts'
import { localHref } from '#kit/lang.ts'
import { publicPage } from '#page/public-page.server.ts'
import { chipClass } from '#ui/chip.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { hrefWith } from '#ui/href.ts'
import { InLang, LanguageNote } from '#ui/lang/in-lang.tsx'
import { A, useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { useListWords } from '#ui/list-words.ts'
import { Pager } from '#ui/pager.tsx'
import { SearchField } from '#ui/search-field.tsx'
import { loadPostList, type PostListData } from '../list.server.ts'
import { postTexts } from '../texts.ts'
import { PostCard } from '../ui/post-card.tsx'

export const loader = publicPage(async args => {
  const list = await loadPostList(args)
  return { head: list.head, body: <PostList list={list} /> }
})

/** Returns the sort orders with their query values; the default order has none. */
function ordersOf(isSearch: boolean): ['best' | 'newest' | 'popular' | 'oldest', string | undefined][] {
  const rest = [['popular', 'popular'] as const, ['oldest', 'oldest'] as const]
  return isSearch
    ? [['best', undefined], ['newest', 'newest'], ...rest.map(one => [...one] as [(typeof one)[0], string])]
    : [['newest', undefined], ...rest.map(one => [...one] as [(typeof one)[0], string])]
}

function PostList({ list }: { list: PostListData }) {
  const { base, values } = list
  const t = useTexts(postTexts)
  const words = useListWords(base)
  const isFront = list.page === 1 && Object.keys(values).length === 0
  // Search, categories and orders would only lead to empty lists.
  const isBare = isFront && list.totalItems === 0
  return (
    <div className="container-page py-10 md:py-14">
      <h1 className="heading-hero">{words.title ?? <InLang lang={list.titleLang}>{list.title}</InLang>}</h1>
      <p className="text-ink-soft mt-3 max-w-[60ch] text-lg">{words.lead ?? list.summary}</p>
      <LanguageNote of="list" langs={list.cards.map(card => card.lang)} />
      {isBare ? (
        <EmptyState title={t.none.title} text={t.none.text} action={{ label: t.none.action, href: '/' }} />
      ) : (
        <PostChoice list={list} />
      )}
      {list.cards.length === 0 && !isBare && (
        <EmptyState title={t.empty.title} text={t.empty.text} action={{ label: t.empty.action, href: base }} />
      )}
      {list.cards.length > 0 && (
        <ul className="pairs mt-6 grid gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-3 lg:gap-x-8">
          {list.cards.map((card, at) => (
            <PostCard key={card.href} view={card} isLead={isFront && at === 0} />
          ))}
        </ul>
      )}
      <Pager page={list.page} totalPages={list.totalPages} base={base} query={values} />
    </div>
  )
}

/** The list's filters: search, category, order. */
function PostChoice({ list }: { list: PostListData }) {
  const { base, values } = list
  const lang = useLang()
  const t = useTexts(postTexts)
  const words = useListWords(base)
  const search = values['search'] ?? ''
  return (
    <>
      <form action={localHref(lang, base)} className="mt-8">
        <SearchField
          label={t.fill('searchIn', { title: words.title ?? list.title })}
          placeholder={words.hint ?? t.searchHint}
          value={search}
        />
        {!list.byRoute && values['category'] && <input type="hidden" name="category" value={values['category']} />}
        {values['sort'] && <input type="hidden" name="sort" value={values['sort']} />}
      </form>
      {(list.categories.length > 1 || list.category) && (
        <nav aria-label={t.categories} className="-mx-4 mt-4 flex gap-2 overflow-x-auto px-4 pb-1 md:mx-0 md:flex-wrap md:px-0">
          <A
            href={list.byRoute ? '/Articles/semua' : hrefWith(base, values, 'category', undefined)}
            aria-current={list.category ? undefined : 'true'}
            className={chipClass(!list.category)}
          >
            {t.all}
          </A>
          {list.categories.map(category => {
            const isActive = list.category === category.slug
            return (
              <A
                key={category.slug}
                href={
                  list.byRoute
                    ? `/Articles/${isActive ? 'semua' : category.slug}`
                    : hrefWith(base, values, 'category', isActive ? undefined : category.slug)
                }
                aria-current={isActive ? 'true' : undefined}
                className={chipClass(isActive)}
              >
                <InLang>{category.name}</InLang>
              </A>
            )
          })}
        </nav>
      )}
      <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <p className="text-ink-soft" role="status">
          {t.fill(search ? 'countFor' : list.isPodcast ? 'podcast.count' : 'count', {
            count: list.totalItems,
            shown: formatCount(list.totalItems),
            search,
          })}
        </p>
        {list.totalItems > 1 && (
          <p className="-mx-2 flex max-w-[calc(100%+1rem)] overflow-x-auto whitespace-nowrap">
            {ordersOf(search !== '').map(([name, sort]) => (
              <A
                key={name}
                href={hrefWith(base, values, 'sort', sort)}
                aria-current={(values['sort'] ?? undefined) === sort ? 'true' : undefined}
                className="aria-[current]:text-ink text-primary-text flex min-h-11 items-center px-2 font-medium underline-offset-4 hover:underline aria-[current]:font-bold"
              >
                {t.orders[name]}
              </A>
            ))}
          </p>
        )}
      </div>
    </>
  )
}
