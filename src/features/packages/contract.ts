import { createRoute, z } from '@hono/zod-openapi'
import { MAX_BOOKMARK, MAX_SUSPENDED, PACKAGE_STANDARDS, PACKAGE_STATES } from '#features/package-runs/claim.ts'
import { needs } from '#features/permissions/call-permission.ts'
import { answersOf, createdOf, envelopeOf, jsonBody } from '#platform/http/contract.ts'

const EXAMPLE = '01a200f0-aa13-7411-a17c-e8caa1dfcfbe'
const chapterId = z.uuid().openapi({ example: EXAMPLE })
const security = [{ appToken: [], accessToken: [] }]

const claim = {
  bookmark: z.string().max(MAX_BOOKMARK).openapi({ example: 'halaman-3' }),
  suspended: z.string().max(MAX_SUSPENDED).openapi({ description: 'What the package wants back, in its own form', example: '' }),
  state: z.enum(PACKAGE_STATES).openapi({ example: 'incomplete' }),
  score: z.number().int().min(0).max(100).nullable().openapi({ description: 'In percent, as the package says', example: 80 }),
}

const part = z.object({
  id: z.string(),
  title: z.string(),
  url: z.string().openapi({ description: 'At the content origin, for this person alone, until `expiresAt`' }),
  isReporting: z.boolean().openapi({ description: 'It says itself when it is through; others are once they were opened' }),
  isThrough: z.boolean(),
  ...claim,
})

/** Calls of our own: packages (SCORM). */
export const packageContract = {
  look: createRoute({
    method: 'get',
    path: '/api/services/v1/class/package',
    operationId: 'lookThroughPackage',
    tags: ['class'],
    summary: 'What a ZIP of the library is as a package (SCORM); 422 with the reason where it is none that can be run.',
    request: {
      query: z.object({
        address: z
          .string()
          .max(500)
          .openapi({ example: `/files/${EXAMPLE}/paket.zip` }),
      }),
    },
    responses: answersOf(
      envelopeOf(z.object({ standard: z.enum(PACKAGE_STANDARDS), title: z.string(), parts: z.int() }).openapi('PackageSummary')),
    ),
    ...needs('classes.draft'),
  }),
  open: createRoute({
    method: 'get',
    path: '/api/services/v1/learning/package',
    operationId: 'openPackage',
    tags: ['learning'],
    security,
    summary: 'The parts of a chapter’s package, with their addresses and how one left them.',
    request: { query: z.object({ chapterId }) },
    responses: answersOf(
      envelopeOf(
        z
          .object({
            packageId: z.uuid(),
            standard: z.enum(PACKAGE_STANDARDS),
            parts: z.array(part),
            learner: z.object({ id: z.string(), name: z.string() }).openapi({ description: 'For the package: names nobody' }),
            isKept: z.boolean().openapi({ description: 'What it reports is kept: one takes part in the class' }),
            expiresAt: z.iso.datetime(),
          })
          .openapi('OpenPackage'),
      ),
    ),
  }),
  report: createRoute({
    method: 'post',
    path: '/api/services/v1/learning/package',
    operationId: 'reportPackage',
    tags: ['learning'],
    security,
    summary: 'Keeps what a part of a package says of itself, for who takes part in the class.',
    request: { body: jsonBody(z.object({ chapterId, part: z.string().min(1).max(200).openapi({ example: 'item-1' }), ...claim })) },
    responses: createdOf(
      envelopeOf(
        z
          .object({
            countsIn: z.int().nullable().openapi({
              description: 'Seconds after which the package counts as done, 0: it does; null: its parts are not all through',
            }),
          })
          .openapi('PackageReport'),
      ),
    ),
  }),
} as const
