import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildOpenClass, makeEnrolmentQueues, stateIn } from '#features/enrolments/testing.ts'
import { startTestDrive, type TestDrive } from '#features/media/testing.ts'
import { type Enrolled, enrol } from '#features/members/testing.ts'
import { buildSchool } from '#features/schools/testing.ts'
import type { Ctx } from '#platform/context.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { handleJob } from '#platform/jobs/job.ts'
import { makeQueues } from '#platform/jobs/jobs.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { actOnImport, startImport } from '../commands.server.ts'
import type { RecordState, TableName } from '../import.ts'
import { importStep } from '../import-step.ts'
import { getImport, listRecords } from '../queries.server.ts'
import { sayNote } from '../say-note.server.ts'
import { buildImportFile, importToolsOf } from '../testing.ts'
import { workOn } from '../work.server.ts'

const database = openTestDatabase()
const signal = new AbortController().signal
let tenant: TenantId
let drive: TestDrive
let ani: Enrolled

beforeAll(async () => {
  await database.pool.query(`insert into regions.provinces (code, name) values ('32', 'Jawa Barat')`)
  await database.pool.query(
    `insert into regions.cities (code, province_code, name) values ('32.04', '32', 'Kabupaten Bandung'), ('32.73', '32', 'Kota Bandung')`,
  )
  tenant = await database.createTenant()
  drive = await startTestDrive(database, tenant)
  ani = await enrol(database, tenant, 'Ani', ['admin'])
  await makeQueues(database.url, pino({ level: 'silent' }), [handleJob(importStep, async () => {})])
})
afterAll(() => drive.stop())

const as = async <T>(work: (ctx: Ctx) => Promise<T>) =>
  await database.asTenant(tenant, work, { viewer: await ani.viewer(), now: new Date() })
const work = (id: string, forMs = 60_000) => workOn(importToolsOf(drive), tenant, id, signal, forMs)
async function read(table: TableName, content: string | Uint8Array): Promise<string> {
  const file = await as(ctx => buildImportFile(ctx, drive, ani.id, `${table}.csv`, content))
  const id = await as(ctx => startImport(ctx, { file, source: table, origin: '' }))
  while (!(await work(id)));
  return id
}
async function act(id: string, name: 'run' | 'rest' | 'undo'): Promise<void> {
  await as(ctx => actOnImport(ctx, id, name))
  while (!(await work(id)));
}
const stateOf = (id: string) => as(ctx => getImport(ctx, id))
const rowsOf = async (id: string, state?: RecordState) =>
  (await as(ctx => listRecords(ctx, id, { state }))).items.map(one => [one.place, one.state, ...one.notes.map(note => sayNote(note, 'en'))])
const query = async (sql: string) => (await database.pool.query(sql, [tenant])).rows

describe('a table that is none', () => {
  it.each<[string, string | Uint8Array, string]>([
    ['without a required column', 'name,npsn\nA,1\n', 'ColumnsMissing'],
    ['with a column twice', 'name,city,Name\nA,Bandung,B\n', 'ColumnTwice'],
    ['cut within a quote', 'name,city\n"A,Bandung\nB,Bandung\n', 'CsvBroken'],
    ['of one endless row', `name,city\n"${'x'.repeat(300_000)}`, 'CsvBroken'],
    ['in another encoding', Buffer.from('name,city\nCaf\xe9,Bandung\n', 'latin1'), 'WrongEncoding'],
    ['of another program', Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 0, 0]), 'ColumnsMissing'],
    ['of a line break alone', '\n', 'ColumnsMissing'],
    ['of its first row alone', 'name,city\r\n\r\n', 'NothingFound'],
  ])('%s is refused with what is wrong', async (_name, content, code) => {
    expect(await stateOf(await read('schools', content))).toMatchObject({ state: 'refused', refusal: { code }, counts: { read: 0 } })
  })
})

describe('schools', () => {
  it('are told by row and column, wait for a word, come without doubling, and go but what somebody edited', async () => {
    await as(ctx => buildSchool(ctx, { npsn: '20000001', name: 'Sudah Ada', slug: 'sudah-ada' }))
    const file = `\uFEFFNPSN;name;city;students;type;Catatan\r
20000001;Sudah Ada;Kota Bandung;1;smk;x\r
20000002;=SMK Merdeka;Bandung;1.200;SMK;x\r
\r
123;SMK Salah;Atlantis;banyak;smk;x\r
20000002;Kembar;32.73;;;\r
;"SMK; ""Baru""";Kab. Bandung;;;\r
`
    const id = await read('schools', file)
    expect(await stateOf(id)).toMatchObject({ state: 'ready', counts: { comes: 2, doubled: 2, wrong: 1, lost: 1 } })
    expect(await rowsOf(id)).toEqual([
      [1, 'lost', 'These columns are not known and do not come: Catatan'],
      [2, 'doubled', 'It is here already'],
      [3, 'comes'],
      [
        5,
        'wrong',
        'Column city: no city or regency has this name or code',
        'Column npsn: must be an NPSN, exactly 8 digits',
        'Column students: must be number',
      ],
      [6, 'doubled', 'It is in the file twice'],
      [7, 'comes'],
    ])
    await expect(as(ctx => actOnImport(ctx, id, 'run'))).rejects.toMatchObject({ status: 409, reason: { code: 'HasWrongRows' } })
    expect(await query('select 1 from schools where tenant_id = $1')).toHaveLength(1)
    await act(id, 'rest')
    expect((await stateOf(id)).counts).toMatchObject({ made: 2, wrong: 1, comes: 0 })
    expect(
      await query(
        "select name, npsn, city_code, students, type, slug from schools where tenant_id = $1 and slug <> 'sudah-ada' order by name",
      ),
    ).toEqual([
      { name: '=SMK Merdeka', npsn: '20000002', city_code: '32.73', students: 1200, type: 'smk', slug: 'smk-merdeka' },
      { name: 'SMK; "Baru"', npsn: null, city_code: '32.04', students: 0, type: null, slug: 'smk-baru' },
    ])
    expect((await stateOf(await read('schools', file))).counts).toMatchObject({ comes: 0, doubled: 4, wrong: 1 })
    await query("update schools set updated_at = now() where tenant_id = $1 and slug = 'smk-baru'")
    await act(id, 'undo')
    expect((await stateOf(id)).counts).toMatchObject({ undone: 1, kept: 1 })
    expect(await query('select slug from schools where tenant_id = $1 order by slug')).toEqual([
      { slug: 'smk-baru' },
      { slug: 'sudah-ada' },
    ])
    expect(await query("select title from bin_items where tenant_id = $1 and kind = 'school'")).toEqual([{ title: '=SMK Merdeka' }])
  })

  it('in 50,000 rows with 300 wrong ones name each of these, and write nothing', async () => {
    const rows = Array.from(
      { length: 50_000 },
      (_, at) => `SMK Banyak ${at},${30_000_000 + at},${at % 167 === 5 ? 'Entah' : 'Kota Bandung'}`,
    )
    const id = await read('schools', `name,npsn,city\n${rows.join('\n')}\n`)
    expect((await stateOf(id)).counts).toMatchObject({ comes: 49_700, wrong: 300, doubled: 0 })
    const places: number[] = []
    for (let after: number | null = 0; after !== null; ) {
      const page: Awaited<ReturnType<typeof listRecords>> = await as(ctx => listRecords(ctx, id, { state: 'wrong', after: after ?? 0 }))
      places.push(...page.items.map(one => one.place))
      after = page.next
    }
    // A row's place is that of a spreadsheet: the first one names the columns.
    expect(places).toEqual(Array.from({ length: 300 }, (_, at) => at * 167 + 5 + 2))
    expect(await query("select 1 from schools where tenant_id = $1 and name like 'SMK Banyak%'")).toEqual([])
    await as(ctx => actOnImport(ctx, id, 'discard'))
  }, 200_000)
})

describe('people', () => {
  it('become invitations, never accounts, and no role above that of staff', async () => {
    await as(ctx => buildSchool(ctx, { npsn: '20000009', slug: 'smk-sembilan' }))
    await enrol(database, tenant, 'Citra', ['writer'])
    const [member] = await query("select email from members where tenant_id = $1 and name = 'Citra'")
    const file = `email,role,limits
Guru@Contoh.example,Guru,20000009
guru@contoh.example,teacher,
${member.email},writer,
bos@contoh.example,superadmin,
dewa@contoh.example,none,
bukan alamat,mentor,
lead@contoh.example,lead_region,Kota Bandung; 32.04
penulis@contoh.example,writer,Kota Bandung
`
    const members = await query('select id from members where tenant_id = $1')
    const id = await read('people', file)
    expect((await rowsOf(id)).map(([place, state]) => [place, state])).toEqual([
      [2, 'comes'],
      [3, 'doubled'],
      [4, 'doubled'],
      [5, 'wrong'],
      [6, 'wrong'],
      [7, 'wrong'],
      [8, 'comes'],
      [9, 'wrong'],
    ])
    await act(id, 'rest')
    const invitations =
      'select email, kind, region_codes, school_id is not null as has_school, invited_by from invitations where tenant_id = $1 order by email'
    expect(await query(invitations)).toEqual([
      { email: 'guru@contoh.example', kind: 3, region_codes: [], has_school: true, invited_by: ani.id },
      { email: 'lead@contoh.example', kind: 9, region_codes: ['32.04', '32.73'], has_school: false, invited_by: ani.id },
    ])
    expect(await query("select to_address from mails where tenant_id = $1 and template = 'tenant.invitation'")).toHaveLength(2)
    expect(await query('select id from members where tenant_id = $1')).toEqual(members)
    // No address of a person outlives the import, and an erasure finds those within it.
    expect(await query('select distinct email from import_records where tenant_id = $1 and email is not null order by email')).toHaveLength(
      7,
    )
    expect(await query("select old_key from imported_records where tenant_id = $1 and old_key like '%@%'")).toEqual([])
    const again = await read('people', file)
    expect((await stateOf(again)).counts).toMatchObject({ comes: 0, wrong: 4 })
    await query("update invitations set taken_at = now() where tenant_id = $1 and email like 'lead@%'")
    await act(id, 'undo')
    expect((await stateOf(id)).counts).toMatchObject({ undone: 1, kept: 1 })
    expect(await query('select email from invitations where tenant_id = $1')).toEqual([{ email: 'lead@contoh.example' }])
  })
})

describe('mentors and openings', () => {
  it('come by the commands of their forms; an employer is made once, and goes with the last job', async () => {
    const mentors = await read(
      'mentors',
      'name,headline,bio,expertise,photo\nBudi,Perancang,Mengajar.,Figma; CSS,https://hilang.example/b.jpg\nBudi,X,Y,,\n,X,Y,,javascript:1\n',
    )
    expect(await rowsOf(mentors, 'wrong')).toEqual([
      [4, 'wrong', 'Column name: is required', 'Column photo: must be the address of a picture'],
    ])
    await act(mentors, 'rest')
    expect(await query('select slug, expertise from mentors where tenant_id = $1')).toEqual([{ slug: 'budi', expertise: ['Figma', 'CSS'] }])
    const head = 'company,title,type,mode,summary,city,salaryMin,salaryMax,closesAt,companyIndustry,companySummary,published\n'
    const job = (title: string, rest = 'Bandung,4.500.000,Rp6.000.000,2027-03-31') =>
      `Cetak Jaya,${title},full-time,onsite,Mencetak.,${rest},Percetakan,Buku.,ya\n`
    const id = await read(
      'openings',
      `${head}${job('Operator')}${job('Penjilid')}${job('Terbalik', 'Bandung,9,5,besok')}Lain,X,full-time,onsite,Y,,,,,,,mungkin\n`,
    )
    expect(await rowsOf(id, 'wrong')).toEqual([
      [4, 'wrong', expect.stringContaining('Column closesAt')],
      [
        5,
        'wrong',
        'Column companyIndustry: is required',
        'Column companySummary: is required',
        'Column published: must be one of: ya, tidak',
      ],
    ])
    await act(id, 'rest')
    expect(await query('select company, published_at is not null as shown from careers where tenant_id = $1')).toEqual([
      { company: 'Cetak Jaya', shown: true },
    ])
    expect(
      await query(
        'select title, slug, salary_max_rupiah as max, closes_at, published_at is not null as shown from jobs where tenant_id = $1 order by title',
      ),
    ).toEqual([
      { title: 'Operator', slug: 'operator', max: 6_000_000, closes_at: new Date('2027-03-31T16:59:00Z'), shown: true },
      { title: 'Penjilid', slug: 'penjilid', max: 6_000_000, closes_at: new Date('2027-03-31T16:59:00Z'), shown: true },
    ])
    expect((await stateOf(await read('openings', head + job('Operator')))).counts).toMatchObject({ doubled: 1, comes: 0 })
    await act(id, 'undo')
    expect(await query('select 1 from jobs where tenant_id = $1')).toEqual([])
    expect(await query('select 1 from careers where tenant_id = $1')).toEqual([])
  })
})

describe('participants', () => {
  it('are members who get a place in a class, or wait; wrong rows are named; the undoing takes back what nobody changed', async () => {
    await makeEnrolmentQueues(database.url)
    const { id, slug } = await as(ctx => buildOpenClass(ctx, { quota: 1 }))
    const [first, second] = [await enrol(database, tenant, 'Ika', ['student']), await enrol(database, tenant, 'Joko', ['student'])]
    const rows = [
      `${first.email},${slug},`,
      `${second.email.toUpperCase()},${slug},`,
      `tamu@contoh.example,${slug},`,
      `${first.email},tidak-ada,`,
      `${first.email},${slug},Pagi`,
    ]
    const wrong = await read('participants', `email,class,batch\n${rows.join('\n')}\n`)
    expect((await stateOf(wrong)).counts).toMatchObject({ comes: 2, wrong: 3 })
    await act(wrong, 'rest')
    expect(await as(async ctx => [await stateIn(ctx, id, first.id), await stateIn(ctx, id, second.id)])).toEqual(['joined', 'waiting-list'])
    expect((await stateOf(await read('participants', `email,class\n${first.email},${slug}\n`))).counts).toMatchObject({
      doubled: 1,
      comes: 0,
    })
    await act(wrong, 'undo')
    // Who moved up meanwhile was told so, and keeps the place.
    expect(await as(ctx => stateIn(ctx, id, first.id))).toBe('removed')
    expect(await as(ctx => stateIn(ctx, id, second.id))).not.toBe('waiting-list')
  })
})
