import { beforeAll, describe, expect, it } from 'vitest'
import { buildCourse, joinCourse } from '#features/learning/testing.ts'
import { as, enrol } from '#features/members/testing.ts'
import { buildSchool, buildTeam } from '#features/schools/testing.ts'
import { ROLES } from '#kit/roles.ts'
import { createAppVisitor } from '#page/testing-app.tsx'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { pages as table } from '../../../route-table.ts'
import * as overview from './overview.tsx'

const database = openTestDatabase()
const { show, visit, submit } = createAppVisitor(database, table)

let mine: TenantId

beforeAll(async () => {
  mine = await database.createTenant()
})

describe('the end of maintenance', () => {
  const closed = { settings: { isMaintenance: true } }
  const isMaintenance = async () => {
    const { rows } = await database.pool.query(`select value from site_settings where tenant_id = $1 and key = 'isMaintenance'`, [mine])
    return rows[0]?.value
  }

  it('is for those alone who manage the site, and leaves a line in the audit log', async () => {
    await database.pool.query(`update site_settings set value = 'true' where tenant_id = $1 and key = 'isMaintenance'`, [mine])
    for (const role of ['student', 'writer', 'mentor', 'lead_region'] as const) {
      const who = await as(await enrol(database, mine, `Si ${role}`, [role]), mine)
      expect([role, await submit(overview, '/Studio', { form: 'open' }, who)]).toEqual([role, '403'])
    }
    expect(await submit(overview, '/Studio', { form: 'open' }, { of: mine })).toBe('302 /Login?to=%2FStudio')
    expect(await isMaintenance()).toBe(true)
    const admin = await enrol(database, mine, 'Rina', ['admin'])
    expect(await submit(overview, '/Studio', { form: 'open' }, await as(admin, mine, closed))).toBe('303 /Studio?done=opened')
    expect(await isMaintenance()).toBe(false)
    const { rows } = await database.pool.query(
      `select subject, member_id from audit_log where tenant_id = $1 and act = 'settings.changed'`,
      [mine],
    )
    expect(rows).toEqual([{ subject: 'isMaintenance', member_id: admin.id }])
  })

  it('is offered to them while the site is closed, and confirmed in both languages', async () => {
    const admin = await enrol(database, mine, 'Rina', ['admin'])
    for (const [lang, open, opened] of [
      ['id', 'Buka situs untuk semua', 'Situs sudah terbuka untuk semua'],
      ['en', 'Open the site to everybody', 'The site is open to everybody now'],
    ] as const) {
      const at = async (path: string, more: object) => await show(overview, path, await as(admin, mine, { lang, ...more }))
      expect(await at('/Studio', closed)).toContain(open)
      expect(await at('/Studio', {})).not.toContain(open)
      expect(await at('/Studio?done=opened', {})).toContain(opened)
    }
  })
})

describe('the overview', () => {
  it('is not there for nobody and strangers', async () => {
    expect(await visit(overview, '/Studio', { of: mine })).toBe('302 /Login?to=%2FStudio')
    expect(await visit(overview, '/Studio', { of: mine, viewer: { kind: 'stranger', app: null } })).toBe('404')
  })

  it('leads each role to what it can open, in plain words, and says to who has none how to become a student', async () => {
    for (const role of ROLES.filter(one => one !== 'superadmin')) {
      const who = await enrol(database, mine, `Si ${role}`, [role])
      expect(await show(overview, '/Studio', await as(who, mine)), role).toContain('Kelas yang terbuka untuk umum di situs ini.')
    }
    const teacher = await enrol(database, mine, 'Gunawan', ['teacher'])
    expect(await show(overview, '/Studio', await as(teacher, mine))).toContain('Siswa di sekolahmu yang belum berusia 18 tahun')
    const none = await show(overview, '/Studio', await as(await enrol(database, mine, 'Nol'), mine))
    expect(none).toContain('/Account/Join')
    expect(none).not.toContain('Cari anggota')
  })

  it('tells who teaches how many fall behind and why, and nobody else', async () => {
    const tenant = await database.createTenant()
    const mentorId = newId()
    const mentor = await enrol(database, tenant, 'Mira', ['mentor'])
    const colleague = await enrol(database, tenant, 'Koko', ['mentor'])
    const pupil = await enrol(database, tenant, 'Sari Diam', ['student'])
    await database.asTenant(tenant, async ctx => {
      const row = { tenant_id: tenant, id: mentorId, slug: 'mira', name: 'Mira', headline: '', bio: '', expertise: [] }
      await ctx.db.insertInto('mentors').values(row).execute()
      const { id } = await buildCourse(ctx, [{}], { name: 'Kelas Mira', starts_at: new Date('2026-01-05'), always_open: true })
      await ctx.db.insertInto('class_mentors').values({ tenant_id: tenant, class_id: id, mentor_id: mentorId, position: 1 }).execute()
      const enrolment = await joinCourse(ctx, pupil.id, id)
      const long = new Date(TEST_NOW.getTime() - 12 * 86_400_000)
      const quiet = { joined_at: long, asked_at: long, last_active_at: long }
      await ctx.db.updateTable('enrolments').set(quiet).where('tenant_id', '=', tenant).where('id', '=', enrolment).execute()
    })
    await database.pool.query('update memberships set mentor_id = $1 where member_id = $2', [mentorId, mentor.id])
    const html = await show(overview, '/Studio', await as(mentor, tenant))
    for (const words of ['1 peserta kelasmu tertinggal', 'Sari Diam', 'Kelas Mira', 'tidak membuka kelas 12 hari', '/Studio/Teaching"'])
      expect(html).toContain(words)
    expect(await show(overview, '/Studio', await as(mentor, tenant, { lang: 'en' }))).toContain(
      '1 participant of your classes falls behind',
    )
    const others = await show(overview, '/Studio', await as(colleague, tenant))
    expect(others).toContain('Tidak ada yang tertinggal')
    expect(others).not.toContain('Sari Diam')
    for (const role of ['student', 'writer', 'teacher', 'admin'] as const)
      expect(await show(overview, '/Studio', await as(await enrol(database, tenant, `Si ${role}`, [role]), tenant)), role).not.toContain(
        'Yang tertinggal, dan mengapa',
      )
  })

  it('shows a superadmin without a role their own entrance, and none to become a student', async () => {
    for (const [lang, enter, join] of [
      ['id', 'Masuk sebagai superadmin', 'Jadi siswa di'],
      ['en', 'Enter as superadmin', 'Become a student'],
    ] as const) {
      const html = await show(overview, '/Studio', await as(await enrol(database, mine, 'Wati', ['superadmin']), mine, { lang }))
      expect(html).toContain(enter)
      expect(html).toContain('action="/Account"')
      expect(html).not.toContain(join)
      expect(html).not.toContain('/Account/Join')
    }
    const both = await enrol(database, mine, 'Wulan', ['superadmin', 'mentor'])
    expect(await show(overview, '/Studio', await as(both, mine))).not.toContain('Masuk sebagai superadmin')
  })

  it('says to a child whose parent was asked that the answer is waited for', async () => {
    const child = await enrol(database, mine, 'Ayu')
    await database.pool.query(`update members set born_on = '2011-01-01' where id = $1`, [child.id])
    expect(await show(overview, '/Studio', await as(child, mine))).toContain('Jadi siswa di')
    const ask = `insert into guardian_requests (tenant_id, token_sha256, member_id, guardian_name, guardian_email, asked_at, expires_at)
      values ($1, $2, $3, 'Ibu "Zubaidah"', 'ibu@contoh.id', '2026-08-16', '2026-08-20')`
    await database.pool.query(ask, [mine, Buffer.alloc(32, 1), child.id])
    const html = await show(overview, '/Studio', await as(child, mine))
    expect(html).toContain('Permintaan izin sudah kami kirim kepada Ibu &quot;Zubaidah&quot;')
    expect(html).not.toContain('Jadi siswa di')
  })

  it('counts for staff what stands in the tables, and for them alone', async () => {
    const tenant = await database.createTenant()
    const staff = await enrol(database, tenant, 'Rina', ['admin', 'mentor'])
    const asked = await enrol(database, tenant, 'Sari', ['student'])
    const invitation = `insert into invitations (tenant_id, id, email, kind, invited_at, expires_at, taken_at) values ($1, $2, 'a@b.c', 4, now(), $3, $4)`
    await database.pool.query(invitation, [tenant, newId(), '2026-08-18', null])
    await database.pool.query(invitation, [tenant, newId(), '2026-08-16', null])
    await database.pool.query(invitation, [tenant, newId(), '2026-08-18', '2026-08-01'])
    const erasure = `insert into erasure_requests (tenant_id, id, member_id, reference, asked_at, due_at, done_at) values ($1, $2, $3, gen_random_uuid(), now(), $4, $5)`
    await database.pool.query(erasure, [tenant, newId(), asked.id, '2026-08-19T03:00:00Z', null])
    await database.pool.query(erasure, [tenant, newId(), asked.id, '2026-08-01T03:00:00Z', '2026-08-01'])
    const html = await show(overview, '/Studio', { of: tenant, viewer: await staff.viewer() })
    const figures = [...html.matchAll(/tabular-nums">(\d+)<\/p><a[^>]*>([^<]*)/g)].map(match => [match[2], match[1]])
    expect(figures).toEqual([
      ['anggota', '2'],
      ['undangan menunggu', '1'],
      ['permintaan hapus data terbuka', '1'],
      ['email gagal terkirim', '0'],
    ])
    expect(html).toContain('19 Agustus 2026')
    expect(html).not.toContain('hanya disimpan')
    const mail = `insert into mails (tenant_id, id, template, lang, to_address, subject, is_secret, created_at, next_try_at, delivered_at, failed_at) values ($1, $2, 'invitation', 'id', 'a@b.c', 'Uji', false, now(), $3, $4, $5)`
    await database.pool.query(mail, [tenant, newId(), null, null, null])
    await database.pool.query(mail, [tenant, newId(), null, null, null])
    await database.pool.query(mail, [tenant, newId(), '2026-08-18', null, null])
    await database.pool.query(mail, [tenant, newId(), null, '2026-08-16', null])
    await database.pool.query(mail, [tenant, newId(), null, null, '2026-08-16'])
    const later = await show(overview, '/Studio', { of: tenant, viewer: await staff.viewer() })
    expect(later).toMatch(/tabular-nums">1<\/p><a[^>]*>email gagal terkirim/)
    expect(later).toContain('2 email lain hanya disimpan')
    expect(await show(overview, '/Studio', { of: tenant, viewer: await asked.viewer() })).not.toContain('undangan menunggu')
  })

  it('offers the league’s registrations at a coding school, and elsewhere once a team has registered', async () => {
    const tenant = await database.createTenant()
    const staff = await enrol(database, tenant, 'Rina', ['admin'])
    const offers = async (layout: 'demo' | 'smkcoding') =>
      (await show(overview, '/Studio', { of: tenant, viewer: await staff.viewer(), layout })).includes('href="/Studio/Registrations"')
    expect(await offers('demo')).toBe(false)
    expect(await offers('smkcoding')).toBe(true)
    await database.asTenant(tenant, async ctx => buildTeam(ctx, await buildSchool(ctx)))
    expect(await offers('demo')).toBe(true)
  })
})
