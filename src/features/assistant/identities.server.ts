import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { findSessionBy } from '#features/members/sessions.server.ts'
import { daysAfter } from '#kit/days.ts'
import type { Ctx, Person, Viewer } from '#platform/context.ts'
import { sha256 } from '#platform/crypto/hash.ts'
import { newId } from '#platform/db/ids.ts'

/** How long a token opens the chat; a member's ends with their session, if that is earlier. */
const TOKEN_DAYS = 30
/** Tells the chat's tokens from access tokens, app tokens and those of delegated clients. */
const PREFIX = 'chat_'
const TOKEN = /^chat_[\w-]{43}$/

/** Whoever asks the assistant: a member, or somebody of whom nothing but a token is known. */
export interface ChatIdentity {
  id: string
  memberId: string | null
}

/** The identity of a token, and what it may read. */
export interface Asker {
  identity: ChatIdentity
  /** A member with the role of the session in which the token was asked for; nobody for anonymous identities. */
  viewer: Viewer
  expiresAt: Date
  /** The session must be checked with the provider, after the request. */
  isCheckDue: boolean
  session: Buffer | null
}

export interface IssuedToken {
  /** Opens the chat alone; stored as its SHA-256. */
  token: string
  expiresAt: Date
  identity: ChatIdentity
}

/** True for what can only be a token of the chat. */
export function isChatToken(text: string | undefined): boolean {
  return text?.startsWith(PREFIX) ?? false
}

interface AskerRow extends ChatIdentity {
  session: Buffer | null
  expiresAt: Date
}

/** Returns the identity of a token; undefined if it is unknown or has ended. One statement, and one more for a member's. */
export async function findAsker(ctx: Ctx, token: string): Promise<Asker | undefined> {
  if (!TOKEN.test(token)) return undefined
  // Written out: each call begins with it, and composing it takes as long as the rest of it.
  const { rows } = await sql<AskerRow>`
    select i.id, i.member_id as "memberId", t.session_sha256 as session, t.expires_at as "expiresAt"
    from assistant_tokens t join assistant_identities i on i.tenant_id = t.tenant_id and i.id = t.identity_id
    where t.tenant_id = ${ctx.tenantId} and t.token_sha256 = ${sha256(token)} and t.expires_at > ${ctx.now}`.execute(ctx.db)
  const [row] = rows
  if (!row) return undefined
  const { id, memberId, session, expiresAt } = row
  const identity = { id, memberId }
  if (memberId === null) return { identity, viewer: { kind: 'nobody' }, expiresAt, isCheckDue: false, session: null }
  const found = session && (await findSessionBy(ctx, session))
  if (!found || found.person.memberId !== memberId) return undefined
  return { identity, viewer: { kind: 'person', app: null, person: found.person }, expiresAt, isCheckDue: found.isCheckDue, session }
}

/**
 * Issues a token: to the person who is signed in, whose anonymous conversations (those of `earlier`) become theirs, once; otherwise to the identity of
 * `earlier`, or to a new one.
 */
export async function issueToken(ctx: Ctx, person: Person | undefined, earlier: Asker | undefined): Promise<IssuedToken> {
  if (!person) {
    const identity = earlier?.identity ?? (await identityOf(ctx, null))
    return await insertToken(ctx, identity, earlier?.session ?? null)
  }
  const identity = await identityOf(ctx, person.memberId)
  if (earlier && earlier.identity.memberId === null) await takeAlong(ctx, earlier.identity.id, identity.id)
  return await insertToken(ctx, identity, person.session)
}

/** Returns a member's identity, which is made once, or a new anonymous one. One statement. */
export async function identityOf(ctx: Pick<Ctx, 'db' | 'tenantId' | 'now'>, memberId: string | null): Promise<ChatIdentity> {
  const { id } = await ctx.db
    .insertInto('assistant_identities')
    .values({ tenant_id: ctx.tenantId, id: newId(), member_id: memberId, created_at: ctx.now, seen_at: ctx.now })
    .onConflict(on => on.columns(['tenant_id', 'member_id']).doUpdateSet({ seen_at: sql`excluded.seen_at` }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, memberId }
}

async function insertToken(ctx: Ctx, identity: ChatIdentity, session: Buffer | null): Promise<IssuedToken> {
  const token = PREFIX + randomBytes(32).toString('base64url')
  const expiresAt = daysAfter(ctx.now, TOKEN_DAYS)
  await ctx.db
    .insertInto('assistant_tokens')
    .values({
      tenant_id: ctx.tenantId,
      token_sha256: sha256(token),
      identity_id: identity.id,
      session_sha256: session,
      created_at: ctx.now,
      expires_at: expiresAt,
    })
    .execute()
  return { token, expiresAt, identity }
}

/** The anonymous identity ends with its tokens: its conversations can't be taken along twice. */
async function takeAlong({ db, tenantId }: Ctx, from: string, to: string): Promise<void> {
  // Before its conversations, as a question locks them.
  await db.selectFrom('assistant_identities').select('id').where('tenant_id', '=', tenantId).where('id', '=', from).forUpdate().execute()
  await db
    .updateTable('assistant_conversations')
    .set({ identity_id: to })
    .where('tenant_id', '=', tenantId)
    .where('identity_id', '=', from)
    .execute()
  await db.deleteFrom('assistant_identities').where('tenant_id', '=', tenantId).where('id', '=', from).execute()
}
