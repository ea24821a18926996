import { createRoute, z } from '@hono/zod-openapi'
import { needs } from '#features/permissions/call-permission.ts'
import { described, written } from '#features/posts/contract.ts'
import { postId, publishInput, restoreInput, saveInput, versionName, workInput } from '#features/posts/work.ts'
import { answersOf, createdOf, envelopeOf, jsonBody } from '#platform/http/contract.ts'
import { LINK_STATES, linksInput } from './links.ts'

const saved = written
  .extend({
    state: z.enum(['saved', 'conflict']),
    version: z.number().int().openapi({ description: 'Of what was sent; after a conflict it is kept beside the newest' }),
    newest: z.number().int(),
    shownVersion: z.number().int().openapi({ description: 'The version that readers get' }),
  })
  .openapi('SavedPost')
const savedAnswer = answersOf(envelopeOf(saved))
const { shape } = workInput
// Cloned as in `posts/contract.ts`.
const work = workInput.extend({
  content: shape.content.clone().openapi(described.content),
  details: shape.details.clone().openapi(described.details),
  translations: shape.translations.clone().openapi(described.translations),
})
const storedWork = z
  .object({
    title: z.string(),
    summary: z.string(),
    content: z.any().openapi({ description: 'The text as structured JSON (Tiptap)' }),
    cover: z.string().nullable(),
    slug: z.string().nullable(),
    categoryId: z.uuid().nullable(),
    parentId: z.uuid().nullable(),
    authorName: z.string(),
    details: z.record(z.string(), z.any()),
    lang: z.string(),
    translations: z.record(z.string(), z.any()),
  })
  .openapi('PostWork')
const version = z
  .object({
    version: z.number().int(),
    title: z.string(),
    savedBy: z.string().nullable(),
    beganAt: z.iso.datetime(),
    savedAt: z.iso.datetime(),
    isShown: z.boolean(),
    isAside: z.boolean(),
  })
  .openapi('PostVersion')

const checkedLink = z
  .object({
    address: z.string(),
    state: z.enum(LINK_STATES).openapi({ description: 'unknown: it answers, but not to programs' }),
  })
  .openapi('CheckedLink')
const preview = z
  .object({
    path: z.string().openapi({ description: 'On the site’s own host; it contains the link’s secret, which is told only once' }),
    expiresAt: z.iso.datetime(),
  })
  .openapi('PostPreview')

const tags = ['post']
const base = '/api/services/v1/post'

/** Calls of our own: writing as the studio does it, by versions. */
export const editingContract = {
  save: createRoute({
    method: 'post',
    path: `${base}/save`,
    operationId: 'savePostWork',
    ...needs('content.write'),
    tags,
    summary:
      'Saves what was typed on a version; the first save (base 0, an id of your own) makes a draft. A published post shows it once it is published. On an older base: 409, and what was sent is kept in the history.',
    request: { body: jsonBody(saveInput.extend({ work })) },
    responses: {
      200: savedAnswer[200],
      default: savedAnswer.default,
      409: { description: 'Conflict', content: { 'application/json': { schema: envelopeOf(saved) } } },
    },
  }),
  publish: createRoute({
    method: 'post',
    path: `${base}/publish`,
    operationId: 'publishPostWork',
    ...needs('content.write'),
    tags,
    summary: 'Shows the newest version to readers, now or from a day on.',
    request: { body: jsonBody(publishInput) },
    responses: savedAnswer,
  }),
  withdraw: createRoute({
    method: 'post',
    path: `${base}/withdraw`,
    operationId: 'withdrawPost',
    ...needs('content.write'),
    tags,
    summary: 'Takes a post away from readers; it stays a draft.',
    request: { body: jsonBody(postId) },
    responses: savedAnswer,
  }),
  restore: createRoute({
    method: 'post',
    path: `${base}/restore`,
    operationId: 'restorePostVersion',
    ...needs('content.write'),
    tags,
    summary: 'Makes an older version the newest.',
    request: { body: jsonBody(restoreInput) },
    responses: savedAnswer,
  }),
  preview: createRoute({
    method: 'post',
    path: `${base}/preview/create`,
    operationId: 'createPostPreview',
    ...needs('content.write'),
    tags,
    summary: 'Makes a link under which anybody sees the newest version of a post on the site, for 30 days or until it is withdrawn.',
    request: { body: jsonBody(postId) },
    responses: createdOf(envelopeOf(preview)),
  }),
  withdrawPreviews: createRoute({
    method: 'post',
    path: `${base}/preview/withdraw`,
    operationId: 'withdrawPostPreviews',
    ...needs('content.write'),
    tags,
    summary: 'Withdraws all links to previews of a post.',
    request: { body: jsonBody(postId) },
    responses: answersOf(envelopeOf(z.object({ withdrawn: z.number().int() }))),
  }),
  checkLinks: createRoute({
    method: 'post',
    path: `${base}/link/check`,
    operationId: 'checkLinks',
    ...needs('content.write'),
    tags,
    summary: 'Asks addresses of other sites, at most ten for three seconds each, whether they answer. Only public hosts are asked.',
    request: { body: jsonBody(linksInput) },
    responses: answersOf(envelopeOf(z.array(checkedLink))),
  }),
  versions: createRoute({
    method: 'get',
    path: `${base}/version/list`,
    operationId: 'listPostVersions',
    ...needs('content.write'),
    tags,
    summary: 'The newest 200 versions of a post, newest first.',
    request: { query: postId },
    responses: answersOf(envelopeOf(z.array(version))),
  }),
  version: createRoute({
    method: 'get',
    path: `${base}/version/detail`,
    operationId: 'getPostVersion',
    ...needs('content.write'),
    tags,
    summary: 'The text of a version.',
    request: { query: versionName },
    responses: answersOf(envelopeOf(storedWork)),
  }),
} as const
