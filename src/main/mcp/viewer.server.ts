import type { Grant } from '#features/accounts/clients/grants.server.ts'
import { apiClientReason } from '#features/api-clients/texts.ts'
import { mcpReason } from '#features/mcp/texts.ts'
import { findDelegatedPerson } from '#features/members/person-rows.server.ts'
import { Forbidden, Unauthenticated } from '#kit/errors.ts'
import type { Ctx, Viewer } from '#platform/context.ts'
import { sha256 } from '#platform/crypto/hash.ts'

/**
 * Returns the member whom a program reads for, with their default role and never as superadmin. They are a viewer like any other: the tools read alone, within a
 * transaction that can do no more. Throws Unauthenticated if they must sign in again, Forbidden (`NoMember`) for an account that has never signed in here.
 */
export async function findReader(ctx: Ctx, grant: Grant, token: string): Promise<Viewer> {
  const person = await findDelegatedPerson(ctx, { ...grant, session: sha256(token) })
  if (person === 'no-member') throw new Forbidden(apiClientReason('NoMember'))
  if (!person) throw new Unauthenticated(mcpReason('TokenInvalid'))
  return { kind: 'person', app: null, person }
}
