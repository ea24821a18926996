import { createRoute, z } from '@hono/zod-openapi'
import { answersOf, createdOf, envelopeOf, jsonBody, pageOf } from '#platform/http/contract.ts'
import { ANSWER_STATES } from './answer.ts'
import { chatInput, chatParams, feedbackInput, loginInput, pageQuery, reportInput } from './schema.ts'

const tags = ['chat']
export const CHAT_BASE = '/api/chat'
const withToken = [{ chatToken: [] }]

const identity = z
  .object({
    id: z.uuid(),
    isAnonymous: z.boolean(),
    name: z.string().nullable().openapi({ description: 'Of the member; null: anonymous' }),
    isChild: z.boolean(),
  })
  .openapi('ChatIdentity')

const source = z
  .object({ kind: z.string(), id: z.string(), title: z.string(), href: z.string(), lang: z.string() })
  .openapi('ChatSource', { description: 'Where an answer comes from; its number is its place in the list, from 1' })

const message = z
  .object({
    id: z.uuid(),
    query: z.string(),
    response: z.object({ value: z.string().openapi({ description: 'Markdown, with its sources as numbered links' }) }),
    state: z.enum(ANSWER_STATES),
    sources: z.array(source),
    feedback: z.number().int().nullable(),
    createdAt: z.iso.datetime(),
  })
  .openapi('ChatMessage')

const conversation = z
  .object({
    id: z.uuid(),
    title: z.string(),
    chapterId: z.uuid().nullable(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .openapi('ChatConversation')

const line = z
  .object({ message_id: z.uuid(), id: z.uuid().openapi({ description: 'The conversation’s' }), text: z.string() })
  .openapi('ChatLine', { description: 'One line; both ids are on every line, and the texts together are the answer' })

const { default: refusals } = answersOf(z.null())
const nothing = answersOf(envelopeOf(z.null()))

export const chatContract = {
  login: createRoute({
    method: 'post',
    path: `${CHAT_BASE}/v1/identity/login`,
    operationId: 'logInToChat',
    tags,
    summary:
      'A token that opens the chat alone: of the person who is signed in (access token, or the session of the tenant’s own pages), otherwise of an anonymous identity.',
    // The site's own pages need no app token.
    security: [{ appToken: [] }, { appToken: [], accessToken: [] }],
    request: { body: { ...jsonBody(loginInput), required: false } },
    responses: createdOf(envelopeOf(z.object({ token: z.string(), expiresAt: z.iso.datetime(), identity }))),
  }),
  me: createRoute({
    method: 'get',
    path: `${CHAT_BASE}/v1/identity/me`,
    operationId: 'readChatIdentity',
    tags,
    summary: 'Whose token it is.',
    security: withToken,
    responses: answersOf(envelopeOf(identity.extend({ expiresAt: z.iso.datetime() }))),
  }),
  chat: createRoute({
    method: 'post',
    path: `${CHAT_BASE}/v2/chat`,
    operationId: 'chat',
    tags,
    summary:
      'Asks the assistant. The answer is streamed, one JSON object a line. A new question in a conversation ends the answer that is still running there. Whatever goes wrong after the first line is said in the last one.',
    security: withToken,
    request: { body: jsonBody(chatInput) },
    responses: { 200: { description: 'OK', content: { 'application/x-ndjson': { schema: line } } }, default: refusals },
  }),
  conversations: createRoute({
    method: 'get',
    path: `${CHAT_BASE}/v1/conversations`,
    operationId: 'listChatConversations',
    tags,
    summary: 'The identity’s conversations, the latest first.',
    security: withToken,
    request: { query: pageQuery },
    responses: answersOf(envelopeOf(pageOf(conversation))),
  }),
  messages: createRoute({
    method: 'get',
    path: `${CHAT_BASE}/v1/conversations/{id}/messages`,
    operationId: 'listChatMessages',
    tags,
    summary: 'The questions and answers of a conversation, the oldest first, and the link by which it goes on with a person at WhatsApp.',
    security: withToken,
    request: { params: chatParams, query: pageQuery },
    responses: answersOf(envelopeOf(pageOf(message).extend({ handOver: z.string().nullable() }))),
  }),
  remove: createRoute({
    method: 'delete',
    path: `${CHAT_BASE}/v1/conversations/{id}`,
    operationId: 'deleteChatConversation',
    tags,
    summary: 'Deletes a conversation with all that was said.',
    security: withToken,
    request: { params: chatParams },
    responses: nothing,
  }),
  feedback: createRoute({
    method: 'post',
    path: `${CHAT_BASE}/v1/messages/{id}/feedback`,
    operationId: 'rateChatMessage',
    tags,
    summary: 'Says whether an answer helped: 1 or -1. The latest verdict counts.',
    security: withToken,
    request: { params: chatParams, body: jsonBody(feedbackInput) },
    responses: nothing,
  }),
  report: createRoute({
    method: 'post',
    path: `${CHAT_BASE}/v1/messages/{id}/report`,
    operationId: 'reportChatMessage',
    tags,
    summary: 'Reports an answer to the tenant’s staff.',
    security: withToken,
    request: { params: chatParams, body: jsonBody(reportInput) },
    responses: nothing,
  }),
} as const
