import { sql } from 'kysely'
import { writeAudit } from '#features/audit/audit.server.ts'
import { requirePermission } from '#features/permissions/permissions.ts'
import { faultOfUrl } from '#features/webhooks/webhook-url.ts'
import { type FieldReason, InvalidInput, NotFound } from '#kit/errors.ts'
import { formReason } from '#page/texts.ts'
import type { Ctx } from '#platform/context.ts'
import type { Seal } from '#platform/crypto/seal.ts'
import { fetchOutside, type Resolve } from '#platform/http/post-outside.ts'
import { enqueueSending } from './statements.server.ts'
import { headersOf, purposeOf, TIMEOUT_MS } from './store.ts'
import { xapiReason } from './texts.ts'

export interface StoreTools {
  seal: Seal
  isLoopbackAllowed: boolean
  resolve?: Resolve
}

/** A tenant's store, without its secret. */
export interface RecordStore {
  endpoint: string
  name: string
  isOn: boolean
  triedAt: Date | null
  /** Of the latest attempt; '' where the store took it. */
  failure: string | null
  waiting: number
  refused: number
  sent: number
}

export interface StoreInput {
  endpoint: string
  name: string
  /** '' keeps the secret. */
  password: string
  isOn: boolean
}

/** Returns the tenant's store; undefined if it has none. One statement. Throws as `requirePermission`. */
export async function findStore(ctx: Ctx, { seal }: Pick<StoreTools, 'seal'>): Promise<RecordStore | undefined> {
  requirePermission(ctx.viewer, 'webhooks.manage')
  const { rows } = await sql<Omit<RecordStore, 'name'> & { sealed: string }>`
    select s.endpoint, s.sealed_credentials as sealed, s.switched_on_at is not null as "isOn", s.tried_at as "triedAt", s.failure,
      count(w.id) filter (where w.sent_at is null and w.refused_at is null)::int as waiting,
      count(w.id) filter (where w.refused_at is not null)::int as refused, count(w.id) filter (where w.sent_at is not null)::int as sent
    from xapi_stores s left join xapi_statements w on w.tenant_id = s.tenant_id
    where s.tenant_id = ${ctx.tenantId} group by s.tenant_id`.execute(ctx.db)
  const [row] = rows
  if (!row) return undefined
  const { sealed, ...store } = row
  return { ...store, name: nameOf(seal.open(purposeOf(ctx.tenantId), sealed) ?? '') }
}

/** Returns the latest pseudonyms whose person was erased, and whether the store was told; at most 50. Throws as `requirePermission`. */
export async function listErased(ctx: Ctx): Promise<{ pseudonym: string; erasedAt: Date; isTold: boolean }[]> {
  requirePermission(ctx.viewer, 'webhooks.manage')
  const { rows } = await sql<{ pseudonym: string; erasedAt: Date; isTold: boolean }>`
    select pseudonym, erased_at as "erasedAt", noted_at is not null as "isTold" from xapi_erasures
    where tenant_id = ${ctx.tenantId} order by erased_at desc, pseudonym limit 50`.execute(ctx.db)
  return rows
}

/**
 * Names the tenant's store, or changes it. The secret is kept where none is sent, as long as the address stays: it is not given to another host. Throws as
 * `requirePermission`, and InvalidInput.
 */
export async function saveStore(ctx: Ctx, { endpoint: sent, name, password, isOn }: StoreInput, tools: StoreTools): Promise<void> {
  const before = await findStore(ctx, tools)
  const endpoint = sent.replace(/\/+$/, '')
  const problems: FieldReason[] = []
  const fault = faultOfUrl(endpoint, tools.isLoopbackAllowed)
  if (fault) problems.push({ path: 'endpoint', reason: fault })
  if (name === '' || name.length > 200 || name.includes(':')) problems.push({ path: 'name', reason: xapiReason('name') })
  if (password.length > 400 || (!before && password === '')) problems.push({ path: 'password', reason: xapiReason('password') })
  else if (password === '' && before && before.endpoint !== endpoint)
    problems.push({ path: 'password', reason: xapiReason('passwordAgain') })
  if (problems.length > 0) throw new InvalidInput(formReason('FormRefused'), problems)
  const known = password === '' ? await openCredentials(ctx, tools) : undefined
  const secret = password === '' ? (known ?? '').slice((known ?? '').indexOf(':') + 1) : password
  const sealed = tools.seal.seal(purposeOf(ctx.tenantId), `${name}:${secret}`)
  await sql`insert into xapi_stores as s (tenant_id, endpoint, sealed_credentials, switched_on_at, updated_at)
    values (${ctx.tenantId}, ${endpoint}, ${sealed}, ${isOn ? ctx.now : null}, ${ctx.now})
    on conflict (tenant_id) do update set endpoint = excluded.endpoint, sealed_credentials = excluded.sealed_credentials, updated_at = excluded.updated_at,
      switched_on_at = case when excluded.switched_on_at is not null then coalesce(s.switched_on_at, excluded.switched_on_at) end`.execute(
    ctx.db,
  )
  // The address may contain a secret: the audit log names the host alone.
  await writeAudit(ctx, { act: 'record-store.changed', subject: new URL(endpoint).host, details: { state: isOn ? 'on' : 'off' } })
  if (isOn) await enqueueSending(ctx)
}

/** Removes the store and what waits for it. Throws as `requirePermission`, and NotFound. */
export async function removeStore(ctx: Ctx, tools: StoreTools): Promise<void> {
  const store = await findStore(ctx, tools)
  if (!store) throw new NotFound(xapiReason('noStore'))
  await ctx.db.deleteFrom('xapi_statements').where('tenant_id', '=', ctx.tenantId).where('sent_at', 'is', null).execute()
  await ctx.db.deleteFrom('xapi_stores').where('tenant_id', '=', ctx.tenantId).execute()
  await writeAudit(ctx, { act: 'record-store.removed', subject: new URL(store.endpoint).host, details: {} })
}

const ABOUT_BYTES = 65_536

/**
 * Asks the store what it is (its `about` resource), and keeps what came of it. `pause` ends the transaction before the store is asked. Throws as
 * `requirePermission`, and NotFound. Source: xAPI 1.0.3, part three, 2.8.
 */
export async function tryStore(ctx: Ctx, tools: StoreTools, pause: () => Promise<void>): Promise<void> {
  const store = await findStore(ctx, tools)
  if (!store) throw new NotFound(xapiReason('noStore'))
  const credentials = await openCredentials(ctx, tools)
  await pause()
  const answer =
    credentials === undefined
      ? { kind: 'failed' as const, failure: 'NO_CREDENTIALS' }
      : await fetchOutside({
          url: `${store.endpoint}/about`,
          headers: { ...headersOf(credentials), accept: 'application/json' },
          timeoutMs: TIMEOUT_MS,
          maxBytes: ABOUT_BYTES,
          isLoopbackAllowed: tools.isLoopbackAllowed,
          resolve: tools.resolve,
        })
  const failure =
    answer.kind === 'failed'
      ? answer.failure
      : answer.status !== 200
        ? `HTTP ${answer.status}`
        : hasVersion(answer.bytes)
          ? ''
          : 'NOT_XAPI_1_0'
  await ctx.db.updateTable('xapi_stores').set({ tried_at: ctx.now, failure }).where('tenant_id', '=', ctx.tenantId).execute()
  await writeAudit(ctx, { act: 'record-store.tried', subject: new URL(store.endpoint).host, details: { reason: failure } })
}

async function openCredentials(ctx: Ctx, { seal }: Pick<StoreTools, 'seal'>): Promise<string | undefined> {
  const row = await ctx.db.selectFrom('xapi_stores').select('sealed_credentials').where('tenant_id', '=', ctx.tenantId).executeTakeFirst()
  return row && seal.open(purposeOf(ctx.tenantId), row.sealed_credentials)
}

const nameOf = (credentials: string) => credentials.slice(0, Math.max(0, credentials.indexOf(':')))

/** True if these bytes are the `about` of a store that takes statements of version 1.0. */
function hasVersion(bytes: Buffer): boolean {
  try {
    const about: unknown = JSON.parse(bytes.toString())
    const versions: unknown = typeof about === 'object' && about !== null && 'version' in about ? about.version : undefined
    return Array.isArray(versions) && versions.some(version => typeof version === 'string' && version.startsWith('1.0'))
  } catch {
    return false
  }
}
