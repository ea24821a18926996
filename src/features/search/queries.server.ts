import { sql } from 'kysely'
import { searchStaticPages } from '#features/brands/static/static-pages.server.ts'
import { pathOfCourse } from '#features/classes/outline.ts'
import { listClasses } from '#features/classes/queries.server.ts'
import { KINDS, kindOf, type PostKind } from '#features/posts/kinds/kinds.ts'
import { pathOfPost } from '#features/posts/post.ts'
import { inReadersLanguage } from '#features/posts/queries.server.ts'
import { langOfPage } from '#features/sites/pages.ts'
import type { Site } from '#features/sites/site.ts'
import type { Lang } from '#kit/lang.ts'
import type { Ctx } from '#platform/context.ts'
import { patternOf } from '#platform/db/paging.ts'
import { isPublished } from '#platform/db/published.ts'
import { toQuery, toSearchTerms } from '#platform/db/search-terms.ts'
import type { Hit } from './hits.ts'

/** Searches all of a tenant's published content. Returns at most `each` hits per group, best first. Four statements. */
export async function searchSite(
  ctx: Ctx,
  text: string,
  options: { each: number; site: Pick<Site, 'variant' | 'settings' | 'tenantPages'>; lang: Lang },
): Promise<Hit[]> {
  const terms = toSearchTerms(text)
  if (!terms) return []
  const [classes, posts, named] = await Promise.all([
    listClasses(ctx, { page: 1, perPage: options.each, search: text }),
    searchPosts(ctx, terms, options.each),
    searchNames(ctx, text, options.each),
  ])
  return [
    ...classes.items.map(one => ({
      group: 'classes' as const,
      title: one.name,
      summary: one.summary,
      lang: one.lang,
      href: pathOfCourse(one),
    })),
    ...posts.map(post => ({
      group: kindOf(post.kind).searchGroup,
      title: post.title,
      summary: post.summary,
      lang: post.lang,
      href: pathOfPost({ ...post, category: post.category ? { slug: post.category } : null }, options.site.variant),
    })),
    ...named,
    ...searchTenantPages(text, options.site, options.lang).slice(0, options.each),
    ...searchStaticPages(text, options.lang, options.site.settings)
      .slice(0, options.each)
      .map(hit => ({ ...hit, lang: options.lang })),
  ]
}

/** Returns the tenant's own pages whose title or description contains every word of the text, in the language in which a reader gets them. */
function searchTenantPages(text: string, { tenantPages }: Pick<Site, 'tenantPages'>, lang: Lang): Hit[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  return tenantPages.flatMap(page => {
    const shown = langOfPage(page, lang)
    const [title = '', summary = ''] = [page.title[shown], page.description[shown]]
    const isFound = words.every(word => `${title} ${summary}`.toLowerCase().includes(word))
    return isFound ? [{ group: 'pages' as const, title, summary, lang: shown, href: page.path }] : []
  })
}

interface FoundPost {
  id: string
  kind: PostKind
  slug: string
  title: string
  summary: string
  lang: string
  category: string | null
}

async function searchPosts(ctx: Ctx, terms: NonNullable<ReturnType<typeof toSearchTerms>>, each: number): Promise<FoundPost[]> {
  const { rows } = await sql<FoundPost>`
    select p.id, p.kind, p.slug, coalesce(t.title, p.title) as title, coalesce(t.summary, p.summary) as summary, coalesce(t.lang, p.lang) as lang,
      (select k.slug from post_categories k where k.tenant_id = p.tenant_id and k.id = p.category_id) as category
    from unnest(${[...KINDS]}::text[]) as wanted (kind),
    lateral (
      select found.id, found.rank from search.posts(${toQuery(terms.all)}, ${toQuery(terms.any)}, ${terms.term}, wanted.kind, 60) found
      order by found.rank desc limit ${each}
    ) best
    join posts p on p.tenant_id = ${ctx.tenantId} and p.id = best.id and ${isPublished(ctx, 'p')} ${inReadersLanguage(ctx)}
    order by best.rank desc, p.published_at desc`.execute(ctx.db)
  return rows
}

/** Finds people, programs, employers, jobs and works by similarity of their names. These tables are small. */
async function searchNames(ctx: Ctx, text: string, each: number): Promise<Hit[]> {
  const t = ctx.tenantId
  const part = patternOf(text)
  const { rows } = await sql<Hit & { likeness: number }>`
    with named as (
      select 'programs' as "group", name as title, summary, '/Program/' || slug as href from programs where tenant_id = ${t}
      union all select 'mentors', name, headline, '/Mentor#' || slug from mentors where tenant_id = ${t}
      union all select 'careers', company, summary, '/Career/' || slug from careers where tenant_id = ${t} and ${isPublished(ctx)}
      union all select 'jobs', j.title, e.company || ': ' || j.summary, '/Event/Careers/' || j.id || '/' || j.slug from jobs j
        join careers e on e.tenant_id = j.tenant_id and e.id = j.career_id and ${isPublished(ctx, 'e')} where j.tenant_id = ${t} and ${isPublished(ctx, 'j')}
      union all select 'portfolios', title, summary, '/Portfolio/' || type || '/' || slug from portfolios where tenant_id = ${t} and ${isPublished(ctx)}
    ), ranked as (
      select *, word_similarity(${text}, title) + (title ilike ${part})::int as likeness,
        row_number() over (partition by "group" order by word_similarity(${text}, title) + (title ilike ${part})::int desc, title) as place
      from named where title ilike ${part} or word_similarity(${text}, title) > 0.45 or summary ilike ${part}
    )
    select "group", title, summary, href from ranked where place <= ${each} order by likeness desc`.execute(ctx.db)
  return rows
}
