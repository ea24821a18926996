import { createHash } from 'node:crypto'
import type { Giver } from '#features/members/consent.ts'
import { arriveMember } from '#features/members/members.server.ts'
import { createSession } from '#features/members/sessions.server.ts'
import { viewerOf } from '#features/members/testing.ts'
import { kindOf, type Role } from '#kit/roles.ts'
import type { Ctx, Viewer } from '#platform/context.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { TEST_NOW, type TestDatabase } from '#platform/testing/database.ts'
import { writeConsent } from './consents.server.ts'

/** A person who has signed in at a tenant, and has no role yet. */
export interface Guest {
  id: string
  name: string
  email: string
  token: string
  /** Returns the viewer of a request at this time. */
  viewer(now?: Date): Promise<Viewer>
  /** Runs `work` as one request of this person. */
  does<T>(work: (ctx: Ctx) => Promise<T>, now?: Date): Promise<T>
}

export interface GuestInput {
  name?: string
  email?: string
  /** Their subject on the account site; a new person if omitted. */
  subject?: string
  issuer?: string
  bornOn?: string
  roles?: readonly Role[]
  schoolId?: string
  grantedBy?: string
  consent?: Giver
  now?: Date
}

/** Creates a person who has signed in, with the given date of birth, roles and consents. */
export async function arrive(database: TestDatabase, tenantId: TenantId, input: GuestInput = {}): Promise<Guest> {
  const { name = 'Siti Rahma', subject = newId(), issuer = 'account-site', now = TEST_NOW } = input
  const email = input.email ?? `u${createHash('sha1').update(subject).digest('hex').slice(0, 10)}@contoh.id`
  const made = await database.asTenant(
    tenantId,
    async ctx => {
      const who = { issuer, subject, name, email, isEmailVerified: true, lang: undefined, providerSession: null }
      const { memberId } = await arriveMember(ctx, who)
      if (input.bornOn)
        await ctx.db
          .updateTable('members')
          .set({ born_on: input.bornOn })
          .where('tenant_id', '=', tenantId)
          .where('id', '=', memberId)
          .execute()
      for (const role of input.roles ?? []) await grant(ctx, memberId, role, input)
      if (input.consent)
        await writeConsent(ctx, { memberId, purpose: 'membership', giver: input.consent, text: { version: 'x', words: 'Ya' } })
      return { id: memberId, token: await createSession(ctx, { memberId, providerSession: 'sid-1', providerTokens: 'token-penyedia' }) }
    },
    { now },
  )
  const viewer = (at = TEST_NOW) => database.asTenant(tenantId, ctx => viewerOf(ctx, made.token), { now: at })
  return {
    ...made,
    name,
    email,
    viewer,
    does: async (work, at = TEST_NOW) => await database.asTenant(tenantId, work, { viewer: await viewer(at), now: at }),
  }
}

async function grant(ctx: Ctx, memberId: string, role: Role, { schoolId, grantedBy }: GuestInput): Promise<void> {
  await ctx.db
    .insertInto('memberships')
    .values({
      tenant_id: ctx.tenantId,
      member_id: memberId,
      kind: kindOf(role) ?? 0,
      school_id: schoolId ?? null,
      granted_by: grantedBy ?? null,
      granted_at: ctx.now,
    })
    .execute()
}

/** Returns the tests' time plus so many milliseconds. */
export function later(ms: number): Date {
  return new Date(TEST_NOW.getTime() + ms)
}

export const HOUR = 3_600_000
export const DAY = 24 * HOUR
export const PUPIL = '2010-05-02'
/** Turning 18 a day after the tests' time, and turning 18 on that day (17 August 2026). */
export const CHILD = '2008-08-18'
export const ADULT = '2008-08-17'
