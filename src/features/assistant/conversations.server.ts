import { type RawBuilder, sql } from 'kysely'
import type { Source } from '#features/retrieval/passage.ts'
import { NotFound } from '#kit/errors.ts'
import type { Lang } from '#kit/lang.ts'
import { type Page, toPage } from '#kit/page.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid, newId } from '#platform/db/ids.ts'
import type { AnswerEnd, AnswerState } from './answer.ts'
import { assistantReason } from './texts.ts'

/** So much of a conversation a new question knows. */
const REMEMBERED = 6
const MAX_TITLE = 120
const MAX_ANSWER = 40_000

export interface Exchange {
  query: string
  answer: string
}

/** A conversation that a question is asked in. */
export interface Begun {
  id: string
  /** Set: within this chapter. */
  chapterId: string | null
  /** What was asked and answered last, oldest first. */
  history: Exchange[]
  /** Set: it is not kept yet, and begins with this question. */
  made?: NewConversation
}

interface NewConversation {
  identityId: string
  title: string
  lang: Lang
  chapterId: string | null
  classId: string | null
  isShared: boolean
}

export interface Asked {
  query: string
  conversationId?: string | undefined
  chapterId?: string | undefined
  /** The learner shows their mentor who asked. */
  isShared?: boolean | undefined
}

type Identity = Pick<Ctx, 'db' | 'tenantId'> & { identityId: string }

/**
 * Returns the conversation that is named, or a new one, which is kept with its first message or by `keepConversation`. A question at another place than the named
 * one's begins a conversation there. Throws NotFound for a conversation that is not the identity's, and for a chapter that is not the tenant's.
 */
export async function beginConversation(ctx: Ctx, identityId: string, asked: Asked): Promise<Begun> {
  const { conversationId, chapterId } = asked
  const own = conversationId === undefined ? undefined : await getConversation({ ...ctx, identityId }, conversationId)
  const place = chapterId === undefined ? undefined : await getPlace(ctx, chapterId)
  if (own && own.chapterId === (place?.chapterId ?? null)) {
    if (asked.isShared !== undefined && asked.isShared !== own.isShared) await setShared(ctx, own.id, asked.isShared)
    return { id: own.id, chapterId: own.chapterId, history: await recent(ctx, own.id) }
  }
  const made = {
    identityId,
    title: titleOf(asked.query),
    lang: ctx.lang,
    chapterId: place?.chapterId ?? null,
    classId: place?.classId ?? null,
    isShared: place !== undefined && (asked.isShared ?? false),
  }
  return { id: newId(), chapterId: made.chapterId, history: [], made }
}

/** Keeps a conversation that is new, before its first message. One statement, or none. */
export async function keepConversation(ctx: Scoped, begun: Begun): Promise<void> {
  if (begun.made) await conversationInsert(ctx, begun.id, begun.made).execute(ctx.db)
}

type Scoped = Pick<Ctx, 'db' | 'tenantId' | 'now'>

const conversationInsert = (
  { tenantId, now }: Scoped,
  id: string,
  { identityId, title, lang, chapterId, classId, isShared }: NewConversation,
) =>
  sql`insert into assistant_conversations (tenant_id, id, identity_id, title, lang, chapter_id, class_id, is_shared, created_at, updated_at)
    values (${tenantId}, ${id}, ${identityId}, ${title}, ${lang}, ${chapterId}, ${classId}, ${isShared}, ${now}, ${now}) returning id`

const titleOf = (query: string) =>
  Array.from(query.replace(/\s+/g, ' ').trim())
    .slice(0, MAX_TITLE / 2)
    .join('')

async function getConversation({ db, tenantId, identityId }: Identity, id: string) {
  const found = isUuid(id)
    ? await db
        .selectFrom('assistant_conversations')
        .select(['id', 'chapter_id as chapterId', 'is_shared as isShared', 'lang'])
        .where('tenant_id', '=', tenantId)
        .where('identity_id', '=', identityId)
        .where('id', '=', id)
        .executeTakeFirst()
    : undefined
  if (!found) throw new NotFound(assistantReason('NoConversation'))
  return found
}

async function getPlace({ db, tenantId }: Ctx, chapterId: string): Promise<{ chapterId: string; classId: string }> {
  const found = isUuid(chapterId)
    ? await db
        .selectFrom('class_chapters as h')
        .innerJoin('class_modules as m', join => join.onRef('m.tenant_id', '=', 'h.tenant_id').onRef('m.id', '=', 'h.module_id'))
        .select(['h.id as chapterId', 'm.class_id as classId'])
        .where('h.tenant_id', '=', tenantId)
        .where('h.id', '=', chapterId)
        .executeTakeFirst()
    : undefined
  if (!found) throw new NotFound()
  return found
}

async function setShared({ db, tenantId }: Ctx, id: string, isShared: boolean): Promise<void> {
  await db
    .updateTable('assistant_conversations')
    .set({ is_shared: isShared })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute()
}

async function recent({ db, tenantId }: Ctx, conversationId: string): Promise<Exchange[]> {
  const rows = await db
    .selectFrom('assistant_messages')
    .select(['query', 'answer'])
    .where('tenant_id', '=', tenantId)
    .where('conversation_id', '=', conversationId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(REMEMBERED)
    .execute()
  return rows.toReversed()
}

/** A question with what became of it. */
export interface Message extends Exchange {
  id: string
  state: AnswerState
  sources: Source[]
  feedback: number | null
  createdAt: Date
}

export interface NewMessage extends Exchange {
  id: string
  conversationId: string
  end: Omit<AnswerEnd, 'kind'>
  firstLineMs: number | null
  createdAt: Date
}

/** Keeps answers with their questions; nothing for a conversation that was deleted meanwhile. One statement. */
export async function saveMessages(ctx: Scoped, messages: readonly NewMessage[]): Promise<void> {
  await messagesStatement(ctx, messages).execute(ctx.db)
}

function messagesStatement({ tenantId, now }: Scoped, messages: readonly NewMessage[]): RawBuilder<unknown> {
  // Locked, so that a deletion at the same moment waits, and takes the messages with it.
  const own = sql`with own as (
      select id from assistant_conversations
      where tenant_id = ${tenantId} and id = any(${messages.map(one => one.conversationId)}::uuid[]) order by id for update
    ), gone_on as (
      update assistant_conversations c set updated_at = ${now} from own where c.tenant_id = ${tenantId} and c.id = own.id
    )`
  return messagesInsert(tenantId, messages, own)
}

/** Returns the statement that keeps a conversation's answer with its question, and the conversation, where it is new. */
export function exchangeStatement(ctx: Scoped, { id, made }: Begun, message: Omit<NewMessage, 'conversationId'>): RawBuilder<unknown> {
  const messages = [{ ...message, conversationId: id }]
  return made
    ? messagesInsert(ctx.tenantId, messages, sql`with own as (${conversationInsert(ctx, id, made)})`)
    : messagesStatement(ctx, messages)
}

function messagesInsert(tenantId: Ctx['tenantId'], messages: readonly NewMessage[], own: RawBuilder<unknown>): RawBuilder<unknown> {
  const all = <T>(of: (message: NewMessage) => T) => messages.map(of)
  return sql`${own}
    insert into assistant_messages (tenant_id, id, conversation_id, query, answer, state, reason, sources, skill, is_by_model,
      input_tokens, output_tokens, cost_micro_rupiah, first_line_ms, created_at)
    select ${tenantId}, m.id, own.id, m.query, m.answer, m.state, m.reason, m.sources, m.skill, m.is_by_model, m.input, m.output, m.cost, m.first_line_ms, m.created_at
    from unnest(${all(one => one.id)}::uuid[], ${all(one => one.conversationId)}::uuid[], ${all(one => one.query)}::text[],
      ${all(one => one.answer.slice(0, MAX_ANSWER))}::text[], ${all(one => one.end.state)}::text[], ${all(one => one.end.reason)}::text[],
      ${all(one => JSON.stringify(one.end.sources))}::jsonb[], ${all(one => one.end.skill)}::text[], ${all(one => one.end.isByModel)}::boolean[],
      ${all(one => one.end.cost.input)}::int[], ${all(one => one.end.cost.output)}::int[], ${all(one => one.end.cost.microRupiah)}::bigint[],
      ${all(one => one.firstLineMs)}::int[], ${all(one => one.createdAt)}::timestamptz[])
      m (id, conversation_id, query, answer, state, reason, sources, skill, is_by_model, input, output, cost, first_line_ms, created_at)
    join own on own.id = m.conversation_id`
}

interface PageAsked {
  page: number
  perPage: number
}

/** Returns the messages of a conversation, the oldest first. Throws NotFound. */
export async function listMessages(ctx: Ctx, identityId: string, id: string, { page, perPage }: PageAsked): Promise<Page<Message>> {
  await getConversation({ ...ctx, identityId }, id)
  const rows = await ctx.db
    .selectFrom('assistant_messages')
    .select(['id', 'query', 'answer', 'state', 'sources', 'feedback', 'created_at as createdAt'])
    .select(sql<number>`(count(*) over ())::int`.as('total'))
    .where('tenant_id', '=', ctx.tenantId)
    .where('conversation_id', '=', id)
    .orderBy('created_at')
    .orderBy('id')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
  const total = rows[0]?.total ?? (page === 1 ? 0 : await countMessages(ctx, id))
  const items = rows.map(({ total: _, ...row }) => ({
    ...row,
    // Named boundary: checked by the table, written by `saveMessages` alone.
    state: row.state as AnswerState,
    sources: row.sources as unknown as Source[],
  }))
  return toPage(items, total, page, perPage)
}

async function countMessages({ db, tenantId }: Ctx, conversationId: string): Promise<number> {
  const row = await db
    .selectFrom('assistant_messages')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('tenant_id', '=', tenantId)
    .where('conversation_id', '=', conversationId)
    .executeTakeFirst()
  return row?.count ?? 0
}

export interface Conversation {
  id: string
  title: string
  chapterId: string | null
  createdAt: Date
  updatedAt: Date
}

/** Returns the identity's conversations, the latest first: a member finds those of their other devices. */
export async function listConversations(ctx: Ctx, identityId: string, { page, perPage }: PageAsked): Promise<Page<Conversation>> {
  const own = ctx.db.selectFrom('assistant_conversations').where('tenant_id', '=', ctx.tenantId).where('identity_id', '=', identityId)
  const { total } = await own.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  const items = await own
    .select(['id', 'title', 'chapter_id as chapterId', 'created_at as createdAt', 'updated_at as updatedAt'])
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
  return toPage(items, total, page, perPage)
}

/** Deletes a conversation with its messages. Throws NotFound. */
export async function deleteConversation(ctx: Ctx, identityId: string, id: string): Promise<void> {
  await getConversation({ ...ctx, identityId }, id)
  await ctx.db.deleteFrom('assistant_conversations').where('tenant_id', '=', ctx.tenantId).where('id', '=', id).execute()
}
