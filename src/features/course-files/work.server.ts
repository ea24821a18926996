import { addPictures, orRefuse } from '#features/imports/dry-run.server.ts'
import { endImport } from '#features/imports/end-import.server.ts'
import { ARCHIVE_ORIGIN, isCourse, type Note } from '#features/imports/import.ts'
import { holdImport, type ImportRow, writeImport } from '#features/imports/import-row.server.ts'
import { bringPictures } from '#features/imports/pictures.server.ts'
import { type Step, withLocalFile } from '#features/imports/steps.server.ts'
import { addressesFor } from '#features/imports/waiting.server.ts'
import type { SourceWork, SourceWorks } from '#features/imports/work.server.ts'
import { isAppError } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import { ARCHIVE_PATH, addressesOf, type Course, type CourseChapter, mapAddresses } from './course.ts'
import { readArchivedCourse } from './read/archive-course.server.ts'
import { readCourse } from './read-course.server.ts'
import { undoCourse } from './undo-course.server.ts'
import { withoutLost } from './without-lost.ts'
import { changeOf, chaptersOf, type WrittenChapter, writeCourse } from './write-course.server.ts'

/** What waits of a class besides its chapters. */
interface CourseRecord {
  course: Omit<Course, 'modules'> & { modules: Omit<Course['modules'][number], 'chapters'>[] }
  root: string
  classId: string | null
}
interface ChapterRecord {
  module: string
  chapter: CourseChapter
}

/** How imports of whole classes are worked on. */
const COURSE_WORK: SourceWork = { reading: dryRunCourse, running: runCourse, undoing: undoCourse }
export const COURSE_WORKS: SourceWorks = { course: COURSE_WORK, cartridge: COURSE_WORK, moodle: COURSE_WORK }

/** Reads the class and writes down what would become of each chapter. */
async function dryRunCourse(step: Step, row: ImportRow): Promise<boolean> {
  return await orRefuse(step, row, async () => {
    const { source } = row
    if (!isCourse(source)) return true
    const { course, notes, root } = await withLocalFile(step, row, file => readArchivedCourse(source, file))
    await step.inScope(async ctx => {
      if ((await holdImport(ctx, row.id)).state !== 'reading') return
      const site = `${source}:${(course.fields.slug ?? course.fields.name).slice(0, 180)}`
      const classId = row.options.classId ?? (await findFormer(ctx, site))
      const stored = classId ? await readCourse(ctx, classId) : undefined
      const { modules, ...rest } = course
      const about: CourseRecord = {
        course: { ...rest, modules: modules.map(({ chapters: _chapters, ...module }) => module) },
        root,
        classId,
      }
      const first = {
        entity: 'course',
        old_key: 'course',
        title: (stored?.stored.work.name ?? course.fields.name).slice(0, 300),
        notes: [] as Note[],
      }
      const lines = [
        { ...first, state: 'comes', record: JSON.stringify(about) },
        ...chaptersOf(modules).map(({ module, place, chapter }) => {
          const change = changeOf(stored, place, chapter)
          return {
            entity: 'chapter',
            old_key: place.slice(0, 500),
            title: `${module.title} · ${chapter.title}`.slice(0, 300),
            state: change === 'same' ? 'doubled' : 'comes',
            notes: change === 'new' ? [] : [{ code: change === 'same' ? 'ChapterSame' : 'ChapterChanged' }],
            // One that is the same is written down as well: the class is made of all.
            record: JSON.stringify({ module: module.slug, chapter } satisfies ChapterRecord),
          }
        }),
        ...notes.map(({ path, code, values = {} }) => ({
          entity: 'other',
          old_key: path.slice(0, 500),
          title: path.slice(0, 300) || first.title,
          state: 'lost',
          notes: [{ code, values }],
          record: null,
        })),
      ]
      await ctx.db
        .insertInto('import_records')
        .values(
          lines.map((line, at) => ({
            ...line,
            notes: JSON.stringify(line.notes).replaceAll('\\u0000', ''),
            record: line.record?.replaceAll('\\u0000', '') ?? null,
            title: line.title.replaceAll('\0', ''),
            tenant_id: ctx.tenantId,
            import_id: row.id,
            place: at + 1,
            created_at: ctx.now,
          })),
        )
        .execute()
      const files = addressesOf(course).filter(address => address.startsWith(ARCHIVE_PATH))
      await addPictures(
        ctx,
        row.id,
        files.map(address => toArchive(address, root)).filter(address => address.length <= 1000),
      )
      await writeImport(ctx, row.id, { state: 'ready', site, read_count: lines.length })
    })
    return true
  })
}

/** The class that the same file became before, if it is still there. */
async function findFormer(ctx: Ctx, site: string): Promise<string | null> {
  const found = await ctx.db
    .selectFrom('imported_records as i')
    .innerJoin('classes as c', join => join.onRef('c.tenant_id', '=', 'i.tenant_id').onRef('c.id', '=', 'i.new_id'))
    .select('i.new_id')
    .where('i.tenant_id', '=', ctx.tenantId)
    .where('i.site', '=', site)
    .where('i.entity', '=', 'course')
    .executeTakeFirst()
  return found?.new_id ?? null
}

const toArchive = (address: string, root: string) => `${ARCHIVE_ORIGIN}/${encodeURI(root + address.slice(ARCHIVE_PATH.length))}`

/** Brings the files, then writes the whole class in one transaction: it is there, or nothing of it. */
async function runCourse(step: Step, row: ImportRow): Promise<boolean> {
  if (!(await bringPictures(step, row))) return false
  try {
    await step.inScope(ctx => makeCourse(ctx, row))
  } catch (error) {
    if (!isAppError(error) || error.status >= 500 || error.status === 403) throw error
    const { code, values } = error.reason
    await step.inScope(ctx => writeImport(ctx, row.id, { state: 'refused', refusal: { code, values } }))
  }
  return true
}

async function makeCourse(ctx: Ctx, row: ImportRow): Promise<void> {
  if ((await holdImport(ctx, row.id)).state !== 'running') return
  const rows = await ctx.db
    .selectFrom('import_records')
    .select(['place', 'entity', 'record'])
    .where('tenant_id', '=', ctx.tenantId)
    .where('import_id', '=', row.id)
    .where('entity', 'in', ['course', 'chapter'])
    .orderBy('place')
    .execute()
  const about = rows.flatMap(one => (one.entity === 'course' ? [one.record as unknown as CourseRecord] : []))[0]
  if (!about) return
  const chapters = rows.flatMap(one => (one.entity === 'chapter' ? [{ at: one.place, ...(one.record as unknown as ChapterRecord) }] : []))
  const course: Course = {
    ...about.course,
    modules: about.course.modules.map(module => ({
      ...module,
      chapters: chapters.filter(one => one.module === module.slug).map(({ chapter }) => chapter),
    })),
  }
  const addresses = addressesOf(course).filter(address => address.startsWith(ARCHIVE_PATH))
  const urlOf = await addressesFor(
    ctx,
    row.id,
    addresses.map(address => toArchive(address, about.root)),
  )
  const whole = withoutLost(
    mapAddresses(course, address => (address.startsWith(ARCHIVE_PATH) ? (urlOf(toArchive(address, about.root)) ?? '') : address)),
  )
  const written = await writeCourse(ctx, whole, about.classId)
  const places = new Map(chapters.map(({ at, module, chapter }) => [`${module}/${chapter.slug}`, at]))
  await rememberCourse(ctx, row, written.classId, written.isNew)
  for (const one of written.chapters) if (one.change !== 'same') await rememberChapter(ctx, row, places.get(one.place) ?? 0, one)
  await ctx.db
    .updateTable('import_records')
    .set({ record: null })
    .where('tenant_id', '=', ctx.tenantId)
    .where('import_id', '=', row.id)
    .where('entity', '=', 'chapter')
    .where('state', '=', 'doubled')
    .execute()
  await endImport(ctx, row, 'done')
}

async function rememberCourse(ctx: Ctx, row: ImportRow, classId: string, isNew: boolean): Promise<void> {
  const { updated_at } = await ctx.db
    .selectFrom('classes')
    .select('updated_at')
    .where('tenant_id', '=', ctx.tenantId)
    .where('id', '=', classId)
    .executeTakeFirstOrThrow()
  await ctx.db
    .updateTable('import_records')
    .set({ state: 'made', new_id: classId, record: JSON.stringify({ isNew }) })
    .where('tenant_id', '=', ctx.tenantId)
    .where('import_id', '=', row.id)
    .where('entity', '=', 'course')
    .execute()
  if (!isNew) return
  const { site } = await holdImport(ctx, row.id)
  const made = { new_id: classId, import_id: row.id, made_at: updated_at }
  await ctx.db
    .insertInto('imported_records')
    .values({ tenant_id: ctx.tenantId, site, entity: 'course', old_key: 'course', ...made })
    .onConflict(on => on.columns(['tenant_id', 'site', 'entity', 'old_key']).doUpdateSet(made))
    .execute()
}

async function rememberChapter(
  ctx: Ctx,
  row: ImportRow,
  place: number,
  { id, change, draftVersion, former }: WrittenChapter,
): Promise<void> {
  await ctx.db
    .updateTable('import_records')
    .set({ state: 'made', new_id: id, record: JSON.stringify({ change, draftVersion, former }) })
    .where('tenant_id', '=', ctx.tenantId)
    .where('import_id', '=', row.id)
    .where('place', '=', place)
    .execute()
}
