import { beforeAll, describe, expect, it } from 'vitest'
import { type Enrolled, enrol } from '#features/members/testing.ts'
import { ROLES } from '#kit/roles.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { pages as table } from '../../route-table.ts'
import { addActingBar } from './acting-bar.server.tsx'
import * as account from './pages/account.tsx'
import * as memberList from './pages/member-list.tsx'
import * as overview from './pages/overview.tsx'
import { as, createStudio } from './testing.ts'

const database = openTestDatabase()
const { show, submit, visit } = createStudio(database, table)

let mine: TenantId
let budi: Enrolled

beforeAll(async () => {
  mine = await database.createTenant()
  budi = await enrol(database, mine, 'Budi', ['student'])
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
    expect(await show(overview, '/Studio', await as(teacher, mine))).toContain('Siswa di sekolah Anda yang belum berusia 18 tahun')
    const none = await show(overview, '/Studio', await as(await enrol(database, mine, 'Nol'), mine))
    expect(none).toContain('/Account/Join')
    expect(none).not.toContain('Cari anggota')
  })

  it('says to a child whose parent was asked that the answer is waited for', async () => {
    const child = await enrol(database, mine, 'Ayu')
    await database.pool.query(`update members set born_on = '2011-01-01' where id = $1`, [child.id])
    expect(await show(account, '/Account', await as(child, mine))).toContain('Jadi siswa di')
    const ask = `insert into guardian_requests (tenant_id, token_sha256, member_id, guardian_name, guardian_email, asked_at, expires_at)
      values ($1, $2, $3, 'Ibu "Zubaidah"', 'ibu@contoh.id', '2026-08-16', '2026-08-20')`
    await database.pool.query(ask, [mine, Buffer.alloc(32, 1), child.id])
    for (const [page, address] of [
      [account, '/Account'],
      [overview, '/Studio'],
    ] as const) {
      const html = await show(page, address, await as(child, mine))
      expect(html).toContain('Permintaan izin sudah kami kirim kepada Ibu &quot;Zubaidah&quot;')
      expect(html).not.toContain('Jadi siswa di')
    }
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
    expect(await show(overview, '/Studio', { of: tenant, viewer: await asked.viewer() })).not.toContain('undangan menunggu')
  })
})

describe('one’s own account', () => {
  it('is not there for nobody and strangers', async () => {
    expect(await visit(account, '/Account', { of: mine })).toBe('302 /Login?to=%2FAccount')
    expect(await visit(account, '/Account', { of: mine, viewer: { kind: 'stranger', app: null } })).toBe('404')
    expect(await submit(account, '/Account', { form: 'act', role: 'admin' }, { of: mine })).toBe('302 /Login?to=%2FAccount')
  })

  it('shows who one is and the ways to security, privacy and out; names are only text', async () => {
    const who = await enrol(database, mine, '<img src=x> & "Tuti"', ['student', 'mentor'])
    const html = await show(account, '/Account', await as(who, mine))
    expect(html).toContain('&lt;img src=x&gt; &amp; &quot;Tuti&quot;')
    expect(html).not.toContain('<img src=x>')
    for (const way of [
      `http://account.invalid/?client=sanggar-${mine}&amp;lang=id`,
      '/Account/Privacy',
      'action="/Logout"',
      'Sedang dipakai',
      'Pakai peran ini',
    ])
      expect(html).toContain(way)
    expect(html).not.toContain('Masuk sebagai superadmin')
    expect(html).not.toContain('Lihat situs ini sebagai peran lain')
    expect(await submit(account, '/Account', { form: 'act', role: 'student' }, await as(who, mine))).toBe('303 /Account?done=saved')
    expect(await who.viewer()).toMatchObject({ person: { role: 'student' } })
    expect(await submit(account, '/Account', { form: 'act', role: 'admin' }, await as(who, mine))).toBe('403')
  })

  it('lets staff look as another role and back, and nobody else', async () => {
    expect(await submit(account, '/Account', { form: 'look', role: 'student' }, await as(budi, mine))).toBe('403')
    const staff = await enrol(database, mine, 'Umar', ['admin'])
    for (const [lang, words] of [
      ['id', 'Pilih salah satu peran dari daftar'],
      ['en', 'Choose one of the roles in the list'],
    ] as const)
      expect(await submit(account, '/Account', { form: 'look', role: 'superadmin' }, { ...(await as(staff, mine)), lang })).toContain(words)
    expect(await submit(account, '/Account', { form: 'look', role: 'mentor' }, await as(staff, mine))).toBe('303 /Studio')
    expect(await visit(memberList, '/Studio/Members', await as(staff, mine))).toBe('403')
    expect(await show(account, '/Account', await as(staff, mine))).toContain('Anda sedang melihat situs ini sebagai Mentor')
    expect(await submit(account, '/Account', { form: 'stop-looking' }, await as(staff, mine))).toBe('303 /Studio')
    expect(await visit(memberList, '/Studio/Members', await as(staff, mine))).not.toBe('403')
  })

  it('lets a superadmin in with a reason, keeps a reason that was refused, and words it in the reader’s language', async () => {
    const who = await enrol(database, mine, 'Wati', ['superadmin'])
    expect(await visit(memberList, '/Studio/Members', await as(who, mine))).toBe('403')
    const again = await submit(account, '/Account', { form: 'enter-superadmin', reason: ' abc' }, await as(who, mine))
    expect(again).toMatch(/aria-invalid="true" aria-describedby="reason-problem reason-hint"[^>]*> abc</)
    expect(again).toContain('Tulis alasannya, 5 sampai 300 karakter.')
    expect(await submit(account, '/Account', { form: 'enter-superadmin' }, await as(who, mine, { lang: 'en' }))).toContain(
      'Write the reason, in 5 to 300 characters.',
    )
    expect(await submit(account, '/Account', { form: 'enter-superadmin', reason: 'membantu admin' }, await as(who, mine))).toBe(
      '303 /Studio',
    )
    expect(await show(memberList, '/Studio/Members', await as(who, mine))).toContain('Budi')
    expect(await submit(account, '/Account', { form: 'leave-superadmin' }, await as(who, mine))).toBe('303 /Account?done=saved')
    expect(await visit(memberList, '/Studio/Members', await as(who, mine))).toBe('403')
  })
})

describe('the bar on every page', () => {
  const barOf = async (who: Enrolled, lang: 'id' | 'en' = 'id') => {
    const parts = new Map<string, string>()
    const has = await database.asTenant(mine, async ctx => addActingBar({ ctx, lang, parts }), { viewer: await who.viewer() })
    expect(parts.has('acting')).toBe(has)
    return parts.get('acting')
  }

  it('is there for nobody who acts as themselves', async () => {
    expect(await barOf(budi)).toBeUndefined()
    expect(await barOf(await enrol(database, mine, 'Xena', ['admin', 'superadmin']))).toBeUndefined()
    const parts = new Map<string, string>()
    expect(await database.asTenant(mine, async ctx => addActingBar({ ctx, lang: 'id', parts }))).toBe(false)
  })

  it('says who looks as what, or works as superadmin, and leaves it by one click in the reader’s language', async () => {
    const staff = await enrol(database, mine, 'Vina', ['admin'])
    await submit(account, '/Account', { form: 'look', role: 'teacher' }, await as(staff, mine))
    expect(await barOf(staff)).toMatch(/sebagai Guru\..*action="\/Account".*value="stop-looking"/s)
    const entered = await enrol(database, mine, 'Wulan', ['superadmin'])
    await submit(account, '/Account', { form: 'enter-superadmin', reason: 'membantu' }, await as(entered, mine))
    expect(await barOf(entered, 'en')).toMatch(/Superadmin mode.*action="\/en\/Account".*value="leave-superadmin"/s)
  })
})
