import { type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import { holdsSeat } from '#features/chapters/holds-seat.server.ts'
import type { ChapterKindName } from '#features/chapters/kinds/kind.ts'
import { listChaptersFor, type ReadChapter } from '#features/chapters/reading.server.ts'
import type { ChapterLock } from '#features/chapters/rules.ts'
import { NotFound } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/db/ids.ts'
import { isPublished } from '#platform/db/published.ts'
import { langsOf } from '#platform/db/record-langs.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import {
  type ClassCard,
  type ClassDetail,
  type ClassType,
  type Level,
  type Mode,
  type SyllabusModule,
  stateOf,
  statusFlags,
} from './class.ts'
import { classReason } from './texts.ts'

/** Returns a published class by code or slug in any letter case, with program, mentors and syllabus. One statement. Throws NotFound. */
export async function getClass(ctx: Ctx, codeOrSlug: string): Promise<ClassDetail> {
  const { isWithdrawn: _, ...detail } = await detailWhere(ctx, isNamed(codeOrSlug), isPublished(ctx, 'c'))
  return detail
}

/** A class as one person finds it: who takes part in it keeps it after it was withdrawn. */
export type OwnClass = ClassDetail & { isWithdrawn: boolean }

/** As `getClass`; for who takes part in it also one that was withdrawn. */
export async function getOwnClass(ctx: Ctx, codeOrSlug: string): Promise<OwnClass> {
  return await detailWhere(ctx, isNamed(codeOrSlug), sql`(${isPublished(ctx, 'c')} or ${takesPart(ctx)})`)
}

/** Returns whether readers find a class by this code or slug. One statement. */
export async function isShown(ctx: Ctx, codeOrSlug: string): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('classes as c')
    .select('c.id')
    .where('c.tenant_id', '=', ctx.tenantId)
    .where(isNamed(codeOrSlug))
    .where(isPublished(ctx, 'c'))
    .executeTakeFirst()
  return row !== undefined
}

/** SQL condition: the class `c` has this code or slug, in any letter case. */
function isNamed(codeOrSlug: string): RawBuilder<boolean> {
  return sql`(c.slug = ${codeOrSlug.toLowerCase()} or c.code = ${codeOrSlug.toUpperCase()})`
}

/** A syllabus with what the asker may read: a chapter that is closed to them has a reason instead of a content. */
export interface ReadSyllabus {
  classroomId: string
  modules: (Omit<SyllabusModule, 'chapters'> & { chapters: SyllabusChapter[] })[]
}

interface SyllabusChapter {
  id: string
  slug: string
  title: string
  lang: string
  minutes: number
  kind: ChapterKindName
  isPreview: boolean
  /** Null: the asker may read it. */
  lock: ChapterLock | null
  version?: number
  content?: unknown
}

/**
 * Returns the modules and chapters of a class that is published, or that the viewer takes part in, by id, or by code or slug in any letter case, each chapter with its content where the viewer may read
 * it. Two statements. Throws NotFound.
 */
export async function getSyllabus(ctx: Ctx, key: string): Promise<ReadSyllabus> {
  const row = await ctx.db
    .selectFrom('classes as c')
    .select('c.id')
    .select(modulesColumn(ctx))
    .where('c.tenant_id', '=', ctx.tenantId)
    .where(isUuid(key) ? sql<boolean>`c.id = ${key}` : isNamed(key))
    .where(eb => eb.or([isPublished(ctx, 'c'), takesPart(ctx)]))
    .executeTakeFirst()
  if (!row) throw new NotFound(classReason('ClassMissing'))
  const read = new Map((await listChaptersFor(ctx, row.id)).map(chapter => [chapter.id, chapter]))
  const modules = row.modules.filter(hasChapters).map(toModule)
  return {
    classroomId: row.id,
    modules: modules.map(module => ({ ...module, chapters: module.chapters.flatMap(({ id }) => toSyllabusChapter(read.get(id))) })),
  }
}

/** SQL condition: the viewer takes part in the class `c`, and keeps its chapters (docs/decisions/083). */
function takesPart({ viewer }: Ctx): RawBuilder<boolean> {
  if (viewer.kind !== 'person') return sql`false`
  return sql`exists (select from enrolments e where e.tenant_id = c.tenant_id and e.class_id = c.id and e.member_id = ${viewer.person.memberId}
    and ${holdsSeat()})`
}

function toSyllabusChapter(chapter: ReadChapter | undefined): SyllabusChapter[] {
  if (!chapter) return []
  const { classId: _, moduleId: __, state: ___, ...shown } = chapter
  return [shown]
}

/** Readers see no module whose chapters are all still being written. */
const hasChapters = ({ chapters }: { chapters: readonly unknown[] }) => chapters.length > 0

async function detailWhere(ctx: Ctx, named: RawBuilder<boolean>, isReadable: RawBuilder<SqlBool>): Promise<OwnClass> {
  const row = await ctx.db
    .selectFrom('classes as c')
    .where('c.tenant_id', '=', ctx.tenantId)
    .where(named)
    .where(isReadable)
    .select(cardColumns)
    .select(sql<boolean>`${isPublished(ctx, 'c')} is not true`.as('isWithdrawn'))
    .select([
      'c.id',
      'c.lang',
      'c.content',
      'c.tags',
      'c.quota',
      'c.pass_mark',
      'c.has_certificate',
      'c.outcomes',
      'c.audience',
      'c.requirements',
      'c.updated_at',
    ])
    .select(modulesColumn(ctx))
    .select(langsOf('c', 'class').as('langs'))
    .select(eb => [
      jsonObjectFrom(
        eb
          .selectFrom('class_translations as t')
          .select(['t.lang', 't.name', 't.summary', 't.content', 't.outcomes', 't.audience', 't.requirements'])
          .whereRef('t.tenant_id', '=', 'c.tenant_id')
          .whereRef('t.class_id', '=', 'c.id')
          .where('t.lang', '=', ctx.lang),
      ).as('translation'),
      jsonObjectFrom(
        eb
          .selectFrom('programs as p')
          .select(['p.id', 'p.slug', 'p.name'])
          .whereRef('p.tenant_id', '=', 'c.tenant_id')
          .whereRef('p.id', '=', 'c.program_id'),
      ).as('program'),
      jsonArrayFrom(
        eb
          .selectFrom('class_mentors as cm')
          .innerJoin('mentors as m', join => join.onRef('m.tenant_id', '=', 'cm.tenant_id').onRef('m.id', '=', 'cm.mentor_id'))
          .select(['m.slug', 'm.name', 'm.headline', 'm.bio'])
          .whereRef('cm.tenant_id', '=', 'c.tenant_id')
          .whereRef('cm.class_id', '=', 'c.id')
          .orderBy('cm.position'),
      ).as('mentors'),
      citiesColumn('c.held_city_codes').as('held_cities'),
      citiesColumn('c.registrar_city_codes').as('registrar_cities'),
    ])
    .executeTakeFirst()
  if (!row) throw new NotFound(classReason('ClassMissing'))
  const { translation } = row
  const card = toCard(
    { ...row, ...(translation && { lang: translation.lang, name: translation.name, summary: translation.summary }) },
    ctx.now,
  )
  // A translation has the content and the lists, or none of them.
  const whole = translation?.content ? translation : undefined
  return {
    ...card,
    id: row.id,
    content: whole ? whole.content : row.content,
    contentLang: whole ? whole.lang : row.lang,
    langs: row.langs,
    tags: row.tags,
    quota: row.quota,
    passMark: row.pass_mark,
    hasCertificate: row.has_certificate,
    outcomes: translation?.outcomes ?? row.outcomes,
    audience: translation?.audience ?? row.audience,
    requirements: translation?.requirements ?? row.requirements,
    registrationOpensAt: row.registration_opens_at,
    registrationClosesAt: row.registration_closes_at,
    endsAt: row.ends_at,
    flags: statusFlags(toDates(row), ctx.now),
    program: row.program,
    mentors: row.mentors,
    modules: row.modules.filter(hasChapters).map(toModule),
    heldIn: row.held_cities ?? [],
    registrantsFrom: row.registrar_cities ?? [],
    updatedAt: row.updated_at,
    isWithdrawn: row.isWithdrawn,
  }
}

const cardColumns = [
  'c.code',
  'c.slug',
  'c.name',
  'c.logo',
  'c.summary',
  'c.level',
  'c.mode',
  'c.type',
  'c.price_rupiah',
  'c.old_price_rupiah',
  'c.is_premium',
  'c.always_open',
  'c.registration_opens_at',
  'c.registration_closes_at',
  'c.starts_at',
  'c.ends_at',
] as const

interface CardRow {
  code: string
  slug: string
  name: string
  logo: string | null
  summary: string
  lang: string
  level: string
  mode: string
  type: string
  price_rupiah: number
  old_price_rupiah: number | null
  is_premium: boolean
  always_open: boolean
  registration_opens_at: Date | null
  registration_closes_at: Date | null
  starts_at: Date | null
  ends_at: Date | null
}

function toDates(row: CardRow) {
  return {
    alwaysOpen: row.always_open,
    registrationOpensAt: row.registration_opens_at,
    registrationClosesAt: row.registration_closes_at,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
  }
}

function toCard(row: CardRow, now: Date): Omit<ClassCard, 'heldIn' | 'programName'> {
  return {
    code: row.code,
    slug: row.slug,
    name: row.name,
    logo: row.logo,
    summary: row.summary,
    lang: row.lang,
    // Named boundary: check constraints of the table limit these to the known values.
    level: row.level as Level,
    mode: row.mode as Mode,
    type: row.type as ClassType,
    priceRupiah: row.price_rupiah,
    oldPriceRupiah: row.old_price_rupiah,
    isPremium: row.is_premium,
    state: stateOf(statusFlags(toDates(row), now)),
    startsAt: row.starts_at,
    alwaysOpen: row.always_open,
  }
}

const modulesColumn = (ctx: Ctx) => (eb: ExpressionBuilder<DB & { c: DB['classes'] }, 'c'>) =>
  jsonArrayFrom(
    eb
      .selectFrom('class_modules as m')
      .select(['m.id', 'm.slug', 'm.title'])
      .select(inner =>
        jsonArrayFrom(
          inner
            .selectFrom('class_chapters as ch')
            .select(['ch.id', 'ch.slug', 'ch.title', 'ch.minutes', 'ch.is_preview as isPreview'])
            .whereRef('ch.tenant_id', '=', 'm.tenant_id')
            .whereRef('ch.module_id', '=', 'm.id')
            .where(isPublished(ctx, 'ch'))
            .where('ch.removed_at', 'is', null)
            .orderBy('ch.position'),
        ).as('chapters'),
      )
      .whereRef('m.tenant_id', '=', 'c.tenant_id')
      .whereRef('m.class_id', '=', 'c.id')
      .where('m.removed_at', 'is', null)
      .orderBy('m.position'),
  ).as('modules')

function toModule(module: Omit<SyllabusModule, 'minutes'>): SyllabusModule {
  return { ...module, minutes: module.chapters.reduce((sum, chapter) => sum + chapter.minutes, 0) }
}

function citiesColumn(column: 'c.held_city_codes' | 'c.registrar_city_codes') {
  return sql<
    string[] | null
  >`(select array_agg(city.name order by city.name) from regions.cities city where city.code = any(${sql.ref(column)}))`
}
