import { beforeAll, describe, expect, it } from 'vitest'
import { listMembers } from '#features/members/member-list.server.ts'
import { as, type Enrolled, enrol } from '#features/members/testing.ts'
import { createAppVisitor } from '#page/testing-app.tsx'
import type { TenantId } from '#platform/db/ids.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { pages as table } from '../../../route-table.ts'
import * as account from './account.tsx'

const database = openTestDatabase()
const { show, submit, visit } = createAppVisitor(database, table)

let mine: TenantId
let budi: Enrolled

beforeAll(async () => {
  mine = await database.createTenant()
  budi = await enrol(database, mine, 'Budi', ['student'])
})

/** Returns the names of the members that this member may list now. Throws Forbidden. */
async function listAs(who: Enrolled): Promise<string[]> {
  const members = await database.asTenant(mine, ctx => listMembers(ctx, {}, { perPage: 100 }), { viewer: await who.viewer() })
  return members.items.map(member => member.name)
}

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

  it('says to a child whose parent was asked that the answer is waited for', async () => {
    const child = await enrol(database, mine, 'Ayu')
    await database.pool.query(`update members set born_on = '2011-01-01' where id = $1`, [child.id])
    expect(await show(account, '/Account', await as(child, mine))).toContain('Jadi siswa di')
    const ask = `insert into guardian_requests (tenant_id, token_sha256, member_id, guardian_name, guardian_email, asked_at, expires_at)
      values ($1, $2, $3, 'Ibu "Zubaidah"', 'ibu@contoh.id', '2026-08-16', '2026-08-20')`
    await database.pool.query(ask, [mine, Buffer.alloc(32, 1), child.id])
    const html = await show(account, '/Account', await as(child, mine))
    expect(html).toContain('Permintaan izin sudah kami kirim kepada Ibu &quot;Zubaidah&quot;')
    expect(html).not.toContain('Jadi siswa di')
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
    await expect(listAs(staff)).rejects.toMatchObject({ status: 403 })
    expect(await show(account, '/Account', await as(staff, mine))).toContain('Kamu sedang melihat situs ini sebagai Mentor')
    expect(await submit(account, '/Account', { form: 'stop-looking' }, await as(staff, mine))).toBe('303 /Studio')
    expect(await listAs(staff)).toContain('Budi')
  })

  it('lets a superadmin in with a reason, keeps a reason that was refused, and words it in the reader’s language', async () => {
    const who = await enrol(database, mine, 'Wati', ['superadmin'])
    await expect(listAs(who)).rejects.toMatchObject({ status: 403 })
    const again = await submit(account, '/Account', { form: 'enter-superadmin', reason: ' abc' }, await as(who, mine))
    expect(again).toMatch(/aria-invalid="true" aria-describedby="reason-problem reason-hint"[^>]*> abc</)
    expect(again).toContain('Tulis alasannya, 5 sampai 300 karakter.')
    expect(await submit(account, '/Account', { form: 'enter-superadmin' }, await as(who, mine, { lang: 'en' }))).toContain(
      'Write the reason, in 5 to 300 characters.',
    )
    expect(await submit(account, '/Account', { form: 'enter-superadmin', reason: 'membantu admin' }, await as(who, mine))).toBe(
      '303 /Studio',
    )
    expect(await listAs(who)).toContain('Budi')
    expect(await submit(account, '/Account', { form: 'leave-superadmin' }, await as(who, mine))).toBe('303 /Account?done=saved')
    await expect(listAs(who)).rejects.toMatchObject({ status: 403 })
  })

  it('shows a superadmin without a role their own entrance first, and none to become a student', async () => {
    const html = await show(account, '/Account', await as(await enrol(database, mine, 'Wulan', ['superadmin']), mine))
    expect(html).not.toContain('/Account/Join')
    expect(html.indexOf('Masuk sebagai superadmin')).toBeLessThan(html.indexOf('Keamanan akun'))
  })
})

describe('a superadmin who has to prove their second factor', () => {
  const enter = { form: 'enter-superadmin', reason: 'membantu admin' }
  const prove = (who: Enrolled, at: Date | null) =>
    database.pool.query('update sessions set second_factor_at = $2 where member_id = $1', [who.id, at])
  /** Submits the reason without a proof. Returns the cookie that keeps it. */
  async function begin(who: Enrolled, of: TenantId): Promise<string> {
    await prove(who, null)
    const setCookies: string[] = []
    expect(await submit(account, '/Account', enter, await as(who, of, { visit: { setCookies } }))).toBe(
      '303 /Login?factor=fresh&to=%2FAccount%3Fentering%3D1',
    )
    return decodeURIComponent(/^sanggar_entry=([^;]+); Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/.exec(setCookies[0] ?? '')?.[1] ?? '')
  }
  const comeBack = async (who: Enrolled, of: TenantId, kept: string | undefined, now = TEST_NOW, address = '/Account?entering=1') =>
    await visit(account, address, await as(who, of, { now, visit: { cookie: name => (name === 'sanggar_entry' ? kept : undefined) } }))
  const isIn = async (who: Enrolled) =>
    (await who.viewer()).kind === 'person' && JSON.stringify(await who.viewer()).includes('"role":"superadmin"')

  it('is not let in by a link, by another’s cookie, at another tenant, too late, or without the proof', async () => {
    const who = await enrol(database, mine, 'Wati', ['superadmin'])
    const other = await enrol(database, mine, 'Wira', ['superadmin'])
    const theirs = await database.createTenant()
    const abroad = await enrol(database, theirs, 'Wati', ['superadmin'])
    const kept = await begin(who, mine)
    expect(await comeBack(who, mine, kept)).toContain('membantu admin')
    await prove(who, TEST_NOW)
    for (const cookie of [undefined, '', 'x', `${kept}x`]) expect(await comeBack(who, mine, cookie)).toContain('<h1')
    expect(await comeBack(other, mine, kept)).toContain('<h1')
    expect(await comeBack(abroad, theirs, kept)).toContain('<h1')
    expect(await comeBack(who, mine, kept, TEST_NOW, '/Account')).toContain('<h1')
    expect(await comeBack(who, mine, kept, new Date(TEST_NOW.getTime() + 600_000))).toContain('<h1')
    for (const one of [who, other, abroad]) expect(await isIn(one)).toBe(false)
  })

  it('comes back and is in, with the reason that they wrote', async () => {
    const who = await enrol(database, mine, 'Wati', ['superadmin'])
    const kept = await begin(who, mine)
    await prove(who, TEST_NOW)
    expect(await comeBack(who, mine, kept)).toBe('302 /Studio')
    expect(await isIn(who)).toBe(true)
    const { rows } = await database.pool.query(`select details from audit_log where member_id = $1 and act = 'superadmin.entered'`, [
      who.id,
    ])
    expect(rows).toEqual([{ details: { reason: 'membantu admin' } }])
  })
})
