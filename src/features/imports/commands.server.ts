import { sql } from 'kysely'
import { z } from 'zod'
import { writeAudit } from '#features/audit/audit.server.ts'
import { getClassWork } from '#features/class-editing/read.server.ts'
import { requireTeacher } from '#features/enrolments/policy.server.ts'
import { IMPORT_PURPOSE } from '#features/media/file-types.ts'
import { getUploadRow } from '#features/media/uploads.server.ts'
import { requirePerson } from '#features/permissions/permissions.ts'
import { commonReason } from '#kit/common-reasons.ts'
import { Conflict, InvalidInput, NotFound, Refused } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/db/ids.ts'
import { lock } from '#platform/db/lock.ts'
import { toReasons } from '#platform/http/field-reasons.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { IMPORT_KINDS, isCourse, isOfClass, SOURCES, type Source, WORKING } from './import.ts'
import { holdImport, type ImportOptions, writeImport } from './import-row.server.ts'
import { importStep } from './import-step.ts'
import { requireAnyImporter, requireImportedClass, requireImporter } from './policy.server.ts'
import { countRecords } from './queries.server.ts'
import { importReason } from './texts.ts'

const HOUR_MS = 3_600_000
/** Maximum number of tables of a class's people that somebody brings within an hour. */
export const MAX_CLASS_TABLES_AN_HOUR = 20

const started = z.object({
  file: z.uuid(),
  source: z.enum(SOURCES),
  kind: z.enum(IMPORT_KINDS).default('articles'),
  origin: z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(200)]).transform(url => url && new URL(url).origin),
  /** Of a course, or of a class's people: the class that they come into. */
  classId: z.union([z.uuid(), z.literal('').transform(() => null)]).default(null),
})

/**
 * Begins the dry run of an uploaded file, and returns the import's id. Throws as `requirePermission`, InvalidInput, NotFound for a file that is not there or was not
 * uploaded for this, Conflict while another import works, `TooManyImports` (429), and as `getClassWork` for the class that a course comes into, as
 * `requireTeacher` for that of its people.
 */
export async function startImport(ctx: Ctx, input: Record<string, string>): Promise<string> {
  const { memberId } = requireImporter(ctx, input['source'] ?? '')
  const { role } = requirePerson(ctx.viewer)
  const read = started.safeParse(input)
  if (!read.success) throw new InvalidInput(commonReason('InputRefused'), toReasons(read.error))
  const { file, source, kind, origin, classId } = read.data
  if (isOfClass(source)) {
    await requireTeacher(ctx, classId ?? '')
    await requireRate(ctx, memberId)
  } else if (classId !== null) await getClassWork(ctx, classId)
  await lock(ctx, 'imports')
  await requireNoneWorking(ctx, { source, options: { classId } })
  const upload = await getUploadRow(ctx, file)
  if (upload.purpose !== IMPORT_PURPOSE || upload.state !== 'kept' || upload.uploaded_by !== memberId) throw new NotFound()
  const id = newId()
  const options: ImportOptions = { kind, origin, role, lang: ctx.lang, ...((isCourse(source) || isOfClass(source)) && { classId }) }
  await ctx.db
    .insertInto('imports')
    .values({
      tenant_id: ctx.tenantId,
      id,
      source,
      file_name: upload.name,
      file_id: file,
      options: JSON.stringify(options),
      started_by: memberId,
      created_at: ctx.now,
      updated_at: ctx.now,
    })
    .execute()
  await writeAudit(ctx, {
    act: 'import.started',
    subject: id,
    details: { file: upload.name, source, ...(isOfClass(source) ? { class: classId } : { kind }) },
  })
  await enqueue(ctx, importStep, { importId: id }, { singletonKey: id })
  return id
}

/** What can be done with an import, and in which states. `rest`: a table is run without its wrong rows. `resume`: an attempt was given up. */
const ACTS = {
  run: { from: ['ready'], to: 'running' },
  rest: { from: ['ready'], to: 'running' },
  undo: { from: ['done'], to: 'undoing' },
  discard: { from: ['ready'], to: 'discarded' },
  resume: { from: ['reading', 'running', 'undoing'], to: undefined },
} as const
export type ImportAct = keyof typeof ACTS

/** Does what the viewer wants with an import: a job goes on with it. Throws as `requirePermission`, NotFound, or Conflict where its state does not allow it. */
export async function actOnImport(ctx: Ctx, id: string, act: ImportAct): Promise<void> {
  requireAnyImporter(ctx)
  await lock(ctx, 'imports')
  const row = await holdImport(ctx, id)
  requireImporter(ctx, row.source, row)
  await requireImportedClass(ctx, row)
  const { state, file_name } = row
  const { from, to } = ACTS[act]
  if (!from.some(one => one === state)) throw new Conflict(importReason('NotInThisState'))
  if (act === 'run' && (await countRecords(ctx, id)).wrong > 0) throw new Conflict(importReason('HasWrongRows'))
  if (to) {
    if (WORKING.has(to)) await requireNoneWorking(ctx, row)
    await writeImport(ctx, id, { state: to })
    await writeAudit(ctx, { act: 'import.changed', subject: id, details: { file: file_name, state: to } })
  }
  await enqueue(ctx, importStep, { importId: id }, { singletonKey: id })
}

/** A dry run says who takes part: who tries addresses is slowed down. */
async function requireRate(ctx: Ctx, memberId: string | null): Promise<void> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from imports where tenant_id = ${ctx.tenantId}
    and started_by = ${memberId} and source = 'class-participants' and created_at > ${new Date(ctx.now.getTime() - HOUR_MS)}`.execute(
    ctx.db,
  )
  if ((rows[0]?.count ?? 0) >= MAX_CLASS_TABLES_AN_HOUR)
    throw new Refused(429, importReason('TooManyImports', { most: MAX_CLASS_TABLES_AN_HOUR }), { retryAfterSeconds: HOUR_MS / 1000 })
}

/** One at a time: two would not see each other's addresses. A table of a class's people has none, and waits only for another one of that class. */
async function requireNoneWorking(
  ctx: Ctx,
  { source, options }: { source: Source; options: Pick<ImportOptions, 'classId'> },
): Promise<void> {
  const working = ctx.db
    .selectFrom('imports')
    .select('id')
    .where('tenant_id', '=', ctx.tenantId)
    .where('state', 'in', [...WORKING])
  const found = await (isOfClass(source)
    ? working.where('source', '=', source).where(sql`options ->> 'classId'`, '=', options.classId)
    : working.where('source', '<>', 'class-participants')
  ).executeTakeFirst()
  if (found) throw new Conflict(importReason('AnotherWorks'))
}
