import fc from 'fast-check'
import { beforeEach, expect, it } from 'vitest'
import { openTestDatabase } from '#platform/testing/database.ts'
import type { TableName } from '../import.ts'
import { openTestImports } from './testing-tables.ts'

const database = openTestDatabase()
const { read, act, stateOf, rowsOf, query } = openTestImports(database)

const HEAD = 'company,title,type,mode,summary,city,salaryMin,salaryMax,closesAt,slug,companyIndustry,companySummary'
const opening = (cells: Partial<Record<'title' | 'city' | 'min' | 'max' | 'closes' | 'slug', string>>) =>
  `Cetak Jaya,${cells.title ?? 'Operator'},full-time,onsite,Mencetak.,${cells.city ?? ''},${cells.min ?? ''},${cells.max ?? ''},${cells.closes ?? ''},${cells.slug ?? ''},Percetakan,Buku.`
const openings = (...rows: Parameters<typeof opening>[0][]) => [HEAD, ...rows.map(opening), ''].join('\n')
const clear = async () => {
  for (const name of ['mails', 'imported_records', 'imports', 'invitations', 'mentors', 'schools', 'jobs', 'careers'])
    await query(`delete from ${name} where tenant_id = $1`)
}
beforeEach(clear)
const statesOf = async (id: string) => (await rowsOf(id)).map(one => one.state)

it('an opening whose salaries cannot be is said in the dry run, beside the column', async () => {
  const id = await read(
    'openings',
    openings(
      { title: 'A', min: '9', max: '5' },
      { title: 'B', max: '5' },
      { title: 'C', min: '-1' },
      { title: 'D', max: '1000000001', min: '1' },
    ),
  )
  expect((await rowsOf(id)).map(one => [one.state, one.notes[0]?.values?.['column'], one.notes[0]?.values?.['why']])).toEqual([
    ['wrong', 'salaryMax', 'SalaryOrder'],
    ['wrong', 'salaryMax', 'SalaryOrder'],
    ['wrong', 'salaryMin', expect.any(String)],
    ['wrong', 'salaryMax', expect.any(String)],
  ])
})

it('two openings of one title at one employer are two, where they differ in place or day; the same again, or of one slug, is one', async () => {
  const file = openings(
    {},
    { city: 'Bandung' },
    { city: 'Bandung', closes: '2030-01-31' },
    { city: 'Bandung', closes: '2030-01-31' },
    { city: 'Kab. Bandung', slug: 'operator' },
    { slug: 'operator-9' },
  )
  const id = await read('openings', file)
  expect((await rowsOf(id)).map(one => [one.state, one.notes[0]?.code])).toEqual([
    ['comes', undefined],
    ['comes', undefined],
    ['comes', undefined],
    ['doubled', 'TwiceInFile'],
    ['doubled', 'AddressTwice'],
    ['comes', undefined],
  ])
  await act(id, 'run')
  expect((await query('select slug from jobs where tenant_id = $1 order by slug')).map(one => one.slug)).toEqual([
    'operator',
    'operator-2',
    'operator-3',
    'operator-9',
  ])
  expect((await stateOf(await read('openings', file))).counts).toMatchObject({ comes: 0, doubled: 6 })
  // What somebody changed since is still the one of that row.
  await query("update jobs set title = 'Lain', closes_at = null where tenant_id = $1 and slug = 'operator-3'")
  expect((await stateOf(await read('openings', file))).counts).toMatchObject({ comes: 0 })
})

it('mentors beyond what a site may have are said in the dry run', async () => {
  await query(`insert into mentors (tenant_id, id, slug, name, headline, bio, expertise)
    select $1, gen_random_uuid(), 'ada-' || n, 'Ada', 'A', 'B', '{}' from generate_series(1, 199) n`)
  const id = await read('mentors', 'name,headline,bio\nSatu,A,B\nDua,A,B\nDua,A,B\n')
  expect((await rowsOf(id)).map(one => [one.state, one.notes[0]?.code])).toEqual([
    ['comes', undefined],
    ['wrong', 'TooManyRecords'],
    ['wrong', 'TooManyRecords'],
  ])
  await act(id, 'rest')
  expect((await stateOf(id)).counts).toMatchObject({ made: 1, lost: 0 })
})

/** The first is what most rows have, so that many rows come. */
const cell = (...some: [string, ...string[]]) =>
  fc.oneof({ weight: 8, arbitrary: fc.constant(some[0]) }, { weight: 2, arbitrary: fc.constantFrom(...some) })
const anyCell = (...some: string[]) => fc.constantFrom(...some)
const NAMES = [
  'Budi',
  'budi',
  'Budi 2',
  'budi-2',
  '???',
  '!!!',
  'Sekolah “Baru”',
  'x'.repeat(130),
  '',
  '=1+1',
  '\u{1f600}',
  'مدرسة',
  'a\tb',
]
const SLUGS = ['', 'budi', 'budi-2', 'Budi!', 'x'.repeat(121)]
const CITIES = ['', 'Bandung', '32.04', 'Atlantis']
const NUMBERS = ['', '0', '5', '9', '-5', '4.500.000', '1000000001', '1e3', '9,5', 'Rp7.000']

/** All tables but those of participants, whose rows need classes and members (`tables.test.ts`, `import-pages/class-table.test.ts`). */
type MadeTable = Exclude<TableName, 'participants' | 'class-participants'>

const ROWS: Record<MadeTable, readonly (readonly [column: string, cells: fc.Arbitrary<string>])[]> = {
  people: [
    ['email', anyCell('a@contoh.example', 'A@Contoh.example', 'b@contoh.example', 'bukan', '', 'c@contoh.example')],
    ['role', cell('teacher', 'Guru', 'lead_region', 'admin', 'superadmin', 'writer', '')],
    ['limits', cell('', 'Bandung', '32.04;32.73', 'tidak-ada')],
  ],
  mentors: [
    ['name', anyCell(...NAMES)],
    ['headline', cell('A', '', 'x'.repeat(161))],
    ['bio', cell('B', '', 'x'.repeat(2001))],
    ['expertise', cell('', 'A;B', 'x'.repeat(61))],
    ['links', cell('', 'https://a.example', 'javascript:1')],
    ['slug', anyCell(...SLUGS)],
  ],
  schools: [
    ['name', anyCell(...NAMES)],
    ['npsn', anyCell('', '20000001', '20000002', '2000000', '00000000')],
    ['type', cell('', 'smk', 'SMA', 'tk')],
    ['city', cell('Bandung', '32.04', '32.73', ...CITIES)],
    ['students', cell('', ...NUMBERS)],
    ['slug', anyCell(...SLUGS)],
  ],
  openings: [
    ['company', cell('Cetak Jaya', 'cetak jaya', 'Cetak-Jaya', '???', '!!!')],
    ['title', anyCell('Operator', 'Operator', 'operator', 'Operator 2', '???', '')],
    ['type', cell('full-time', 'FULL-TIME', 'apa')],
    ['mode', cell('onsite', 'remote')],
    ['summary', cell('S', 'x'.repeat(401))],
    ['city', anyCell('', 'Bandung', ...CITIES)],
    ['salaryMin', cell('', ...NUMBERS)],
    ['salaryMax', cell('', ...NUMBERS)],
    ['closesAt', cell('', '2030-01-31', '2030-01-31 10:00', '2030-02-31', 'besok')],
    ['slug', anyCell('', '', 'operator', 'operator-2', 'x y')],
    ['companyIndustry', cell('I', '')],
    ['companySummary', cell('S', 'x'.repeat(401))],
    ['published', cell('', 'ya', 'no', 'mungkin')],
  ],
}
const TABLES_OF = { people: 'invitations', mentors: 'mentors', schools: 'schools', openings: 'jobs' } as const

it.each(Object.keys(ROWS) as MadeTable[])('what the dry run says of %s is what the run does', async table => {
  const columns = ROWS[table]
  const row = fc.tuple(...columns.map(([, cells]) => cells))
  let came = 0
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 8, maxLength: 40, size: 'max' }), async rows => {
      await clear()
      const file = [columns.map(([name]) => name).join(','), ...rows.map(cells => cells.map(quoted).join(',')), ''].join('\n')
      const id = await read(table, file)
      if ((await stateOf(id)).state === 'refused') return
      const before = await rowsOf(id)
      await act(id, before.some(one => one.state === 'wrong') ? 'rest' : 'run')
      const after = await rowsOf(id)
      expect(after.map(one => [one.state, one.notes])).toEqual(before.map(one => [one.state === 'comes' ? 'made' : one.state, one.notes]))
      const counted = await query(`select count(*)::int as count from ${TABLES_OF[table]} where tenant_id = $1`)
      const coming = before.filter(one => one.state === 'comes').length
      came += coming
      expect(counted[0].count).toBe(coming)
      // What came does not come again; a row that lacked what only a new employer needs may.
      const again = await statesOf(await read(table, file))
      expect(again.filter((state, at) => state === 'comes' && before[at]?.state === 'comes')).toEqual([])
    }),
    { numRuns: 10, seed: 7 },
  )
  expect(came).toBeGreaterThan(20)
})
