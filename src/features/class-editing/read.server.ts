import { sql } from 'kysely'
import type { RecordStatus } from '#features/records/record-kind.ts'
import { Forbidden, NotFound } from '#kit/errors.ts'
import type { Lang } from '#kit/lang.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/db/ids.ts'
import { isPublished } from '#platform/db/published.ts'
import type { ClassTranslation, ClassWork } from './class-fields.ts'
import { mayWrite } from './policy.server.ts'
import { classEditingReason } from './texts.ts'

/** A class as it is written, in any state. */
export interface StoredClass {
  id: string
  version: number
  status: RecordStatus
  code: string
  slug: string
  updatedAt: Date
  work: ClassWork
}

/** SQL for the state of the class `c`: `asked` is a draft whose writer asks for its publication. */
export function classStatus(ctx: Ctx) {
  return sql<RecordStatus>`case when ${isPublished(ctx, 'c')} then 'published' when c.asked_at is not null then 'asked' else 'draft' end`
}

interface Row extends Omit<ClassWork, 'translations' | 'registrationOpensAt' | 'registrationClosesAt' | 'startsAt' | 'endsAt'> {
  _id: string
  _version: number
  _status: RecordStatus
  _updated: Date
  _mayWrite: boolean
  _translations: ({ lang: Lang } & { [field in keyof ClassTranslation]: ClassTranslation[field] | null })[]
  registrationOpensAt: Date | null
  registrationClosesAt: Date | null
  startsAt: Date | null
  endsAt: Date | null
}

/**
 * Returns a class for who may write it. One statement. Throws Unauthenticated, NotFound (also for another tenant's) or Forbidden (another's, for who may
 * write only their own).
 */
export async function getClassWork(ctx: Ctx, id: string): Promise<StoredClass> {
  const found = await findClassWork(ctx, id)
  if (!found) throw new NotFound(classEditingReason('ClassMissing'))
  return found
}

/** As `getClassWork`; undefined if the tenant has no class of this id. */
export async function findClassWork(ctx: Ctx, id: string): Promise<StoredClass | undefined> {
  const may = mayWrite(ctx)
  if (!isUuid(id)) return undefined
  const { rows } = await sql<Row>`
    select c.id as _id, c.version as _version, ${classStatus(ctx)} as _status, c.updated_at as _updated, ${may} as "_mayWrite",
      coalesce((select json_agg(json_build_object('lang', t.lang, 'name', t.name, 'summary', t.summary, 'content', t.content, 'outcomes', t.outcomes,
        'audience', t.audience, 'requirements', t.requirements)) from class_translations t where t.tenant_id = c.tenant_id and t.class_id = c.id), '[]') as _translations,
      c.name, c.code, c.slug, c.type, c.level, c.mode, c.summary, c.content, c.logo, c.tags, c.program_id as "programId",
      array(select m.mentor_id from class_mentors m where m.tenant_id = c.tenant_id and m.class_id = c.id order by m.position, m.mentor_id) as "mentorIds",
      c.quota, c.pass_mark as "passMark", c.chapter_order as "chapterOrder", c.has_certificate as "hasCertificate", c.price_rupiah as "priceRupiah", c.old_price_rupiah as "oldPriceRupiah", c.is_premium as "isPremium", c.outcomes, c.audience,
      c.requirements, c.held_city_codes as "heldCityIds", c.registrar_city_codes as "registrarCityIds", c.group_link as "groupLink", c.always_open as "alwaysOpen",
      c.registration_opens_at as "registrationOpensAt", c.registration_closes_at as "registrationClosesAt", c.starts_at as "startsAt", c.ends_at as "endsAt", c.lang
    from classes c where c.tenant_id = ${ctx.tenantId} and c.id = ${id}`.execute(ctx.db)
  const [row] = rows
  if (!row) return undefined
  if (!row._mayWrite) throw new Forbidden(classEditingReason('ClassOfOthers'))
  const { _id, _version: version, _status: status, _updated: updatedAt, _mayWrite, _translations, ...own } = row
  const work: ClassWork = {
    ...own,
    registrationOpensAt: toIso(own.registrationOpensAt),
    registrationClosesAt: toIso(own.registrationClosesAt),
    startsAt: toIso(own.startsAt),
    endsAt: toIso(own.endsAt),
    translations: Object.fromEntries(_translations.map(({ lang, ...texts }) => [lang, withoutCopies(texts, own)])),
  }
  return { id: _id, version, status, updatedAt, work, code: own.code ?? '', slug: own.slug ?? '' }
}

const toIso = (at: Date | null) => at?.toISOString() ?? null

/** A translation stands whole in its table: what it lacks is stored as it was written, and is no translation. */
function withoutCopies(texts: Record<string, unknown>, own: Readonly<Record<string, unknown>>): ClassTranslation {
  return Object.fromEntries(
    Object.entries(texts).filter(
      ([field, value]) => value !== null && value !== '' && JSON.stringify(value) !== JSON.stringify(own[field]),
    ),
  )
}
