import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { needs } from '#features/permissions/call-permission.ts'
import type { ApiEnv } from '#features/sites/api-env.ts'
import { answersOf, createdOf, envelopeOf } from '#platform/http/contract.ts'
import { FILE_TYPES, MAX_BYTES, MAX_WHOLE_BYTES } from './file-types.ts'
import { MAX_OPEN, MAX_OPEN_BYTES, toGigabytes } from './open-uploads.ts'

const megabytes = (bytes: number) => `${bytes / (1024 * 1024)} MB`
const LIMITS = Object.entries(MAX_BYTES).map(([kind, bytes]) => `${kind} ${megabytes(bytes)}`)
const RULES = `Accepted: ${Object.keys(FILE_TYPES).join(', ')}; at most ${LIMITS.join(', ')}. The content decides what a file is; name and declared type must agree with it.`

const upload = z
  .object({
    id: z.uuid(),
    url: z
      .string()
      .openapi({ description: 'On the tenant’s own hosts; pictures also at /_ipx/{modifiers}{url}', example: '/files/…/foto-kelas.jpg' }),
    name: z.string(),
    type: z.string(),
    kind: z.enum(['image', 'audio', 'video', 'document', 'archive', 'text']),
    purpose: z.string(),
    sizeBytes: z.number().int().openapi({ description: 'Of what is kept: pictures are written anew' }),
    sha256: z.string(),
    width: z.number().int().optional(),
    height: z.number().int().optional(),
    createdAt: z.iso.datetime(),
  })
  .openapi('Upload')

const tags = ['drive']
const base = '/api/drive/v1'
const security = [{ appToken: [], accessToken: [] }, { delegatedToken: ['files:write'] }]
const id = z.object({ id: z.uuid() })
const resumable = z.object({ 'tus-resumable': z.literal('1.0.0') })
const { default: refusals } = answersOf(z.null())
const tusAnswers = (status: number, description: string) => ({ [status]: { description }, default: refusals })

const routes = [
  createRoute({
    method: 'post',
    path: `${base}/upload`,
    operationId: 'uploadFile',
    ...needs('files.write'),
    tags,
    security,
    summary: `Uploads a file of at most ${megabytes(MAX_WHOLE_BYTES)} (right files.write, or scope files:write). ${RULES}`,
    request: {
      body: {
        required: true,
        content: {
          'multipart/form-data': {
            schema: z.object({
              file: z.any().openapi({ type: 'string', format: 'binary' }),
              purpose: z.string().max(60).optional(),
            }),
          },
        },
      },
    },
    responses: createdOf(envelopeOf(upload)),
  }),
  createRoute({
    method: 'get',
    path: `${base}/upload/{id}`,
    operationId: 'getUpload',
    ...needs('files.write'),
    tags,
    security,
    summary: 'A file that was uploaded, for who did it and for staff; the id is also the last part of a resumable upload’s address.',
    request: { params: id },
    responses: answersOf(envelopeOf(upload)),
  }),
  createRoute({
    method: 'delete',
    path: `${base}/upload/{id}`,
    operationId: 'deleteUpload',
    ...needs('files.write'),
    tags,
    security,
    summary: 'Puts a file into the bin, by who uploaded it or staff; it can be restored for 30 days. 409, with the places, if it is used.',
    request: { params: id },
    responses: answersOf(envelopeOf(z.null())),
  }),
  createRoute({
    method: 'post',
    path: `${base}/uploads`,
    operationId: 'beginResumableUpload',
    ...needs('files.write'),
    tags,
    security,
    summary: `Begins an upload by tus 1.0, which may be cut and go on for 24 hours. Upload-Metadata: filename, and filetype and purpose if wanted. 429: unfinished uploads may be ${MAX_OPEN} and come to ${toGigabytes(MAX_OPEN_BYTES.own)} for a person, or for all programs together, and to ${toGigabytes(MAX_OPEN_BYTES.all)}, or half of the disk’s room, for a site; one of which nothing came counts for an hour. ${RULES}`,
    request: { headers: resumable.extend({ 'upload-length': z.string(), 'upload-metadata': z.string() }) },
    responses: tusAnswers(201, 'Begun; Location is where to send the bytes'),
  }),
  createRoute({
    method: 'head',
    path: `${base}/uploads/{id}`,
    operationId: 'getResumableUpload',
    ...needs('files.write'),
    tags,
    security,
    summary:
      'How many bytes have arrived. 423: all of them, and they are being checked or wait for it, or it cannot be said just now, also where too many calls are made; ask again.',
    request: { params: id, headers: resumable },
    responses: tusAnswers(200, 'Upload-Offset and Upload-Length'),
  }),
  createRoute({
    method: 'patch',
    path: `${base}/uploads/{id}`,
    operationId: 'continueResumableUpload',
    ...needs('files.write'),
    tags,
    security,
    summary:
      'Sends bytes from an offset on. The last ones have the file checked as an upload in one piece is; then it is refused and gone, or there. 423: it is being checked. 5xx: what has come stays; ask how many bytes have arrived.',
    request: {
      params: id,
      headers: resumable.extend({ 'upload-offset': z.string() }),
      body: {
        required: true,
        content: { 'application/offset+octet-stream': { schema: z.any().openapi({ type: 'string', format: 'binary' }) } },
      },
    },
    responses: tusAnswers(204, 'Taken; Upload-Offset is where to go on'),
  }),
  createRoute({
    method: 'delete',
    path: `${base}/uploads/{id}`,
    operationId: 'abandonResumableUpload',
    ...needs('files.write'),
    tags,
    security,
    summary: 'Gives up an upload that is not kept yet. 423: it is being checked; ask again.',
    request: { params: id, headers: resumable },
    responses: tusAnswers(204, 'Gone'),
  }),
]

/** Adds the drive's endpoints to the OpenAPI description; `createDrive` serves them, since it streams bodies. */
export function describeDrive(api: OpenAPIHono<ApiEnv>): void {
  for (const route of routes) api.openAPIRegistry.registerPath(route)
}
