import { createRoute, z } from '@hono/zod-openapi'
import { PLACES } from '#features/media/file-uses.server.ts'
import { cropInput, focusInput } from '#features/media/frame.ts'
import { needs } from '#features/permissions/call-permission.ts'
import { answersOf, envelopeOf, jsonBody } from '#platform/http/contract.ts'
import { FILE_KINDS, LICENCES } from './media-file.ts'
import { mediaChange, mediaFilter, mediaId, mediaReplacement } from './schema.ts'

const file = z
  .object({
    id: z.uuid(),
    url: z
      .string()
      .openapi({ description: 'On the tenant’s own hosts; it stays when the content is replaced', example: '/files/…/foto-kelas.jpg' }),
    name: z.string(),
    kind: z.enum(FILE_KINDS),
    type: z.string(),
    sizeBytes: z.number().int(),
    width: z.number().int().nullable(),
    height: z.number().int().nullable(),
    alt: z.record(z.string(), z.string()),
    author: z.string(),
    licence: z.enum(LICENCES).nullable(),
    focus: focusInput.nullable(),
    crop: cropInput.nullable(),
    version: z.number().int(),
    uploadedBy: z.string().nullable(),
    createdAt: z.iso.datetime(),
    binnedAt: z.iso.datetime().nullable(),
  })
  .openapi('MediaFile')
const detail = file
  .extend({
    uses: z.array(z.object({ place: z.enum(PLACES), record: z.string(), name: z.string() })),
    olderContents: z.array(z.object({ id: z.uuid(), version: z.number().int(), sizeBytes: z.number().int(), binnedAt: z.iso.datetime() })),
  })
  .openapi('MediaDetail')
const page = z.object({
  items: z.array(file),
  next: z.string().nullable().openapi({ description: 'The `after` of the following page; null at the end' }),
})
const quota = z.object({ usedBytes: z.number().int(), binnedBytes: z.number().int(), limitBytes: z.number().int() }).openapi('StorageUse')

const tags = ['media']
const base = '/api/services/v1/media'
const security = [{ appToken: [], accessToken: [] }, { delegatedToken: ['files:write'] }]

/** Calls of our own: the library of the files that `/api/drive` took. Writers manage all files, other uploaders their own. */
export const libraryContract = {
  list: createRoute({
    method: 'get',
    path: `${base}/list`,
    operationId: 'listMedia',
    ...needs('files.write'),
    tags,
    security,
    summary: 'Files, newest first, 40 at a time.',
    request: { query: mediaFilter },
    responses: answersOf(envelopeOf(page)),
  }),
  detail: createRoute({
    method: 'get',
    path: `${base}/detail`,
    operationId: 'getMedia',
    ...needs('files.write'),
    tags,
    security,
    summary: 'A file with where it is used and what it held before.',
    request: { query: mediaId },
    responses: answersOf(envelopeOf(detail)),
  }),
  quota: createRoute({
    method: 'get',
    path: `${base}/quota`,
    operationId: 'getStorageUse',
    ...needs('files.write'),
    tags,
    security,
    summary: 'What the site’s files take up, and how much they may.',
    responses: answersOf(envelopeOf(quota)),
  }),
  update: createRoute({
    method: 'post',
    path: `${base}/update`,
    operationId: 'updateMedia',
    ...needs('files.write'),
    tags,
    security,
    summary: 'Changes name, alternative texts, author, licence, focus point and crop; what is not given stays.',
    request: { body: jsonBody(mediaChange) },
    responses: answersOf(envelopeOf(detail)),
  }),
  replace: createRoute({
    method: 'post',
    path: `${base}/replace`,
    operationId: 'replaceMedia',
    ...needs('files.write'),
    tags,
    security,
    summary: 'Puts the content of another upload of the same type under a file’s address. The old content can be restored for 30 days.',
    request: { body: jsonBody(mediaReplacement) },
    responses: answersOf(envelopeOf(detail)),
  }),
  delete: createRoute({
    method: 'post',
    path: `${base}/delete`,
    operationId: 'deleteMedia',
    ...needs('files.write'),
    tags,
    security,
    summary: 'Puts a file into the bin, where it can be restored for 30 days. 409, with the places, if it is used.',
    request: { body: jsonBody(mediaId) },
    responses: answersOf(envelopeOf(z.null())),
  }),
  restore: createRoute({
    method: 'post',
    path: `${base}/restore`,
    operationId: 'restoreMedia',
    ...needs('files.write'),
    tags,
    security,
    summary: 'Takes a file out of the bin, or puts an older content back in its place.',
    request: { body: jsonBody(mediaId) },
    responses: answersOf(envelopeOf(detail)),
  }),
} as const
