import { createRoute, z } from '@hono/zod-openapi'
import { needs } from '#features/permissions/call-permission.ts'
import { answersOf, envelopeOf } from '#platform/http/contract.ts'

const files = z
  .object({
    folder: z.string().openapi({ description: 'The name of the folder', example: 'web-dasar' }),
    files: z.array(z.object({ path: z.string().meta({ example: 'course.md' }), text: z.string() })),
    media: z
      .array(z.string())
      .openapi({ description: 'Addresses of pictures, sound, films and documents that the texts show, as they are in them' }),
  })
  .openapi('ClassFiles')

/** Calls of our own: a class as text. Bringing one in: `v1/import/start` with `classId`. */
export const courseFilesContract = {
  files: createRoute({
    method: 'get',
    path: '/api/services/v1/class/files',
    operationId: 'getClassFiles',
    ...needs('classes.draft'),
    tags: ['class'],
    summary: 'A class as a folder of Markdown, as its writers have it, for those who may write it.',
    request: { query: z.object({ id: z.uuid().meta({ example: '01a200f0-aa13-7411-a17c-e8caa1dfcfbe' }) }) },
    responses: answersOf(envelopeOf(files)),
  }),
} as const
