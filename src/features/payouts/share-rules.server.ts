import { sql } from 'kysely'
import { writeAudit } from '#features/audit/audit.server.ts'
import { requirePermission } from '#features/permissions/permissions.ts'
import { type FieldReason, InvalidInput, NotFound } from '#kit/errors.ts'
import { formReason } from '#page/texts.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid, newId } from '#platform/db/ids.ts'
import { SHARE_SCOPES, type SharePart, type ShareRule, type ShareScope } from './share.ts'
import { payoutReason } from './texts.ts'

/** The subject of the tenant's own rule. */
const NOTHING = '00000000-0000-0000-0000-000000000000'
const MOST_PARTS = 20
const MOST_WEIGHT = 1000

/** Returns all rules of the tenant. Asks for no permission: sales are shared by them. */
export async function listRules({ db, tenantId }: Pick<Ctx, 'db' | 'tenantId'>): Promise<ShareRule[]> {
  const { rows } = await sql<{ scope: ShareScope; subjectId: string; shareBp: number; parts: SharePart[] }>`
    select scope, subject_id as "subjectId", share_bp as "shareBp", parts from share_rules where tenant_id = ${tenantId}`.execute(db)
  return rows.map(({ subjectId, ...rule }) => ({ ...rule, subjectId: rule.scope === 'tenant' ? undefined : subjectId }))
}

/** A rule as staff see it. */
export interface NamedRule {
  id: string
  scope: ShareScope
  subjectId: string
  /** '' for the tenant's own, and for what was removed. */
  name: string
  shareBp: number
  parts: (SharePart & { name: string })[]
}

/** Returns the rules with their names: the tenant's, then programs' and classes'. One statement. Throws as `requirePermission`. */
export async function listNamedRules(ctx: Ctx): Promise<NamedRule[]> {
  requirePermission(ctx.viewer, 'payments.read')
  const { rows } = await sql<NamedRule>`
    select r.id, r.scope, r.subject_id as "subjectId", coalesce(p.name, c.name, '') as name, r.share_bp as "shareBp",
      coalesce((select json_agg(json_build_object('mentorId', x.part ->> 'mentorId', 'weight', (x.part ->> 'weight')::int, 'name', coalesce(m.name, ''))
        order by x.at) from jsonb_array_elements(r.parts) with ordinality as x (part, at)
        left join mentors m on m.tenant_id = r.tenant_id and m.id = (x.part ->> 'mentorId')::uuid), '[]') as parts
    from share_rules r left join programs p on r.scope = 'program' and p.tenant_id = r.tenant_id and p.id = r.subject_id
      left join classes c on r.scope = 'class' and c.tenant_id = r.tenant_id and c.id = r.subject_id
    where r.tenant_id = ${ctx.tenantId} order by array_position(array['tenant', 'program', 'class'], r.scope), name, r.id`.execute(ctx.db)
  return rows
}

interface Named {
  id: string
  name: string
}

/** What a rule can be about: programs, classes that cost something, and mentors, by name. Throws as `requirePermission`. */
export async function listSubjects(ctx: Ctx): Promise<{ programs: Named[]; classes: Named[]; mentors: Named[] }> {
  requirePermission(ctx.viewer, 'payments.read')
  const { rows } = await sql<Named & { kind: string }>`
    (select 'program' as kind, id, name from programs where tenant_id = ${ctx.tenantId} order by name, id limit 500)
    union all (select 'class', id, name from classes where tenant_id = ${ctx.tenantId} and price_rupiah > 0 order by name, id limit 500)
    union all (select 'mentor', id, name from mentors where tenant_id = ${ctx.tenantId} order by name, id limit 500)`.execute(ctx.db)
  const of = (kind: string) => rows.filter(row => row.kind === kind).map(({ id, name }) => ({ id, name }))
  return { programs: of('program'), classes: of('class'), mentors: of('mentor') }
}

export interface RuleInput {
  scope: string
  /** The program or class; '' for the tenant's own. */
  subjectId: string
  /** In basis points; NaN for what is no number. */
  shareBp: number
  parts: readonly SharePart[]
}

/** Makes or changes the rule of a tenant, program or class; later sales are shared by it. Throws as `requirePermission`, and InvalidInput. */
export async function saveRule(ctx: Ctx, { scope: sent, subjectId, shareBp, parts }: RuleInput): Promise<void> {
  requirePermission(ctx.viewer, 'payments.write')
  const { programs, classes, mentors } = await listSubjects(ctx)
  const scope = SHARE_SCOPES.find(one => one === sent)
  const problems: FieldReason[] = []
  const subjects = scope === 'program' ? programs : scope === 'class' ? classes : []
  if (!scope || (scope !== 'tenant' && !subjects.some(({ id }) => id === subjectId)))
    problems.push({ path: 'subject', reason: payoutReason('Subject') })
  if (!Number.isInteger(shareBp) || shareBp < 0 || shareBp > 10_000) problems.push({ path: 'percent', reason: payoutReason('Percent') })
  const isWhole = parts.every(part => mentors.some(({ id }) => id === part.mentorId) && isWeight(part.weight))
  const isOnce = new Set(parts.map(part => part.mentorId)).size === parts.length
  if (parts.length > MOST_PARTS || !isWhole || !isOnce)
    problems.push({ path: 'parts', reason: payoutReason('Parts', { most: MOST_WEIGHT }) })
  if (!scope || problems.length > 0) throw new InvalidInput(formReason('FormRefused'), problems)
  const by = ctx.viewer.kind === 'person' ? ctx.viewer.person.memberId : null
  const about = scope === 'tenant' ? NOTHING : subjectId
  const stored = JSON.stringify(parts.map(({ mentorId, weight }) => ({ mentorId, weight })))
  await sql`insert into share_rules (tenant_id, id, scope, subject_id, share_bp, parts, changed_by, changed_at)
    values (${ctx.tenantId}, ${newId()}, ${scope}, ${about}, ${shareBp}, ${stored}, ${by}, ${ctx.now})
    on conflict (tenant_id, scope, subject_id) do update
      set share_bp = excluded.share_bp, parts = excluded.parts, changed_by = excluded.changed_by, changed_at = excluded.changed_at`.execute(
    ctx.db,
  )
  const name = subjects.find(({ id }) => id === subjectId)?.name ?? ''
  await writeAudit(ctx, { act: 'share-rule.changed', subject: name, details: { scope, percent: shareBp / 100, mentors: parts.length } })
}

const isWeight = (weight: number) => Number.isInteger(weight) && weight >= 1 && weight <= MOST_WEIGHT

/** Removes a rule; what it was about is shared by the next wider one. Throws as `requirePermission`, and NotFound. */
export async function removeRule(ctx: Ctx, id: string): Promise<void> {
  requirePermission(ctx.viewer, 'payments.write')
  const rule = isUuid(id) ? (await listNamedRules(ctx)).find(one => one.id === id) : undefined
  if (!rule) throw new NotFound()
  await ctx.db.deleteFrom('share_rules').where('tenant_id', '=', ctx.tenantId).where('id', '=', id).execute()
  await writeAudit(ctx, { act: 'share-rule.removed', subject: rule.name, details: { scope: rule.scope, percent: rule.shareBp / 100 } })
}
