import { createHash, randomBytes } from 'node:crypto'
import { writeAudit } from '#features/audit/audit.server.ts'
import { fieldReason } from '#kit/common-reasons.ts'
import { InvalidInput, NotFound } from '#kit/errors.ts'
import type { PageVisit } from '#page/page.server.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid, newId } from '#platform/db/ids.ts'
import { writeCookie } from '#platform/http/credentials.ts'
import { requireEditor } from './drafts.server.ts'
import { siteEditingReason } from './texts.ts'

/** The cookie of a guest of a closed site: the pass's token. */
export const PASS_COOKIE = 'sanggar_pass'
/** The query parameter of a pass's link. */
export const PASS_QUERY = 'pass'

const TOKEN_BYTES = 32
const MAX_LABEL = 120
const DAY_SECONDS = 86_400
export const PASS_DAYS = [1, 7, 30] as const

export interface MaintenancePass {
  id: string
  label: string
  createdBy: string | null
  createdAt: Date
  expiresAt: Date
}

/** Returns the passes that are valid now, the newest first. Throws as `requirePermission`. */
export async function listPasses(ctx: Ctx): Promise<MaintenancePass[]> {
  requireEditor(ctx)
  return await ctx.db
    .selectFrom('maintenance_passes as p')
    .leftJoin('members as m', join => join.onRef('m.tenant_id', '=', 'p.tenant_id').onRef('m.id', '=', 'p.created_by'))
    .select(['p.id', 'p.label', 'm.name as createdBy', 'p.created_at as createdAt', 'p.expires_at as expiresAt'])
    .where('p.tenant_id', '=', ctx.tenantId)
    .where('p.expires_at', '>', ctx.now)
    .orderBy('p.created_at', 'desc')
    .execute()
}

/** Makes a pass for so many days. Returns its token, which is stored as a hash only. Throws InvalidInput for an empty label. */
export async function createPass(ctx: Ctx, { label, days }: { label: string; days: number }): Promise<string> {
  const created_by = requireEditor(ctx)
  const words = label.trim()
  if (!words || words.length > MAX_LABEL)
    throw new InvalidInput(siteEditingReason('PassRefused'), [
      { path: 'label', reason: words ? fieldReason('FewerCharacters', { maximum: String(MAX_LABEL) }) : fieldReason('Required') },
    ])
  const seconds = (PASS_DAYS.find(one => one === days) ?? PASS_DAYS[0]) * DAY_SECONDS
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const id = newId()
  await ctx.db.deleteFrom('maintenance_passes').where('tenant_id', '=', ctx.tenantId).where('expires_at', '<=', ctx.now).execute()
  await ctx.db
    .insertInto('maintenance_passes')
    .values({
      tenant_id: ctx.tenantId,
      id,
      label: words,
      token_sha256: hashOf(token),
      created_by,
      created_at: ctx.now,
      expires_at: new Date(ctx.now.getTime() + seconds * 1000),
    })
    .execute()
  await writeAudit(ctx, { act: 'maintenance-pass.created', subject: id, details: { label: words, days: seconds / DAY_SECONDS } })
  return token
}

/** Withdraws a pass: who has its link meets the closed site with the next page. Throws NotFound. */
export async function withdrawPass(ctx: Ctx, id: string): Promise<void> {
  requireEditor(ctx)
  const gone = isUuid(id)
    ? await ctx.db
        .deleteFrom('maintenance_passes')
        .where('tenant_id', '=', ctx.tenantId)
        .where('id', '=', id)
        .returning('label')
        .executeTakeFirst()
    : undefined
  if (!gone) throw new NotFound(siteEditingReason('PassMissing'))
  await writeAudit(ctx, { act: 'maintenance-pass.withdrawn', subject: id, details: { label: gone.label } })
}

/** True if the visit to a closed site has a valid pass: in its address, which is then kept as a cookie, or as that cookie. */
export async function hasPass(ctx: Ctx, visit: PageVisit): Promise<boolean> {
  const given = visit.search.get(PASS_QUERY)
  const token = given ?? visit.cookie(PASS_COOKIE)
  if (!token || token.length > 64) return false
  const pass = await ctx.db
    .selectFrom('maintenance_passes')
    .select('expires_at')
    .where('tenant_id', '=', ctx.tenantId)
    .where('token_sha256', '=', hashOf(token))
    .where('expires_at', '>', ctx.now)
    .executeTakeFirst()
  if (!pass) return false
  const seconds = Math.floor((pass.expires_at.getTime() - ctx.now.getTime()) / 1000)
  if (given !== null) visit.setCookies.push(writeCookie(PASS_COOKIE, token, seconds, visit.origin.startsWith('https:')))
  return true
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
