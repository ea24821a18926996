import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { hasSeat } from '#features/chapters/seat-states.ts'
import { requirePerson } from '#features/permissions/permissions.ts'
import { Conflict, NotFound } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import { sha256 } from '#platform/crypto/hash.ts'
import type { Seal } from '#platform/crypto/seal.ts'
import { newId } from '#platform/db/ids.ts'
import type { JoinRefusal } from './enrolment.ts'
import { grantSeat } from './join.server.ts'
import { findEnrolment } from './seats.server.ts'
import { enrolmentReason } from './texts.ts'

/** Places in a class that a school or company bought: whoever claims one by its code gets a seat. */

/** What the codes are sealed for: they are read again by who bought them. */
const PURPOSE = 'bought place'
const CODE = /^[\w-]{24}$/

/** Places of one line of a paid invoice; their numbers follow each other within the invoice. */
interface PlacesToMake {
  invoiceId: string
  classId: string
  from: number
  quantity: number
}

/** Makes places with their codes. Idempotent: a place that is there keeps its code. */
export async function makePlaces(ctx: Ctx, seal: Seal, { invoiceId, classId, from, quantity }: PlacesToMake): Promise<void> {
  const rows = Array.from({ length: quantity }, (_, at) => {
    const code = randomBytes(18).toString('base64url')
    return {
      tenant_id: ctx.tenantId,
      id: newId(),
      invoice_id: invoiceId,
      position: from + at,
      class_id: classId,
      code_sha256: sha256(code),
      sealed_code: seal.seal(PURPOSE, code),
    }
  })
  await ctx.db
    .insertInto('bought_places')
    .values(rows)
    .onConflict(conflict => conflict.columns(['tenant_id', 'invoice_id', 'position']).doNothing())
    .execute()
}

/** A place as its buyer sees it. */
export interface BoughtPlace {
  position: number
  /** Undefined where the installation's secret is another one by now. */
  code: string | undefined
  state: 'free' | 'claimed' | 'ended'
  /** Of who claimed it; null: nobody, or an erased member. */
  claimedBy: string | null
}

/** Returns the places of an invoice in order, for who bought them: the caller has checked it. One statement. */
export async function listPlaces(ctx: Ctx, seal: Seal, invoiceId: string): Promise<BoughtPlace[]> {
  const { rows } = await sql<Omit<BoughtPlace, 'code'> & { sealed: string }>`
    select p.position, p.sealed_code as sealed, m.name as "claimedBy",
      case when p.ended_at is not null then 'ended' when p.claimed_at is not null then 'claimed' else 'free' end as state
    from bought_places p left join members m on m.tenant_id = p.tenant_id and m.id = p.claimed_by
    where p.tenant_id = ${ctx.tenantId} and p.invoice_id = ${invoiceId} order by p.position`.execute(ctx.db)
  return rows.map(({ sealed, ...place }) => ({ ...place, code: seal.open(PURPOSE, sealed) }))
}

/** A place as who holds its code sees it. */
export interface OfferedPlace {
  id: string
  invoiceId: string
  classId: string
  className: string
  slug: string
  isPremium: boolean
  /** Who bought it, as it stands on the invoice. */
  organisation: string
  claimedBy: string | null
  isEnded: boolean
}

/** Returns the place that a code opens. One statement. Throws NotFound for an unknown code. */
export async function getPlace(ctx: Ctx, code: string): Promise<OfferedPlace> {
  const { rows } = CODE.test(code)
    ? await sql<OfferedPlace>`
        select p.id, p.invoice_id as "invoiceId", p.class_id as "classId", coalesce(t.name, c.name) as "className", c.slug, c.is_premium as "isPremium",
          coalesce((select l.details ->> 'organisation' from invoice_lines l where l.tenant_id = p.tenant_id and l.invoice_id = p.invoice_id and l.kind = 'places'
            order by l.position limit 1), '') as organisation,
          p.claimed_by as "claimedBy", p.ended_at is not null as "isEnded"
        from bought_places p join classes c on c.tenant_id = p.tenant_id and c.id = p.class_id
        left join class_translations t on t.tenant_id = c.tenant_id and t.class_id = c.id and t.lang = ${ctx.lang}
        where p.tenant_id = ${ctx.tenantId} and p.code_sha256 = ${sha256(code)} for update of p`.execute(ctx.db)
    : { rows: [] }
  const [place] = rows
  if (!place) throw new NotFound(enrolmentReason('PlaceMissing'))
  return place
}

/**
 * Gives the viewer a seat by the code of a bought place. Who has a seat already leaves the place to somebody else (`in`). Throws Unauthenticated, NotFound for
 * an unknown code, and Conflict (`PlaceTaken`, `PlaceEnded`).
 */
export async function claimPlace(
  ctx: Ctx,
  code: string,
): Promise<{ state: 'joined' | 'waiting-list' } | { refused: 'in' | Exclude<JoinRefusal, 'in'> }> {
  const { memberId } = requirePerson(ctx.viewer)
  const place = await getPlace(ctx, code)
  if (place.isEnded) throw new Conflict(enrolmentReason('PlaceEnded'))
  if (place.claimedBy !== null && place.claimedBy !== memberId) throw new Conflict(enrolmentReason('PlaceTaken'))
  const before = await findEnrolment(ctx, place.classId, memberId)
  if (place.claimedBy === null && before && hasSeat(before.state)) return { refused: 'in' }
  const outcome = await grantSeat(ctx, { classId: place.classId, memberId, source: 'gift' })
  if ('refused' in outcome) return outcome
  await sql`update bought_places set claimed_by = ${memberId}, claimed_at = coalesce(claimed_at, ${ctx.now})
    where tenant_id = ${ctx.tenantId} and id = ${place.id}`.execute(ctx.db)
  ctx.announce(`invoice:${place.invoiceId}`)
  return { state: outcome.state === 'joined' ? 'joined' : 'waiting-list' }
}
