import { beforeAll, describe, expect, it } from 'vitest'
import { buildCourse, joinCourse } from '#features/learning/testing.ts'
import { as, type Enrolled, enrol } from '#features/members/testing.ts'
import { buildSchool } from '#features/schools/testing.ts'
import type { Role } from '#kit/roles.ts'
import { createAppVisitor } from '#page/testing-app.tsx'
import type { TenantId } from '#platform/db/ids.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { FEWEST_TOLD } from './figures.server.ts'
import { MOST_INVITED, readAddresses } from './invite-pupils.server.ts'
import * as figures from './pages/figures.tsx'
import * as pupils from './pages/pupils.tsx'

const PLACE = { after: 'cursor', before: 'cursor' } as const
const database = openTestDatabase()
const { show, visit, submit } = createAppVisitor(database, [
  { path: '/Studio/Pupils', name: 'Studio-Pupils', query: { ...PLACE, search: 'text', class: 'slug', done: ['invited'], count: 'page' } },
  { path: '/Studio/Figures', name: 'Studio-Figures' },
])
const BASE = '/Studio/Pupils'
const daysAgo = (days: number) => new Date(TEST_NOW.getTime() - days * 86_400_000)

let mine: TenantId
let schoolId: string
let otherSchool: string
let classId: string
let city: string
let teacher: Enrolled
let pupil: Enrolled

/** Enrols somebody whose role has these limits. */
async function enrolWith(name: string, role: Role, limits: Record<string, unknown> = {}, tenant = mine): Promise<Enrolled> {
  const who = await enrol(database, tenant, name, [role])
  for (const [column, value] of Object.entries(limits))
    await database.pool.query(`update memberships set ${column} = $1 where member_id = $2`, [value, who.id])
  return who
}

beforeAll(async () => {
  mine = await database.createTenant()
  await database.asTenant(mine, async ctx => {
    schoolId = await buildSchool(ctx)
    otherSchool = await buildSchool(ctx)
    const dates = { registration_opens_at: daysAgo(60), registration_closes_at: daysAgo(45), starts_at: daysAgo(40), ends_at: daysAgo(-40) }
    classId = (await buildCourse(ctx, [{}], { name: 'Kelas bersama', ...dates })).id
    const row = await ctx.db
      .selectFrom('schools')
      .select('city_code')
      .where('tenant_id', '=', mine)
      .where('id', '=', schoolId)
      .executeTakeFirstOrThrow()
    city = row.city_code
  })
  teacher = await enrolWith('Bu Guru', 'teacher', { school_id: schoolId })
  pupil = await enrolWith('Siti Siswa', 'student', { school_id: schoolId })
  const stranger = await enrolWith('Budi Sebelah', 'student', { school_id: otherSchool })
  await database.asTenant(mine, async ctx => {
    await joinCourse(ctx, pupil.id, classId)
    await joinCourse(ctx, stranger.id, classId)
  })
})

describe('the home of a school', () => {
  it('is for whose role is about a school, which has been set', async () => {
    expect(await visit(pupils, BASE, { of: mine })).toMatch(/^302 \/Login/)
    expect(await visit(pupils, BASE, { of: mine, viewer: { kind: 'stranger', app: null } })).toBe('404')
    for (const role of ['student', 'writer', 'mentor', 'partner', 'lead_region', 'admin'] as const)
      expect([role, await visit(pupils, BASE, await as(await enrolWith('X', role), mine))]).toEqual([role, '403'])
    expect(await visit(pupils, BASE, await as(await enrolWith('X', 'teacher'), mine))).toBe('404')
    const theirs = await database.createTenant()
    const far = await enrolWith('Jauh', 'teacher', { school_id: null }, theirs)
    expect(await visit(pupils, BASE, await as(far, theirs))).toBe('404')
  })

  it('shows the pupils of that school alone, by class, and none who left it', async () => {
    const html = await show(pupils, BASE, await as(teacher, mine))
    for (const words of ['Siti Siswa', 'Kelas bersama: 0%', 'belum mulai, 30 hari', `/Studio/Classes/${classId}/Participants`])
      expect(html).toContain(words)
    for (const words of ['Budi Sebelah', 'Bu Guru</span>']) expect(html).not.toContain(words)
    expect(html).toContain('1 siswa · rata-rata 0% · 1 tertinggal')
    const other = await enrolWith('Pak Guru', 'teacher', { school_id: otherSchool })
    const theirs = await show(pupils, BASE, await as(other, mine))
    expect([theirs.includes('Siti Siswa'), theirs.includes('Budi Sebelah')]).toEqual([false, true])
    expect(await show(pupils, `${BASE}?class=${classId}`, await as(teacher, mine))).toContain('Siswa di Kelas bersama')
    expect(await show(pupils, `${BASE}?search=tidakada`, await as(teacher, mine))).not.toContain('Siti Siswa')
    await database.pool.query('update memberships set school_id = null where member_id = $1', [pupil.id])
    expect(await show(pupils, BASE, await as(teacher, mine))).not.toContain('Siti Siswa')
    await database.pool.query('update memberships set school_id = $2 where member_id = $1', [pupil.id, schoolId])
  })

  it('says who needs a consent', async () => {
    const child = await enrolWith('Cilik', 'student', { school_id: schoolId })
    await database.pool.query(`update members set born_on = '2012-01-01' where id = $1`, [child.id])
    const html = await show(pupils, BASE, await as(teacher, mine))
    expect(html).toContain('data-waiting="1"')
    expect(html).toMatch(/data-pupil="waiting"[^]*Cilik[^]*Menunggu izin/)
  })

  it('lets teachers invite pupils to their own school, and tells nothing of who is a member', async () => {
    const invite = async (addresses: string, who = teacher) =>
      await submit(pupils, BASE, { form: 'invite', addresses }, await as(who, mine))
    const industry = await enrolWith('Industri', 'industry', { school_id: schoolId })
    expect(await invite('a@contoh.example', industry)).toBe('403')
    expect(await show(pupils, BASE, await as(industry, mine))).not.toContain('Undang siswa')
    expect(await invite('')).toContain('tulis paling sedikit satu alamat')
    expect(await invite('a@contoh.example\nbukan alamat')).toContain('baris 2 tidak berisi alamat')
    expect(await invite(`nama,email\nSatu,satu@contoh.example\nDua;DUA@contoh.example\nlama,${pupil.email}`)).toBe(
      `303 ${BASE}?done=invited&count=3`,
    )
    expect(await show(pupils, `${BASE}?done=invited`, await as(teacher, mine))).toContain('Undangan untuk 1 alamat')
    const { rows } = await database.pool.query(
      'select email, kind, school_id, invited_by from invitations where tenant_id = $1 order by email',
      [mine],
    )
    const by = { kind: 4, school_id: schoolId, invited_by: teacher.id }
    expect(rows).toEqual([
      { email: 'dua@contoh.example', ...by },
      { email: 'satu@contoh.example', ...by },
    ])
    const audited = await database.pool.query(`select count(*)::int as n from audit_log where tenant_id = $1 and act = 'member.invited'`, [
      mine,
    ])
    expect(audited.rows).toEqual([{ n: 2 }])
  })

  it('takes a limited number of addresses at once', () => {
    const many = Array.from({ length: MOST_INVITED + 1 }, (_, at) => `a${at}@contoh.example`)
    expect(readAddresses(many.slice(1).join('\n'))).toHaveLength(MOST_INVITED)
    expect(() => readAddresses(many.join('\n'))).toThrow()
    expect(() => readAddresses('hanya judul')).toThrow()
    expect(readAddresses('Email\r\na@contoh.example\r\nA@contoh.example')).toEqual(['a@contoh.example'])
  })
})

describe('the figures', () => {
  it('are for leads, partners and staff', async () => {
    expect(await visit(figures, '/Studio/Figures', { of: mine })).toMatch(/^302 \/Login/)
    for (const role of ['student', 'writer', 'mentor', 'teacher', 'industry'] as const)
      expect([role, await visit(figures, '/Studio/Figures', await as(await enrolWith('X', role), mine))]).toEqual([role, '403'])
  })

  it('tell nothing of a group below five, and of a region only its schools', async () => {
    const lead = await enrolWith('Wilayah', 'lead_region', { region_codes: [city] })
    const name = (await database.pool.query<{ name: string }>('select name from schools where id = $1', [schoolId])).rows[0]?.name ?? ''
    const before = await show(figures, '/Studio/Figures', await as(lead, mine))
    expect(before).toContain(`kurang dari ${FEWEST_TOLD}`)
    for (let at = 1; at < FEWEST_TOLD; at++) {
      const one = await enrolWith(`Siswa ${at}`, 'student', { school_id: schoolId })
      await database.asTenant(mine, ctx => joinCourse(ctx, one.id, classId, { state: at === 1 ? 'completed' : 'joined' }))
    }
    const html = await show(figures, '/Studio/Figures', await as(lead, mine))
    const line = (text: string) => new RegExp(`${name}[^]*?</tr>`).exec(text.slice(text.indexOf('data-figures="schools"')))?.[0] ?? ''
    expect(line(html).replaceAll(/<[^>]*>/g, ' ')).toMatch(/Kelas\s+1\s+Belajar\s+4\s+Selesai\s+1\s+Median\s+0%/)
    const elsewhere = await enrolWith('Lain', 'lead_region', { region_codes: ['11.71'] })
    expect(await show(figures, '/Studio/Figures', await as(elsewhere, mine))).not.toContain(name)
  })
})
