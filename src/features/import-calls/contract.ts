import { createRoute, z } from '@hono/zod-openapi'
import { IMPORT_KINDS, IMPORT_STATES, RECORD_STATES, SOURCES } from '#features/imports/import.ts'
import { needs } from '#features/permissions/call-permission.ts'
import { answersOf, createdOf, envelopeOf, jsonBody } from '#platform/http/contract.ts'

const EXAMPLE_ID = '01a200f0-aa13-7411-a17c-e8caa1dfcfbe'
const id = z.uuid().meta({ example: EXAMPLE_ID })

const importStart = z.object({
  file: z
    .uuid()
    .meta({ description: 'The id of a file that the person uploaded by `/api/drive` with the purpose `import`', example: EXAMPLE_ID }),
  source: z.enum(SOURCES).meta({ example: 'people' }),
  kind: z.enum(IMPORT_KINDS).optional().meta({ description: 'What posts become; `articles` unless it is said', example: 'articles' }),
  origin: z.string().max(200).optional().meta({ description: 'Address of the old site, for Ghost alone', example: '' }),
  classId: z.uuid().optional().meta({
    description:
      'Of `course`, `cartridge` and `moodle`: the class that it comes into, a new one without it. Of `class-participants`: the class whose people they become',
  }),
})
const importRun = z.object({
  id,
  withoutWrong: z
    .boolean()
    .default(false)
    .meta({ description: 'Imports the rest where some rows are wrong; 409 without it', example: true }),
})
const recordQuery = z.object({
  id,
  state: z.enum(RECORD_STATES).optional(),
  after: z.coerce.number().int().min(0).optional().meta({ description: 'The `after` of the page before' }),
})

const summary = z.object({
  id: z.uuid(),
  source: z.enum(SOURCES),
  fileName: z.string().meta({ example: 'guru.csv' }),
  state: z.enum(IMPORT_STATES).openapi({
    description: '`reading`: the dry run works. `ready`: it can be run. `running`, `undoing`: a job works; ask again after some seconds',
  }),
  createdAt: z.iso.datetime(),
})
const note = z.object({ code: z.string().meta({ example: 'TwiceInFile' }), message: z.string() })
const detail = summary
  .extend({
    refusal: note.nullable().openapi({ description: 'Why the file can’t be imported' }),
    counts: z.record(z.string(), z.number().int()).meta({ example: { read: 3, comes: 2, doubled: 1 } }),
    mails: z.object({ atOnce: z.number().int(), waiting: z.number().int(), lastAt: z.iso.datetime().nullable() }).nullable().openapi({
      description: 'For people: how many mails go out at once, how many wait for the quota of a day, and when the last is expected to go',
    }),
  })
  .openapi('ImportDetail')
const records = z.object({
  items: z.array(
    z.object({
      place: z.number().int().openapi({ description: 'Its place in the file; of a table its row' }),
      title: z.string(),
      state: z.enum(RECORD_STATES),
      notes: z.array(note),
      recordId: z.uuid().nullable().openapi({ description: 'What was made' }),
    }),
  ),
  after: z.number().int().nullable(),
})

const tags = ['import']
const base = '/api/services/v1/import'
const security = [{ appToken: [], accessToken: [] }]
/** Classes are brought in by whoever may write them, each their own; all else by staff, whom the commands ask for. */
const shared = { ...needs('classes.draft'), tags, security }
const changed = { responses: answersOf(envelopeOf(z.object({ id: z.uuid() }))) }

/** Calls of our own: moving in, as by `/Studio/Import`, classes too. A person starts an import; a job works as that person. */
export const importContract = {
  list: createRoute({
    method: 'get',
    path: `${base}/list`,
    operationId: 'listImports',
    ...shared,
    ...needs('site.manage'),
    summary: 'The 30 newest imports.',
    responses: answersOf(envelopeOf(z.object({ items: z.array(summary) }))),
  }),
  detail: createRoute({
    method: 'get',
    path: `${base}/detail`,
    operationId: 'getImport',
    ...shared,
    summary: 'An import with its state and counts.',
    request: { query: z.object({ id }) },
    responses: answersOf(envelopeOf(detail)),
  }),
  records: createRoute({
    method: 'get',
    path: `${base}/record/list`,
    operationId: 'listImportRecords',
    ...shared,
    summary: 'What becomes of each entry of the file, 50 at a time, in the order of the file.',
    request: { query: recordQuery },
    responses: answersOf(envelopeOf(records)),
  }),
  start: createRoute({
    method: 'post',
    path: `${base}/start`,
    operationId: 'startImport',
    ...shared,
    summary: 'Begins the dry run of an uploaded file, which writes nothing. 409 while another import works.',
    request: { body: jsonBody(importStart) },
    responses: createdOf(envelopeOf(z.object({ id: z.uuid() }))),
  }),
  run: createRoute({
    method: 'post',
    path: `${base}/run`,
    operationId: 'runImport',
    ...shared,
    summary: 'Imports what the dry run said. 409 in another state than `ready`.',
    request: { body: jsonBody(importRun) },
    ...changed,
  }),
  undo: createRoute({
    method: 'post',
    path: `${base}/undo`,
    operationId: 'undoImport',
    ...shared,
    summary: 'Moves what the import made, and nobody edited since, to the bin. 409 in another state than `done`.',
    request: { body: jsonBody(z.object({ id })) },
    ...changed,
  }),
} as const
