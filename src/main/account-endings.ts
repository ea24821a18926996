import type pg from 'pg'
import type { AccountEndEvents, DeletionAttempt } from '#features/accounts/account/account-ends.server.ts'
import { OWN_ACCOUNTS } from '#features/members/identity.server.ts'
import { findMemberships } from '#features/members/members.server.ts'
import { endEverywhere } from '#features/members/session-checks.server.ts'
import { cancelErasure, findOwnErasure, requestErasureEverywhere } from '#features/privacy/erasure-requests.server.ts'
import { createCtx, type Person } from '#platform/context.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { withScope } from '#platform/db/scope.ts'
import type { Log } from '#platform/log.ts'

interface Tools {
  pool: pg.Pool
  log: Log
}

/** Returns the handlers that the tenants' sites run when sessions or accounts of the account site end. */
export function accountEndings(tools: Tools): AccountEndEvents {
  const { pool } = tools
  return {
    onSessionEnded: session => endEverywhere(pool, { providerSession: session.id }),
    onAllSessionsEnded: subject => endEverywhere(pool, whoIs(subject)),
    async onAccountEnding({ userId, at }) {
      const who = whoIs(userId)
      await requestErasureEverywhere(tools, who, at)
      await endEverywhere(pool, who)
    },
    onAccountKept: attempt => takeErasuresBack(tools, attempt),
  }
}

const whoIs = (subject: string) => ({ issuer: OWN_ACCOUNTS, subject })

/**
 * Withdraws, at every tenant, the erasure request that a failed account deletion opened. Earlier requests stay. Logs a withdrawal that fails and continues
 * with the others.
 */
async function takeErasuresBack({ pool, log }: Tools, { userId, at }: DeletionAttempt): Promise<void> {
  const members = await withScope(pool, { system: 'due-privacy' }, async db => {
    // every tenant: the deletion opened a request at each of them
    return await findMemberships(db, whoIs(userId))
  })
  for (const { tenantId, memberId } of members) {
    try {
      await takeErasureBack({ pool, log }, tenantId, memberId, at)
    } catch (error) {
      log.error({ err: error, tenantId, memberId }, 'a request to be erased stays open, though the account was not deleted')
    }
  }
}

async function takeErasureBack({ pool, log }: Tools, tenantId: TenantId, memberId: string, at: Date): Promise<void> {
  await withScope(pool, { tenantId }, async db => {
    const ctx = createCtx({ db, tenantId, log, viewer: { kind: 'person', app: null, person: asThemself(memberId) } })
    const open = await findOwnErasure(ctx)
    if (open?.askedAt.getTime() === at.getTime()) await cancelErasure(ctx)
  })
}

/** Returns a viewer for a command that only the member themself may run, without a request of theirs. */
function asThemself(memberId: string): Person {
  const limits = { regionCodes: [], programIds: [], schoolId: null, mentorId: null }
  return {
    memberId,
    name: '',
    email: '',
    role: 'none',
    isImpersonating: false,
    roles: [],
    limits,
    isChild: false,
    session: Buffer.alloc(0),
  }
}
