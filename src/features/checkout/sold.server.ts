import { sql } from 'kysely'
import { hasSeat, SEAT_STATES } from '#features/chapters/seat-states.ts'
import { inReadersLanguage } from '#features/classes/queries.server.ts'
import { type EnrolmentSource, type EnrolmentState, LET_IN } from '#features/enrolments/enrolment.ts'
import { findBatchesForSale, type OfferedBatch } from '#features/enrolments/offer.server.ts'
import { NotFound } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/db/ids.ts'
import { isPublished } from '#platform/db/published.ts'
import { inReadersLang, langRead } from '#platform/db/translated.ts'
import { checkoutReason } from './texts.ts'

/** A class as it is sold. Money is whole rupiah. */
export interface SoldClass {
  id: string
  slug: string
  code: string
  name: string
  /** The language of the name. */
  lang: string
  logo: string | null
  isPremium: boolean
  priceRupiah: number
  oldPriceRupiah: number | null
}

/** Returns a published class by its id, slug or code. One statement. Throws NotFound. */
export async function getSoldClass(ctx: Ctx, key: string): Promise<SoldClass> {
  const is = isUuid(key) ? sql`c.id = ${key}` : sql`(c.slug = ${key.toLowerCase()} or c.code = ${key.toUpperCase()})`
  const { rows } = await sql<SoldClass>`select ${columns} from classes c ${inReadersLanguage(ctx)}
    where c.tenant_id = ${ctx.tenantId} and ${is} and ${isPublished(ctx, 'c')}`.execute(ctx.db)
  const [one] = rows
  if (!one) throw new NotFound(checkoutReason('ClassMissing'))
  return one
}

const columns = sql`c.id, c.slug, c.code, coalesce(t.name, c.name) as name, coalesce(t.lang, c.lang) as lang, c.logo, c.is_premium as "isPremium",
  c.price_rupiah as "priceRupiah", c.old_price_rupiah as "oldPriceRupiah"`

/** Where a person stands in a class. */
export interface Standing {
  state: EnrolmentState | null
  /** They left by themselves and were let in before: they come back without paying. */
  mayComeBack: boolean
}

/** Returns where a person stands in classes, by the class's id. One statement. */
export async function findStandings(ctx: Ctx, memberId: string, classIds: readonly string[]): Promise<ReadonlyMap<string, Standing>> {
  const { rows } = await sql<{ classId: string; state: EnrolmentState; source: EnrolmentSource }>`
    select e.class_id as "classId", e.state, e.source from enrolments e
    where e.tenant_id = ${ctx.tenantId} and e.member_id = ${memberId} and e.class_id = any(${[...classIds]}::uuid[])`.execute(ctx.db)
  return new Map(rows.map(({ classId, state, source }) => [classId, { state, mayComeBack: state === 'left' && LET_IN.has(source) }]))
}

export function isIn(standing: Standing | undefined): boolean {
  const state = standing?.state ?? null
  return state !== null && hasSeat(state)
}

/** A program whose classes are sold together. */
export interface SoldProgram {
  id: string
  slug: string
  name: string
  lang: string
  bundlePriceRupiah: number
  /** Its published classes that take people and have a seat, and that the person is not in, cheapest last. */
  classes: (SoldClass & { batches: OfferedBatch[] })[]
  /** How many of its published classes the person is in already. */
  owned: number
}

/** Returns a running program that is sold as one, and which of its classes somebody would get by it. Throws NotFound. */
export async function getSoldProgram(ctx: Ctx, key: string, memberId: string): Promise<SoldProgram> {
  const is = isUuid(key) ? sql`p.id = ${key}` : sql`p.slug = ${key.toLowerCase()}`
  const { rows } = await sql<Omit<SoldProgram, 'classes' | 'owned'>>`
    select p.id, p.slug, ${inReadersLang(ctx, 'p', 'name')} as name, ${langRead(ctx, 'p')} as lang,
      p.bundle_price_rupiah as "bundlePriceRupiah"
    from programs p where p.tenant_id = ${ctx.tenantId} and ${is} and p.is_active and p.bundle_price_rupiah is not null`.execute(ctx.db)
  const [program] = rows
  if (!program) throw new NotFound(checkoutReason('ProgramMissing'))
  const { rows: published } = await sql<SoldClass & { isOwned: boolean }>`
    select ${columns}, exists (select from enrolments e where e.tenant_id = c.tenant_id and e.class_id = c.id and e.member_id = ${memberId}
      and e.state = any(${[...SEAT_STATES]}::text[])) as "isOwned"
    from classes c ${inReadersLanguage(ctx)}
    where c.tenant_id = ${ctx.tenantId} and c.program_id = ${program.id} and ${isPublished(ctx, 'c')}
    order by c.price_rupiah desc, c.name, c.id limit ${MOST_CLASSES}`.execute(ctx.db)
  const classes: SoldProgram['classes'] = []
  for (const { isOwned, ...one } of published) {
    const batches = isOwned ? [] : await findBatchesForSale(ctx, one.id)
    if (batches.length > 0) classes.push({ ...one, batches })
  }
  return { ...program, classes, owned: published.filter(({ isOwned }) => isOwned).length }
}

/** Of a program's classes that one invoice sells; an invoice has room for a hundred lines. */
const MOST_CLASSES = 60
