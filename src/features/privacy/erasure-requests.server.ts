import { randomInt } from 'node:crypto'
import type pg from 'pg'
import { findMemberships } from '#features/members/members.server.ts'
import { addNotices } from '#features/notices/notices.server.ts'
import { requirePerson } from '#features/permissions/permissions.ts'
import { AppError } from '#kit/errors.ts'
import { type Lang, localHref } from '#kit/lang.ts'
import { type Ctx, createCtx } from '#platform/context.ts'
import { newId } from '#platform/db/ids.ts'
import { withScope } from '#platform/db/scope.ts'
import type { Log } from '#platform/log.ts'
import { holdIfThere, holdSubject } from './consents.server.ts'
import { mailErasureAsked } from './privacy-mails.server.ts'
import { privacyReason } from './texts.ts'

/** A person is erased within this time of the request. Source: UU 27/2022. */
export const ERASURE_HOURS = 72
const REQUESTS_A_DAY = 3
const HOUR_MS = 3_600_000

/** Without letters and digits that are easily confused when read out. */
const REFERENCE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** A request that is neither done nor cancelled. */
export interface OpenErasure {
  reference: string
  askedAt: Date
  dueAt: Date
}

/** Returns the viewer's open request. Throws Unauthenticated, NotFound (a stranger). */
export async function findOwnErasure(ctx: Ctx): Promise<OpenErasure | undefined> {
  return await findOpen(ctx, requirePerson(ctx.viewer).memberId)
}

/**
 * Requests the viewer's erasure, which is how one leaves the tenant. An open request stays as it is. Throws Unauthenticated, NotFound (a stranger), and
 * 429 above three requests within 24 hours.
 */
export async function requestErasure(ctx: Ctx, reason: string, from: { origin: string; lang: Lang }): Promise<OpenErasure> {
  const member = await holdSubject(ctx, requirePerson(ctx.viewer).memberId)
  const open = await findOpen(ctx, member.id)
  if (open) return open
  await requireRoom(ctx, member.id)
  const request = await openErasure(ctx, member.id, reason)
  const href = from.origin + localHref(from.lang, '/Account/Privacy')
  await mailErasureAsked(ctx, {
    to: member.email,
    name: member.name,
    lang: from.lang,
    reference: request.reference,
    dueAt: request.dueAt,
    href,
  })
  return request
}

/** Cancels the viewer's open request; does nothing if there is none. Throws Unauthenticated, NotFound (a stranger). */
export async function cancelErasure(ctx: Ctx): Promise<void> {
  const member = await holdSubject(ctx, requirePerson(ctx.viewer).memberId)
  await ctx.db
    .updateTable('erasure_requests')
    .set({ cancelled_at: ctx.now })
    .where('tenant_id', '=', ctx.tenantId)
    .where('member_id', '=', member.id)
    .where('done_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .execute()
}

/**
 * Requests, at every tenant, the erasure of a person whose account is deleted: they can't sign in to request it themselves. Open requests stay as they
 * are.
 */
export async function requestErasureEverywhere(
  { pool, log }: { pool: pg.Pool; log: Log },
  who: { issuer: string; subject: string },
  now = new Date(),
): Promise<void> {
  const members = await withScope(pool, { system: 'due-privacy' }, async db => {
    // every tenant: the account was the same at all of them
    return await findMemberships(db, who)
  })
  for (const { tenantId, memberId } of members) {
    await withScope(pool, { tenantId }, async db => {
      const ctx = createCtx({ db, tenantId, log, now })
      if ((await holdIfThere(ctx, memberId)) && !(await findOpen(ctx, memberId))) await openErasure(ctx, memberId, '')
    })
  }
}

async function openErasure(ctx: Ctx, memberId: string, reason: string): Promise<OpenErasure> {
  const request = { reference: newReference(), askedAt: ctx.now, dueAt: new Date(ctx.now.getTime() + ERASURE_HOURS * HOUR_MS) }
  await ctx.db
    .insertInto('erasure_requests')
    .values({
      tenant_id: ctx.tenantId,
      id: newId(),
      member_id: memberId,
      reference: request.reference,
      reason,
      asked_at: request.askedAt,
      due_at: request.dueAt,
    })
    .execute()
  await addNotices(ctx, { kind: 'erasure' })
  return request
}

async function findOpen(ctx: Ctx, memberId: string): Promise<OpenErasure | undefined> {
  return await ctx.db
    .selectFrom('erasure_requests')
    .select(['reference', 'asked_at as askedAt', 'due_at as dueAt'])
    .where('tenant_id', '=', ctx.tenantId)
    .where('member_id', '=', memberId)
    .where('done_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .executeTakeFirst()
}

async function requireRoom(ctx: Ctx, memberId: string): Promise<void> {
  const today = await ctx.db
    .selectFrom('erasure_requests')
    .select('asked_at')
    .where('tenant_id', '=', ctx.tenantId)
    .where('member_id', '=', memberId)
    .where('asked_at', '>', new Date(ctx.now.getTime() - 24 * HOUR_MS))
    .orderBy('asked_at')
    .execute()
  if (today.length < REQUESTS_A_DAY) return
  const opensAt = (today[0]?.asked_at ?? ctx.now).getTime() + 24 * HOUR_MS
  const retryAfterSeconds = Math.max(1, Math.ceil((opensAt - ctx.now.getTime()) / 1000))
  throw new AppError(429, 'TooManyRequests', privacyReason('tooManyErasures'), { retryAfterSeconds })
}

function newReference(): string {
  return `HPS-${Array.from({ length: 8 }, () => REFERENCE_LETTERS[randomInt(REFERENCE_LETTERS.length)]).join('')}`
}
