import { type RawBuilder, sql } from 'kysely'
import { LEVELS } from '#features/classes/class.ts'
import { inReadersLanguage } from '#features/classes/queries.server.ts'
import { NotFound } from '#kit/errors.ts'
import { type Page, toPage } from '#kit/page.ts'
import type { Ctx } from '#platform/context.ts'
import { limitOf, type Paging, pageOf, patternOf } from '#platform/db/paging.ts'
import { isPublished } from '#platform/db/published.ts'
import { toQuery, toSearchTerms } from '#platform/db/search-terms.ts'
import { inReadersLang, langRead } from '#platform/db/translated.ts'
import type { Curriculum, CurriculumSummary, SyllabusRow } from './program.ts'
import { isProgram } from './queries.server.ts'
import { programReason } from './texts.ts'

/** Maximum number of matches that a search considers. */
const SEARCH_CAP = 400

/** SQL: readers see the chapter `h` of the module `m`. */
const isShown = (ctx: Ctx) => sql`${isPublished(ctx, 'h')} and h.removed_at is null`
const chapters = (ctx: Ctx) => sql`select from class_chapters h where h.tenant_id = m.tenant_id and h.module_id = m.id and ${isShown(ctx)}`

/** SQL for the number of modules and minutes of the class `c`. */
const load = (ctx: Ctx) => ({
  modules: sql`(select count(*)::int from class_modules m where m.tenant_id = c.tenant_id and m.class_id = c.id and m.removed_at is null and exists (${chapters(ctx)}))`,
  minutes: sql`(select coalesce(sum(h.minutes), 0)::int from class_modules m join class_chapters h on h.tenant_id = m.tenant_id and h.module_id = m.id
    where m.tenant_id = c.tenant_id and m.class_id = c.id and m.removed_at is null and ${isShown(ctx)})`,
})

/** SQL order: easier classes first, then by start. */
const inOrder = sql`array_position(${[...LEVELS]}::text[], c.level), c.starts_at nulls last, c.name`

/** Returns the tenant's programs, active ones first, each with summaries of its published classes. One statement. */
export async function listCurricula(ctx: Ctx): Promise<CurriculumSummary[]> {
  const { rows } = await sql<CurriculumSummary>`
    select p.slug, ${inReadersLang(ctx, 'p', 'name')} as name, ${inReadersLang(ctx, 'p', 'summary')} as summary, ${langRead(ctx, 'p')} as lang, p.is_active as "isActive",
      coalesce((select json_agg(json_build_object('slug', c.slug, 'name', coalesce(t.name, c.name), 'lang', coalesce(t.lang, c.lang), 'level', c.level, 'isPremium', c.is_premium,
          'modules', ${load(ctx).modules}, 'minutes', ${load(ctx).minutes}) order by ${inOrder})
        from classes c ${inReadersLanguage(ctx)} where c.tenant_id = p.tenant_id and c.program_id = p.id and ${isPublished(ctx, 'c')}), '[]') as classes
    from programs p where p.tenant_id = ${ctx.tenantId}
    order by p.is_active desc, p.name, p.id limit 100`.execute(ctx.db)
  return rows
}

/** Returns the whole curriculum of a program by slug or id: classes in order, modules, chapters. One statement. Throws NotFound. */
export async function getCurriculum(ctx: Ctx, slugOrId: string): Promise<Curriculum> {
  const { rows } = await sql<Curriculum>`
    select p.id, p.slug, ${inReadersLang(ctx, 'p', 'name')} as name, ${inReadersLang(ctx, 'p', 'summary')} as summary, ${langRead(ctx, 'p')} as lang, p.logo, p.is_active as "isActive",
      coalesce((select json_agg(json_build_object('id', c.id, 'slug', c.slug, 'name', coalesce(t.name, c.name), 'summary', coalesce(t.summary, c.summary),
          'lang', coalesce(t.lang, c.lang), 'level', c.level, 'isPremium', c.is_premium,
          'modules', coalesce((select json_agg(json_build_object('slug', m.slug, 'title', m.title,
              'chapters', coalesce((select json_agg(json_build_object('slug', h.slug, 'title', h.title, 'minutes', h.minutes) order by h.position)
                from class_chapters h where h.tenant_id = m.tenant_id and h.module_id = m.id and ${isShown(ctx)}), '[]')) order by m.position)
            from class_modules m where m.tenant_id = c.tenant_id and m.class_id = c.id and m.removed_at is null and exists (${chapters(ctx)})), '[]')) order by ${inOrder})
        from classes c ${inReadersLanguage(ctx)} where c.tenant_id = p.tenant_id and c.program_id = p.id and ${isPublished(ctx, 'c')}), '[]') as classes
    from programs p where p.tenant_id = ${ctx.tenantId} and ${isProgram(slugOrId)}`.execute(ctx.db)
  const curriculum = rows[0]
  if (!curriculum) throw new NotFound(programReason('ProgramMissing'))
  return curriculum
}

/**
 * Returns a page of the syllabi of the tenant's published classes, grouped by program, classes without one last.
 * A search matches the class as in the catalogue, or part of a module's or chapter's title. A page number past the end returns the last page. One statement.
 */
export async function listSyllabi(ctx: Ctx, filter: Paging & { search?: string | undefined }): Promise<Page<SyllabusRow>> {
  const found = filter.search ? fits(ctx, filter.search) : sql``
  if (!found) return toPage([], 0, 1, filter.perPage)
  const { rows } = await sql<SyllabusRow & { total: number }>`
    with matched as (
      select c.tenant_id, c.id, c.slug, coalesce(t.name, c.name) as name, coalesce(t.summary, c.summary) as summary, coalesce(t.lang, c.lang) as lang, c.level, c.is_premium, c.starts_at, p.slug as program_slug, p.name as program_name
      from classes c left join programs p on p.tenant_id = c.tenant_id and p.id = c.program_id ${inReadersLanguage(ctx)}
      where c.tenant_id = ${ctx.tenantId} and ${isPublished(ctx, 'c')} ${found}
    ), counted as (select count(*)::int as total from matched)
    select c.slug, c.name, c.summary, c.lang, c.level, c.is_premium as "isPremium", ${load(ctx).modules} as modules, ${load(ctx).minutes} as minutes,
      case when c.program_slug is not null then json_build_object('slug', c.program_slug, 'name', c.program_name) end as program, counted.total
    from matched c, counted
    order by c.program_name nulls last, c.program_slug, ${inOrder}, c.id
    ${limitOf(filter)}`.execute(ctx.db)
  return pageOf(rows, filter)
}

/** Returns the search's SQL condition, prefixed with `and`; undefined if the search contains no word. */
function fits(ctx: Ctx, search: string): RawBuilder<unknown> | undefined {
  const terms = toSearchTerms(search)
  if (!terms) return undefined
  const part = patternOf(search)
  return sql`and c.id in (
    select id from search.classes(${toQuery(terms.all)}, ${toQuery(terms.any)}, ${terms.term}, ${SEARCH_CAP})
    union select m.class_id from class_modules m where m.tenant_id = ${ctx.tenantId} and m.title ilike ${part} and m.removed_at is null and exists (${chapters(ctx)})
    union select m.class_id from class_chapters h join class_modules m on m.tenant_id = h.tenant_id and m.id = h.module_id
      where h.tenant_id = ${ctx.tenantId} and h.title ilike ${part} and m.removed_at is null and ${isShown(ctx)})`
}
