import { sql } from 'kysely'
import { mentorRecords } from '#features/mentors/records.server.ts'
import { findRecord } from '#features/records/read.server.ts'
import type { RecordKind, Work } from '#features/records/record-kind.ts'
import { findRoom, removeRecord, saveRecord } from '#features/records/write.server.ts'
import { schoolRecords } from '#features/schools/records.server.ts'
import { type FieldReason, isAppError } from '#kit/errors.ts'
import { toSlug } from '#kit/text.ts'
import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/db/ids.ts'
import { toReasons } from '#platform/http/field-reasons.ts'
import { cityIn, listIn, numberIn, readCities, textIn, unstorableIn } from './cells.ts'
import { areHere, type RightRow, type TableKind, type WrongRow } from './table-kind.ts'

/** Returns the work of a row as its form would read it (the kind's schema, and what it says of fields together), or what is wrong beside which column. `columnOf`: where a field's cell is, if not under its name. */
export async function readWork(
  { fields, faultsOf }: Pick<RecordKind, 'fields' | 'faultsOf'>,
  raw: Work,
  columnOf: Readonly<Record<string, string>> = {},
): Promise<{ work: Work; problems: FieldReason[] }> {
  const read = await fields.safeParseAsync(raw)
  const faults = read.success ? (faultsOf?.(read.data) ?? []) : toReasons(read.error)
  if (read.success && faults.length === 0) return { work: read.data, problems: [] }
  const problems = faults.map(({ path, reason }) => {
    const field = path.split('.')[0] ?? ''
    return { path: columnOf[field] ?? field, reason }
  })
  return { work: {}, problems: problems.filter((one, at) => problems.findIndex(other => other.path === one.path) === at) }
}

/** Makes a record by the command of its form. */
export async function makeRecord(ctx: Ctx, kind: RecordKind, work: Work): Promise<string> {
  const { id } = await saveRecord(ctx, kind, { id: newId(), base: 0, work })
  return id
}

/** Moves a record to the bin that nobody changed since, and that nothing needs. One that is gone already counts as taken back. */
export async function takeRecordBack(ctx: Ctx, kind: RecordKind, id: string, madeAt: Date, batchId: string): Promise<'undone' | 'kept'> {
  const stored = await findRecord(ctx, kind, id)
  if (!stored) return 'undone'
  if (stored.updatedAt.getTime() !== madeAt.getTime()) return 'kept'
  try {
    await removeRecord(ctx, kind, id, batchId)
    return 'undone'
  } catch (error) {
    // What refers to it meanwhile keeps it.
    if (!isAppError(error) || error.status !== 409) throw error
    return 'kept'
  }
}

/** Returns which of these values records of a kind have in a column. */
async function takenIn(ctx: Ctx, { table }: RecordKind, column: string, values: readonly string[]): Promise<string[]> {
  if (values.length === 0) return []
  const { rows } = await sql<{ value: string }>`select ${sql.ref(column)} as value from ${sql.table(table)}
    where tenant_id = ${ctx.tenantId} and ${sql.ref(column)} = any(${[...values]}::text[])`.execute(ctx.db)
  return rows.map(one => one.value)
}

const wrongOr = (title: string, problems: readonly FieldReason[], right: () => RightRow): RightRow | WrongRow =>
  problems.length > 0 ? { title, problems } : right()

/** Named boundary: the dry run wrote it, by the schema of mentors. */
const photoOf = (record: unknown) => (record as { photo: string | null }).photo

export const mentorTable: TableKind = {
  columns: [
    { name: 'name', isRequired: true, example: 'Budi Santoso' },
    { name: 'headline', isRequired: true, example: 'Perancang antarmuka' },
    { name: 'bio', isRequired: true, example: 'Mengajar sejak 2015.' },
    { name: 'expertise', example: 'Figma; CSS' },
    { name: 'photo', example: 'https://contoh.example/budi.jpg' },
    { name: 'links', example: 'https://contoh.example/budi' },
    { name: 'slug', example: 'budi-santoso' },
  ],
  async read(_ctx, rows) {
    return await Promise.all(
      rows.map(async cells => {
        const raw = {
          name: textIn(cells['name']),
          headline: textIn(cells['headline']),
          bio: textIn(cells['bio']),
          expertise: listIn(cells['expertise']),
          photo: textIn(cells['photo']),
          links: listIn(cells['links']),
          slug: textIn(cells['slug']),
        }
        const { work, problems } = await readWork(mentorRecords, raw)
        return wrongOr(cells['name'] ?? '', [...unstorableIn(cells), ...problems], () => ({
          title: String(work['name']),
          key: raw.slug ?? (toSlug(String(work['name']), 116) || 'mentor'),
          record: work,
        }))
      }),
    )
  },
  picturesOf: record => [photoOf(record)].filter(photo => photo?.startsWith('https://') ?? false).map(String),
  withAddresses(record, addressOf) {
    const photo = photoOf(record)
    return { ...(record as Work), photo: photo && addressOf(photo) }
  },
  room: ctx => findRoom(ctx, mentorRecords),
  findTaken: async (ctx, keys) => areHere(await takenIn(ctx, mentorRecords, 'slug', keys)),
  make: async (ctx, record) => ({ id: await makeRecord(ctx, mentorRecords, record as Work) }),
  takeBack: (ctx, id, madeAt, batch) => takeRecordBack(ctx, mentorRecords, id, madeAt, batch),
}

const NPSN = 'npsn:'

const schoolAddress = ({ slug, name }: Work): string => (typeof slug === 'string' ? slug : toSlug(String(name), 116) || 'school')

export const schoolTable: TableKind = {
  columns: [
    { name: 'name', isRequired: true, example: 'SMKN 4 Bandung' },
    { name: 'npsn', example: '20219342' },
    { name: 'type', example: 'smk' },
    { name: 'city', isRequired: true, example: 'Kota Bandung' },
    { name: 'students', example: '840' },
    { name: 'slug', example: 'smkn-4-bandung' },
  ],
  async read(ctx, rows) {
    const findCity = await readCities(ctx)
    return await Promise.all(
      rows.map(async cells => {
        const city = cityIn(cells['city'], findCity)
        const raw = {
          name: textIn(cells['name']),
          npsn: textIn(cells['npsn']),
          type: textIn(cells['type']?.toLowerCase()),
          // A city that is not known is said once.
          cityId: city.problems.length > 0 ? '00.00' : city.code,
          students: numberIn(cells['students']),
          slug: textIn(cells['slug']),
        }
        const { work, problems } = await readWork(schoolRecords, raw, { cityId: 'city' })
        return wrongOr(cells['name'] ?? '', [...unstorableIn(cells), ...city.problems, ...problems], () => ({
          title: String(work['name']),
          key: raw.npsn ? NPSN + raw.npsn : schoolAddress(work),
          record: work,
        }))
      }),
    )
  },
  // Named boundary: the dry run wrote it, by the schema of schools.
  addressOf: record => ({ address: schoolAddress(record as Work), isChosen: typeof (record as Work)['slug'] === 'string' }),
  async findTaken(ctx, keys) {
    const numbers = keys.filter(key => key.startsWith(NPSN)).map(key => key.slice(NPSN.length))
    const slugs = keys.filter(key => !key.startsWith(NPSN))
    const found = await takenIn(ctx, schoolRecords, 'npsn', numbers)
    return areHere([...found.map(one => NPSN + one), ...(await takenIn(ctx, schoolRecords, 'slug', slugs))])
  },
  make: async (ctx, record) => ({ id: await makeRecord(ctx, schoolRecords, record as Work) }),
  takeBack: (ctx, id, madeAt, batch) => takeRecordBack(ctx, schoolRecords, id, madeAt, batch),
}
