import { OpenAPIHono } from '@hono/zod-openapi'
import { findCredentials, findViewer, requireAppToken } from '#features/api-clients/viewer.server.ts'
import type { ApiEnv } from '#features/sites/api-env.ts'
import { requireOwn } from '#features/sites/site.ts'
import { commonReason } from '#kit/common-reasons.ts'
import { Forbidden, InvalidInput, Unauthenticated } from '#kit/errors.ts'
import { toAskedPage } from '#kit/page.ts'
import type { Ctx, Person } from '#platform/context.ts'
import { newId } from '#platform/db/ids.ts'
import { bearerOf, isSameOrigin } from '#platform/http/credentials.ts'
import { toEnvelope } from '#platform/http/envelope.ts'
import { toReasons } from '#platform/http/field-reasons.ts'
import { giveAnswer, prepareAnswer } from './answer-question.server.ts'
import {
  type ChatContext,
  type ChatEnv,
  type ChatTools,
  inChat,
  noteStart,
  readsAlone,
  requireAsker,
  requireOpen,
} from './chat-scope.server.ts'
import { chatContract } from './contract.ts'
import {
  beginConversation,
  deleteConversation,
  exchangeStatement,
  keepConversation,
  listConversations,
  listMessages,
} from './conversations.server.ts'
import { takeOfDay } from './day-limit.server.ts'
import { endOf, paragraphsOf } from './give.ts'
import { handOverLink } from './hand-over.server.ts'
import { type ChatIdentity, findAsker, isChatToken, issueToken } from './identities.server.ts'
import { AnswerKeeper } from './keep-answer.server.ts'
import { LINES_HEADERS, toLine } from './lines.server.ts'
import type { Question } from './question.ts'
import { AnswerStreams } from './streams.server.ts'
import { assistantReason } from './texts.ts'
import { rateMessage, reportMessage } from './verdicts.server.ts'

/** The endpoints of the assistant, by a token of their own: it opens the chat alone. */
export function addChatRoutes(api: OpenAPIHono<ApiEnv>, tools: ChatTools): AnswerStreams {
  const chat = new OpenAPIHono<ChatEnv>({
    defaultHook: result => {
      if (!result.success) throw new InvalidInput(commonReason('InputRefused'), toReasons(result.error))
    },
  })
  const streams = new AnswerStreams(tools.log)
  const keeper = new AnswerKeeper(tools.pool)
  const inOwn = inChat(tools, path => path === chatContract.login.path)
  for (const path of new Set(Object.values(chatContract).map(route => route.getRoutingPath()))) {
    chat.use(path, noteStart)
    for (const one of tools.before) chat.use(path, one)
    chat.use(path, inOwn)
  }

  chat.openapi(chatContract.login, async c => {
    await tools.limits.takeLogin(c.env.clientAddress)
    const bearer = bearerOf(c.req.header('authorization') ?? null)
    const person = await findPerson(c, tools, isChatToken(bearer))
    const ctx = c.get('ctx')
    if (person) ctx.viewer = { kind: 'person', app: null, person }
    await requireOpen(ctx, c.env.site)
    const token = c.req.valid('json')?.token
    const earlier = isChatToken(bearer) ? await requireAsker(ctx, bearer) : token ? await findAsker(ctx, token) : undefined
    const issued = await issueToken(ctx, person, earlier)
    const viewer = person ? ctx.viewer : (earlier?.viewer ?? ctx.viewer)
    const data = { token: issued.token, expiresAt: issued.expiresAt.toISOString(), identity: toJsonIdentity(issued.identity, viewer) }
    return c.json(toEnvelope(data), 201)
  })
  chat.openapi(chatContract.me, async c => {
    const { identity, viewer, expiresAt } = c.get('asker')
    return c.json(toEnvelope({ ...toJsonIdentity(identity, viewer), expiresAt: expiresAt.toISOString() }), 200)
  })
  chat.openapi(chatContract.chat, async c => {
    const sent = c.req.valid('json')
    // Named boundary: the library knows answers in JSON alone.
    return (await ask(c, { ...tools, streams, keeper }, sent)) as never
  })
  chat.openapi(chatContract.conversations, async c => {
    const asked = c.req.valid('query')
    const found = toAskedPage(await listConversations(c.get('ctx'), c.get('asker').identity.id, asked), asked.page)
    const items = found.items.map(one => ({ ...one, createdAt: one.createdAt.toISOString(), updatedAt: one.updatedAt.toISOString() }))
    return c.json(toEnvelope({ ...found, items }), 200)
  })
  chat.openapi(chatContract.messages, async c => {
    const asked = c.req.valid('query')
    const found = await listMessages(c.get('ctx'), c.get('asker').identity.id, c.req.valid('param').id, asked)
    const items = found.items.map(({ answer, createdAt, ...one }) => ({
      ...one,
      response: { value: answer },
      createdAt: createdAt.toISOString(),
    }))
    const handOver = handOverLink(c.env.site, c.get('lang'), found.items) ?? null
    return c.json(toEnvelope({ ...toAskedPage({ ...found, items }, asked.page), handOver }), 200)
  })
  chat.openapi(chatContract.remove, async c => {
    const { id } = c.req.valid('param')
    await deleteConversation(c.get('ctx'), c.get('asker').identity.id, id)
    streams.endAll(c.env.site.tenantId, id)
    return c.json(toEnvelope(null), 200)
  })
  chat.openapi(chatContract.feedback, async c => {
    const { value, note } = c.req.valid('json')
    await rateMessage(c.get('ctx'), c.get('asker').identity.id, c.req.valid('param').id, value, note ?? '')
    return c.json(toEnvelope(null), 200)
  })
  chat.openapi(chatContract.report, async c => {
    await reportMessage(c.get('ctx'), c.get('asker').identity.id, c.req.valid('param').id, c.req.valid('json').reason ?? '')
    return c.json(toEnvelope(null), 200)
  })
  api.route('/', chat)
  return streams
}

/**
 * Returns the person who is signed in. Somebody whose membership nobody has consented to yet is as anonymous as a visitor. A program bears its app token, as at every
 * call; the site's own pages and who renews a token of the chat need none. Throws Unauthenticated without it and for an access token that is not valid, Forbidden for a
 * delegated client.
 */
async function findPerson(c: ChatContext, { isSecure, findGrant }: ChatTools, isOwnToken: boolean): Promise<Person | undefined> {
  const headers = new Headers(c.req.raw.headers)
  if (isOwnToken) headers.delete('authorization')
  const { appToken, accessToken, grant } = await findCredentials(headers, isSecure, findGrant)
  const isOwnPage = isOwnToken || isSameOrigin(headers)
  const found = await findViewer(c.get('ctx'), { ...(!isOwnPage && { appToken }), accessToken, grant })
  const { viewer, isTokenRefused } = found
  if (!isOwnPage) requireAppToken(found, headers)
  if (isTokenRefused && headers.has('authorization')) throw new Unauthenticated()
  if (viewer.kind !== 'person') return undefined
  if (viewer.isDelegated) throw new Forbidden(assistantReason('NotByClient'))
  return viewer.person.roles.length > 0 || viewer.person.withoutFactor ? viewer.person : undefined
}

function toJsonIdentity({ id, memberId }: ChatIdentity, viewer: Ctx['viewer']) {
  const person = viewer.kind === 'person' ? viewer.person : undefined
  return { id, isAnonymous: memberId === null, name: person?.name ?? null, isChild: person?.isChild ?? false }
}

interface Sent {
  workspace_id: string
  query: string
  conversation_id?: string | null | undefined
  path?: string | null | undefined
  chapter_id?: string | null | undefined
  is_shared?: boolean | null | undefined
}

interface AskTools extends ChatTools {
  streams: AnswerStreams
  keeper: AnswerKeeper
}

/**
 * Reads all that the answer takes. One that is whole is kept in the call's transaction and sent in one piece; that of a model is a stream, which is read when the
 * transaction and the turn have ended.
 */
async function ask(c: ChatContext, tools: AskTools, sent: Sent): Promise<Response> {
  const { site } = c.env
  const { streams, keeper } = tools
  const [ctx, asker] = [c.get('ctx'), c.get('asker')]
  requireOwn(site, sent.workspace_id)
  await requireOpen(ctx, site)
  const { tenantId, lang } = ctx
  const identityId = asker.identity.id
  const isChild = asker.viewer.kind === 'person' && asker.viewer.person.isChild
  await tools.limits.takeQuestion(`${tenantId} ${identityId}`, isChild, c.env.clientAddress)
  // No statement where the conversation is new.
  const begun = await beginConversation(ctx, identityId, {
    query: sent.query,
    conversationId: sent.conversation_id ?? undefined,
    chapterId: sent.chapter_id ?? undefined,
    isShared: sent.is_shared ?? undefined,
  })
  const question: Omit<Question, 'signal'> = {
    site,
    query: sent.query,
    lang,
    identityId,
    viewer: asker.viewer,
    history: begun.history,
    path: sent.path ?? undefined,
    chapterId: begun.chapterId ?? undefined,
  }
  const { signal } = c.req.raw
  // At once: neither needs the other, and of who is refused nothing is kept.
  const [prepared] = await Promise.all([prepareAnswer(ctx, tools, question), takeOfDay(ctx, identityId, isChild)])
  // What is whole opens no stream.
  if (prepared.kind !== 'whole') streams.requireRoom(tenantId, identityId)
  streams.endAll(tenantId, begun.id)
  const startedAt = c.get('startedAt')
  const ids = { messageId: newId(), conversationId: begun.id }
  const message = { id: ids.messageId, query: sent.query }
  if (prepared.kind === 'whole') {
    const { text: answer, end } = signal.aborted ? { text: '', end: endOf({ state: 'stopped' }) } : prepared
    const firstLineMs = answer === '' ? null : Math.round(performance.now() - startedAt)
    c.set('last', exchangeStatement(ctx, begun, { ...message, answer, end, firstLineMs, createdAt: new Date() }).compile(ctx.db))
    const lines = paragraphsOf(answer).map(text => toLine(ids, text))
    return new Response(lines.join(''), { headers: LINES_HEADERS })
  }
  await keepConversation(ctx, begun)
  const parts = { ...tools, read: readsAlone(tools, ctx) }
  return streams.open({
    ...ids,
    tenantId,
    identityId,
    lang,
    startedAt,
    signal,
    answer: ending => giveAnswer(parts, { ...question, signal: ending }, prepared),
    keep: (answer, end, firstLineMs) =>
      keeper.keep(tenantId, { ...message, conversationId: begun.id, answer, end, firstLineMs, createdAt: new Date() }),
  })
}
