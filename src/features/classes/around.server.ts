import { sql } from 'kysely'
import { questionsFor } from '#features/sites/questions.ts'
import type { PageArgs } from '#page/page.server.ts'
import type { Ctx } from '#platform/context.ts'
import { isApproved } from '#platform/db/approved.ts'
import { isPublished } from '#platform/db/published.ts'
import { inReadersLang, langRead } from '#platform/db/translated.ts'
import { type ListBase, toCardView } from './card-view.ts'
import type { ClassCard, ClassDetail } from './class.ts'
import { pathOfCourse } from './outline.ts'
import { cardColumns, inReadersLanguage, stateExpression } from './queries.server.ts'

/** The newest of a program and of a type among which related classes are chosen: a bound, so that the reading doesn't grow with the tenant's classes. */
const MAX_CANDIDATES = 24
const MAX_RELATED = 3
const MAX_VOICES = 3
const MAX_QUESTIONS = 5

/**
 * Returns up to three classes that go with this one and are not over: those of its program first, then by the number of its tags that they have, then newest
 * first. Chosen among the newest of its program and the newest of its type. One statement.
 */
export async function listRelated(ctx: Ctx, one: Pick<ClassDetail, 'id' | 'type' | 'tags' | 'program'>): Promise<ClassCard[]> {
  const programId = one.program?.id ?? null
  const newest = (column: 'program_id' | 'type', value: string | null) => sql`(select c.id from classes c
    where c.tenant_id = ${ctx.tenantId} and c.${sql.ref(column)} = ${value} and ${isPublished(ctx, 'c')}
    order by c.published_at desc, c.id desc limit ${MAX_CANDIDATES})`
  const { rows } = await sql<ClassCard>`
    with near as (${newest('program_id', programId)} union ${newest('type', one.type)})
    select ${cardColumns(ctx)}
    from near join classes c on c.tenant_id = ${ctx.tenantId} and c.id = near.id ${inReadersLanguage(ctx)}
    where c.id <> ${one.id} and ${stateExpression(ctx.now)} <> 'ended'
    order by coalesce(c.program_id = ${programId}, false) desc,
      (select count(*) from unnest(c.tags) tag where tag = any(${one.tags}::text[])) desc, c.published_at desc, c.id desc
    limit ${MAX_RELATED}`.execute(ctx.db)
  return rows
}

export interface ClassVoice {
  name: string
  role: string
  message: string
  photo: string | null
  lang: string
}

/** Returns the approved testimonies about a class, in their order, at most three. One statement. */
export async function listClassVoices(ctx: Ctx, classId: string): Promise<ClassVoice[]> {
  const { rows } = await sql<ClassVoice>`
    select v.name, ${inReadersLang(ctx, 'v', 'role')} as role, ${inReadersLang(ctx, 'v', 'message')} as message, v.photo, ${langRead(ctx, 'v')} as lang
    from testimonies v where v.tenant_id = ${ctx.tenantId} and v.class_id = ${classId} and ${isApproved()}
    order by v.position, v.approved_at desc, v.id limit ${MAX_VOICES}`.execute(ctx.db)
  return rows
}

/**
 * Loads what stands below a class on its page: classes that go with it, linked as `base` links them, what was said about it, the tenant's questions, and the
 * links to share it at `url`. Two statements.
 */
export async function loadAround({ ctx, site, lang }: PageArgs, one: ClassDetail, { base, url }: { base: ListBase; url: string }) {
  const [related, voices] = await Promise.all([listRelated(ctx, one), listClassVoices(ctx, one.id)])
  return {
    related: related.map(card => toCardView(card, base, site.settings.timeZone, lang)),
    voices,
    questions: questionsFor(site.questions, 'classes', lang).slice(0, MAX_QUESTIONS),
    share: {
      title: one.name,
      url,
      // A class is found by its code too, which stays when it is renamed; a cohort's page has it anyway.
      lastingPath: base === '/Courses' ? pathOfCourse({ slug: one.code, isPremium: one.isPremium }) : '',
    },
  }
}

export type ClassAround = Awaited<ReturnType<typeof loadAround>>
