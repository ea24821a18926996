import { type Insertable, sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import type { Classes } from '#platform/db/tables.gen.ts'
import { toWords } from '#platform/rich-text/to-words.ts'
import type { ClassTranslation, ClassWork } from './class-fields.ts'

type Names = { code: string; slug: string }

/** Makes the row of a class with what belongs to it. */
export async function insertClass(ctx: Ctx, id: string, work: ClassWork, names: Names): Promise<void> {
  const created_by = ctx.viewer.kind === 'person' ? ctx.viewer.person.memberId : null
  await ctx.db
    .insertInto('classes')
    .values({
      tenant_id: ctx.tenantId,
      id,
      // The first batch has the class's id.
      batch_id: id,
      created_by,
      created_at: ctx.now,
      updated_at: ctx.now,
      ...(await columnsOf(ctx, id, work, names)),
    })
    .execute()
  await writeParts(ctx, id, work)
}

/** Changes the row of a class and what belongs to it: its next version. */
export async function updateClass(ctx: Ctx, id: string, work: ClassWork, names: Names): Promise<void> {
  await ctx.db
    .updateTable('classes')
    .set({ ...(await columnsOf(ctx, id, work, names)), version: sql`version + 1`, updated_at: ctx.now })
    .where('tenant_id', '=', ctx.tenantId)
    .where('id', '=', id)
    .execute()
  await writeParts(ctx, id, work)
}

type Columns = Omit<Insertable<Classes>, 'tenant_id' | 'id' | 'batch_id'>

/** Writes what a search finds a class by, after a change of its modules. */
export async function writeWords(ctx: Ctx, id: string): Promise<void> {
  const row = await ctx.db
    .selectFrom('classes')
    .select(['content', 'tags', 'outcomes'])
    .where('tenant_id', '=', ctx.tenantId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await ctx.db
    .updateTable('classes')
    .set({ words: await wordsOf(ctx, id, row) })
    .where('tenant_id', '=', ctx.tenantId)
    .where('id', '=', id)
    .execute()
}

/** What a search finds a class by besides its name and summary. */
async function wordsOf(ctx: Ctx, id: string, of: { content: unknown; tags: string[]; outcomes: string[] }): Promise<string> {
  const modules = await ctx.db
    .selectFrom('class_modules')
    .select('title')
    .where('tenant_id', '=', ctx.tenantId)
    .where('class_id', '=', id)
    .where('removed_at', 'is', null)
    .execute()
  return [toWords(of.content), ...of.tags, ...of.outcomes, ...modules.map(({ title }) => title)].join(' ')
}

async function columnsOf(ctx: Ctx, id: string, work: ClassWork, { code, slug }: Names): Promise<Columns> {
  return {
    code,
    slug,
    name: work.name,
    type: work.type,
    level: work.level,
    mode: work.mode,
    summary: work.summary,
    content: JSON.stringify(work.content),
    words: await wordsOf(ctx, id, work),
    logo: work.logo,
    tags: work.tags,
    program_id: work.programId,
    quota: work.quota,
    pass_mark: work.passMark,
    chapter_order: work.chapterOrder,
    has_certificate: work.hasCertificate,
    price_rupiah: work.priceRupiah,
    old_price_rupiah: work.oldPriceRupiah,
    is_premium: work.isPremium,
    outcomes: work.outcomes,
    audience: work.audience,
    requirements: work.requirements,
    held_city_codes: work.heldCityIds,
    registrar_city_codes: work.registrarCityIds,
    group_link: work.groupLink,
    always_open: work.alwaysOpen,
    registration_opens_at: work.registrationOpensAt,
    registration_closes_at: work.registrationClosesAt,
    starts_at: work.startsAt,
    ends_at: work.endsAt,
    lang: work.lang,
  }
}

async function writeParts(ctx: Ctx, id: string, work: ClassWork): Promise<void> {
  const own = { tenant_id: ctx.tenantId, class_id: id }
  for (const table of ['class_mentors', 'class_translations'] as const)
    await ctx.db.deleteFrom(table).where('tenant_id', '=', ctx.tenantId).where('class_id', '=', id).execute()
  const mentors = [...new Set(work.mentorIds)].map((mentor_id, position) => ({ ...own, mentor_id, position }))
  if (mentors.length > 0) await ctx.db.insertInto('class_mentors').values(mentors).execute()
  for (const [lang, texts] of Object.entries(work.translations)) {
    if (lang === work.lang || !texts || !Object.values(texts).some(isSaid)) continue
    await ctx.db
      .insertInto('class_translations')
      .values({ ...own, lang, updated_at: ctx.now, ...wholeOf(texts, work) })
      .execute()
  }
}

/** The table holds a translation's content and lists all or none of them: what is not translated is there as it was written. */
function wholeOf(texts: ClassTranslation, work: ClassWork) {
  const { name = work.name, summary = work.summary, content, outcomes, audience, requirements } = texts
  if (![content, outcomes, audience, requirements].some(isSaid)) return { name, summary }
  return {
    name,
    summary,
    content: JSON.stringify(isSaid(content) ? content : work.content),
    words: isSaid(content) ? toWords(content) : '',
    outcomes: isSaid(outcomes) ? outcomes : work.outcomes,
    audience: isSaid(audience) ? audience : work.audience,
    requirements: isSaid(requirements) ? requirements : work.requirements,
  }
}

function isSaid<T>(value: T | undefined): value is T {
  if (value === undefined || value === null || value === '') return false
  return !Array.isArray(value) || value.length > 0
}
