import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { writeAudit } from '#features/audit/audit.server.ts'
import { requirePermission } from '#features/permissions/permissions.ts'
import { questionFields, questionRecords } from '#features/questions/records.server.ts'
import { saveRecord } from '#features/records/write.server.ts'
import { parseQuery } from '#features/retrieval/query/parse-query.ts'
import { commonReason } from '#kit/common-reasons.ts'
import { DAY_MS } from '#kit/days.ts'
import { NotFound } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/db/ids.ts'
import { lock } from '#platform/db/lock.ts'
import { parseForm } from '#platform/http/form-input.ts'
import { groupQuestions, keyOf, type QuestionGroup } from './group-questions.ts'
import { reviewReason } from './texts.ts'
import { withoutNames } from './without-names.ts'

/** What was asked longer ago is not looked at any more. */
const DAYS = 90
/** So many questions are grouped at most, the newest. */
const MOST = 1000
const LONGEST = 200

/** A group as staff see it. `id` is that of what was asked most often in it. */
export interface UnansweredGroup extends Omit<QuestionGroup, 'key' | 'keys'> {
  id: string
}

const answerForm = questionFields.pick({ question: true, answer: true, lang: true })

const idOf = (key: string) => sha256(key).toString('hex')
const sha256 = (key: string) => createHash('sha256').update(key).digest()

/** Returns what was asked and not answered, in groups, without who asked; what was set aside or answered is left out. Throws as `requirePermission`. */
export async function listUnanswered(ctx: Ctx): Promise<UnansweredGroup[]> {
  requirePermission(ctx.viewer, 'content.write')
  return (await openGroups(ctx)).map(toShown)
}

/** Returns the group that a question with this id is in; undefined for ''. Throws as `requirePermission`, and NotFound once it is decided. */
export async function findUnanswered(ctx: Ctx, id: string): Promise<UnansweredGroup | undefined> {
  requirePermission(ctx.viewer, 'content.write')
  return id === '' ? undefined : toShown(await getGroup(ctx, id))
}

/** Sets a group aside: it is not listed any more, also when it is asked again. Audited. Throws as `requirePermission`, and NotFound once it is decided. */
export async function setAside(ctx: Ctx, id: string): Promise<void> {
  requirePermission(ctx.viewer, 'content.write')
  const group = await getGroup(ctx, id)
  await decide(ctx, group, null)
  await writeAudit(ctx, {
    act: 'assistant-question.set-aside',
    subject: `assistant-question/${id.slice(0, 12)}`,
    details: { count: group.count },
  })
}

/**
 * Makes a frequent question of a group, or one that nobody asked (''), with its answer; returns its id. What was asked counts as answered from then on. Throws as
 * `setAside` and as `saveRecord`.
 */
export async function answerUnanswered(ctx: Ctx, id: string, fields: URLSearchParams): Promise<string> {
  requirePermission(ctx.viewer, 'content.write')
  const group = id === '' ? undefined : await getGroup(ctx, id)
  const work = parseForm(answerForm, fields, { refused: commonReason('InputRefused'), problems: reviewReason })
  const { id: questionId } = await saveRecord(ctx, questionRecords, { id: newId(), base: 0, work: questionFields.parse(work) })
  if (group) await decide(ctx, group, questionId)
  return questionId
}

async function getGroup(ctx: Ctx, id: string): Promise<QuestionGroup> {
  await lock(ctx, 'decisions on the assistant')
  const group = (await openGroups(ctx)).find(({ keys }) => keys.some(key => idOf(key) === id))
  if (!group) throw new NotFound(reviewReason('GroupMissing'))
  return group
}

async function openGroups(ctx: Ctx): Promise<QuestionGroup[]> {
  const { rows } = await sql<{ query: string; name: string | null; askedAt: Date }>`
    select m.query, p.name, m.created_at as "askedAt" from assistant_messages m
      join assistant_conversations c on c.tenant_id = m.tenant_id and c.id = m.conversation_id
      join assistant_identities i on i.tenant_id = c.tenant_id and i.id = c.identity_id
      left join members p on p.tenant_id = i.tenant_id and p.id = i.member_id
    where m.tenant_id = ${ctx.tenantId} and m.state = 'declined' and m.reason is not distinct from 'nothing' and c.chapter_id is null
      and m.created_at > ${new Date(ctx.now.getTime() - DAYS * DAY_MS)}
    order by m.created_at desc, m.id desc limit ${MOST}`.execute(ctx.db)
  const asked = rows.flatMap(({ query, name, askedAt }) => {
    const terms = parseQuery(query).terms.map(({ word }) => word)
    return terms.length === 0 ? [] : [{ text: withoutNames(query.trim(), name).slice(0, LONGEST), terms, askedAt }]
  })
  const decided = await decidedKeys(ctx)
  return groupQuestions(asked.filter(({ terms }) => !decided.has(idOf(keyOf(terms)))))
}

async function decidedKeys({ db, tenantId }: Ctx): Promise<Set<string>> {
  const rows = await db.selectFrom('assistant_question_decisions').select('key_sha256').where('tenant_id', '=', tenantId).execute()
  return new Set(rows.map(({ key_sha256 }) => key_sha256.toString('hex')))
}

async function decide({ db, tenantId, now }: Ctx, { keys }: QuestionGroup, questionId: string | null): Promise<void> {
  await db
    .insertInto('assistant_question_decisions')
    .values(keys.map(key => ({ tenant_id: tenantId, key_sha256: sha256(key), question_id: questionId, decided_at: now })))
    .onConflict(conflict => conflict.columns(['tenant_id', 'key_sha256']).doNothing())
    .execute()
}

function toShown({ key, keys: _keys, ...group }: QuestionGroup): UnansweredGroup {
  return { ...group, id: idOf(key) }
}
