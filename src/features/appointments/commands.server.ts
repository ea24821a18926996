import { sql } from 'kysely'
import { writeAudit } from '#features/audit/audit.server.ts'
import { forEachChosen } from '#features/lists/bulk.server.ts'
import { addNotices } from '#features/notices/notices.server.ts'
import { requireStaff } from '#features/permissions/staff.ts'
import type { FormMailFrom, MailFrom } from '#features/sites/site-mails.server.ts'
import { daysAfter, daysBefore } from '#kit/days.ts'
import { InvalidInput, NotFound } from '#kit/errors.ts'
import type { Lang } from '#kit/lang.ts'
import type { Ctx } from '#platform/context.ts'
import { sha256 } from '#platform/crypto/hash.ts'
import { isUuid, newId } from '#platform/db/ids.ts'
import { lock } from '#platform/db/lock.ts'
import { isPublished } from '#platform/db/published.ts'
import type { RequestKind } from './appointment.ts'
import { findRequest } from './queries.server.ts'
import { tellOfRequest } from './request-mails.server.ts'
import type { AppointmentInput } from './schema.ts'
import { appointmentReason } from './texts.ts'

/** An identical submission within this time counts as a duplicate. */
const AGAIN_MS = 600_000
const AHEAD_DAYS = 183

/** `consent` is the text that was agreed to, if our form showed it. */
export type AppointmentToMake = Omit<AppointmentInput, 'consent' | 'consentText'> & { consent: string | null }

/**
 * Stores a request for an appointment, and mails the person and the tenant. A duplicate within ten minutes returns the first request. Throws InvalidInput for
 * a day in the past or too far ahead, and NotFound with the field of a post that this tenant does not show.
 */
export async function makeAppointment(ctx: Ctx, input: AppointmentToMake, from: FormMailFrom): Promise<{ id: string }> {
  requireDay(ctx, input.wishedDate, from.site.settings.timeZone)
  const postId = await findPost(ctx, input)
  const sent = sha256(JSON.stringify(input))
  await lock(ctx, `appointment ${input.email}`)
  const before = await findAgain(ctx, sent)
  if (before) return before
  const { name, email, topic, message, lang, consent } = input
  const id = newId()
  await ctx.db
    .insertInto('appointments')
    .values({
      name,
      email,
      topic,
      message,
      lang,
      consent,
      tenant_id: ctx.tenantId,
      id,
      post_id: postId,
      organisation: input.organisation ?? '',
      phone: input.phone ?? null,
      wished_on: input.wishedDate ?? null,
      wished_time: input.wishedTime ?? null,
      sent_sha256: sent,
      created_at: ctx.now,
    })
    .execute()
  await tellOfRequest(ctx, 'appointment', input, from)
  await addNotices(ctx, { kind: 'request' })
  return { id }
}

/**
 * Stores a request for a demonstration, once per address in 24 hours, and mails the person and the tenant. Returns nothing, so a client cannot tell a
 * repeated request. The caller has counted the mail.
 */
export async function requestDemo(ctx: Ctx, input: { email: string; lang: Lang; consent: string | null }, from: MailFrom): Promise<void> {
  const { email, consent } = input
  await lock(ctx, `demo ${email}`)
  const before = await ctx.db
    .selectFrom('demo_requests')
    .select('id')
    .where('tenant_id', '=', ctx.tenantId)
    .where(is => is.fn('lower', ['email']), '=', email.toLowerCase())
    .where('created_at', '>', daysBefore(ctx.now, 1))
    .executeTakeFirst()
  if (before) return
  await ctx.db.insertInto('demo_requests').values({ tenant_id: ctx.tenantId, id: newId(), email, consent, created_at: ctx.now }).execute()
  await tellOfRequest(ctx, 'demo', input, from)
  await addNotices(ctx, { kind: 'request' })
}

/** Marks a request as done, or reopens it. Throws as `requireStaff`, and NotFound. */
export async function markRequest(ctx: Ctx, { kind, id, isDone }: { kind: RequestKind; id: string; isDone: boolean }): Promise<void> {
  requireStaff(ctx)
  const changed = isUuid(id)
    ? await ctx.db
        .updateTable(TABLES[kind])
        .set({ done_at: isDone ? ctx.now : null })
        .where('tenant_id', '=', ctx.tenantId)
        .where('id', '=', id)
        .where('done_at', isDone ? 'is' : 'is not', null)
        .executeTakeFirst()
    : undefined
  if (!changed?.numUpdatedRows) throw new NotFound(appointmentReason('RequestGone'))
  await writeAudit(ctx, { act: isDone ? 'request.done' : 'request.reopened', subject: id, details: { what: kind } })
}

/**
 * Marks several requests as done, or reopens them: all or none. Throws as `requireStaff`, or Conflict (`BulkRefused`, naming the
 * first request that is refused).
 */
export async function markRequests(ctx: Ctx, ids: readonly string[], isDone: boolean): Promise<void> {
  requireStaff(ctx)
  await forEachChosen(ctx, ids, {
    nameOf: async id => (await findRequest(ctx, id))?.email,
    act: async id => {
      const request = await findRequest(ctx, id)
      await markRequest(ctx, { kind: request?.kind ?? 'appointment', id, isDone })
    },
  })
}

const TABLES = { appointment: 'appointments', demo: 'demo_requests' } as const satisfies Record<RequestKind, string>

function requireDay(ctx: Ctx, day: string | undefined, timeZone: string): void {
  if (day === undefined) return
  const dayOf = (moment: Date) => new Intl.DateTimeFormat('sv-SE', { timeZone }).format(moment)
  if (day >= dayOf(ctx.now) && day <= dayOf(daysAfter(ctx.now, AHEAD_DAYS))) return
  const reason = appointmentReason('DayOutOfReach')
  throw new InvalidInput(reason, [{ path: 'wishedDate', reason }])
}

/** Returns the id of the post that the request names, and locks it against deletion until the transaction ends. */
async function findPost(ctx: Ctx, { postId, postSlug }: Pick<AppointmentInput, 'postId' | 'postSlug'>): Promise<string | null> {
  if (postId === undefined && postSlug === undefined) return null
  const { rows } = await sql<{ id: string }>`
    select p.id from posts p where p.tenant_id = ${ctx.tenantId} and ${isPublished(ctx, 'p')}
      ${postId === undefined ? sql`` : sql`and p.id = ${postId}`} ${postSlug === undefined ? sql`` : sql`and p.slug = ${postSlug}`}
    order by p.published_at desc, p.id limit 1 for key share of p`.execute(ctx.db)
  const found = rows[0]
  if (found) return found.id
  const reason = appointmentReason('PostMissing')
  throw new NotFound(reason, [{ path: postId === undefined ? 'postSlug' : 'postId', reason }])
}

async function findAgain(ctx: Ctx, sent: Buffer): Promise<{ id: string } | undefined> {
  return await ctx.db
    .selectFrom('appointments')
    .select('id')
    .where('tenant_id', '=', ctx.tenantId)
    .where('sent_sha256', '=', sent)
    .where('created_at', '>', new Date(ctx.now.getTime() - AGAIN_MS))
    .executeTakeFirst()
}
