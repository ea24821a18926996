import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { VisitOptions } from '#page/testing.ts'
import { createAppVisitor } from '#page/testing-app.tsx'
import type { Viewer } from '#platform/context.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { consentText } from '../consent-text.ts'
import { requestErasure } from '../erasure-requests.server.ts'
import { ADULT, arrive, DAY, type Guest, HOUR, later, PUPIL } from '../testing.ts'
import * as own from './own-privacy.tsx'
import * as requests from './privacy-requests.tsx'

const database = openTestDatabase()
const { visit: show, submit } = createAppVisitor(database, [
  { path: '/Studio/Privacy', name: 'Studio-Privacy', query: { done: ['erased', 'given', 'corrected'] } },
  { path: '/Account/Privacy', name: 'Account-Privacy', query: { done: ['marketing', 'asked', 'cancelled'] } },
])
const from = { origin: 'http://uji.localhost:3000', site: 'Uji', lang: 'id' } as const
const school = newId()

let mine: TenantId
let theirs: TenantId
let admin: Guest
let teacher: Guest
let member: Guest
let pupil: Guest

const asViewer = (viewer: Viewer | undefined, of = mine): VisitOptions => ({ of, ...(viewer && { viewer }) })
const as = async (who: Guest, now = TEST_NOW): Promise<VisitOptions> => ({ ...asViewer(await who.viewer(now)), now })

beforeAll(async () => {
  mine = await database.createTenant()
  theirs = await database.createTenant()
  admin = await arrive(database, mine, { name: 'Adi', roles: ['admin'], consent: 'self' })
  teacher = await arrive(database, mine, { name: 'Bu Guru', roles: ['teacher'], schoolId: school, consent: 'self' })
})
beforeEach(async () => {
  await database.pool.query(`delete from members where name = 'Pupil'`)
  await database.pool.query('delete from erasure_requests')
  member = await arrive(database, mine, { name: 'Budi <b>', bornOn: ADULT, roles: ['student'], consent: 'self' })
  pupil = await arrive(database, mine, { name: 'Pupil', bornOn: PUPIL, roles: ['student'], schoolId: school, grantedBy: teacher.id })
})

async function requestId(): Promise<string> {
  const { rows } = await database.pool.query<{ id: string }>('select id from erasure_requests')
  return rows[0]?.id ?? ''
}

describe('the page of data requests', () => {
  const refusals = async (): Promise<[Viewer | undefined, string | RegExp][]> => [
    [undefined, /^302 \/Login/],
    [{ kind: 'stranger', app: null }, '404'],
    [await member.viewer(), '403'],
    [await pupil.viewer(), '403'],
  ]

  it('is closed to who has no right to it, and takes no forms of theirs', async () => {
    await member.does(ctx => requestErasure(ctx, '', from))
    const { version } = consentText({ purpose: 'membership', giver: 'school' }, 'id', { site: 'Uji', child: 'Pupil' })
    const forms = [
      { form: 'erase', id: await requestId() },
      { form: 'consent', id: pupil.id, agree: '1', version },
      { form: 'consent', id: pupil.id },
      { form: 'correct', id: pupil.id, day: '1', month: '1', year: '2000' },
      { form: 'correct', id: pupil.id },
    ]
    for (const [viewer, answer] of await refusals()) {
      expect(await show(requests, '/Studio/Privacy', asViewer(viewer))).toMatch(answer)
      for (const fields of forms) expect(await submit(requests, '/Studio/Privacy', fields, asViewer(viewer))).toMatch(answer)
    }
    for (const fields of [forms[0], forms[3]])
      expect(await submit(requests, '/Studio/Privacy', fields ?? {}, await as(teacher))).toBe('403')
    const elsewhere = await arrive(database, theirs, { roles: ['admin'], consent: 'self' })
    for (const fields of [forms[0], forms[1], forms[3]])
      expect(await submit(requests, '/Studio/Privacy', fields ?? {}, asViewer(await elsewhere.viewer(), theirs))).toBe('404')
    expect(await pupil.viewer()).toMatchObject({ person: { roles: [], isChild: true } })
  })

  it('shows staff the time that is left, and erases by a form', async () => {
    await member.does(ctx => requestErasure(ctx, 'Pindah <i>kota</i>', from))
    const html = await show(requests, '/Studio/Privacy', await as(admin, later(10 * HOUR + 60_000)))
    for (const words of ['Budi &lt;b&gt;', member.email, 'Sisa 61 jam 59 menit', 'Pindah &lt;i&gt;kota&lt;/i&gt;', 'HPS-'])
      expect(html).toContain(words)
    expect(await show(requests, '/Studio/Privacy', await as(admin, later(3 * DAY)))).toContain('Lewat tenggat')
    const fields = { form: 'erase', id: await requestId() }
    expect(await submit(requests, '/Studio/Privacy', fields, await as(admin))).toBe('303 /Studio/Privacy?done=erased')
    expect(await submit(requests, '/Studio/Privacy', fields, await as(admin))).toContain('sudah selesai atau sudah dibatalkan')
    expect(await show(requests, '/Studio/Privacy?done=erased', await as(admin))).toContain('Tidak ada permintaan yang terbuka.')
  })

  it('shows a teacher the pupils of their school alone, whom they consent for', async () => {
    await arrive(database, mine, { name: 'Pupil', email: 'sekolah-lain@contoh.id', bornOn: PUPIL, roles: ['student'], schoolId: newId() })
    await member.does(ctx => requestErasure(ctx, '', from))
    const html = await show(requests, '/Studio/Privacy', await as(teacher))
    expect(html).toContain(pupil.email)
    for (const words of ['sekolah-lain@contoh.id', member.email, 'Perbaiki tanggal lahir']) expect(html).not.toContain(words)
    const { version } = consentText({ purpose: 'membership', giver: 'school' }, 'id', { site: 'Uji', child: 'Pupil' })
    const fields = { form: 'consent', id: pupil.id, version }
    const again = await submit(requests, '/Studio/Privacy', fields, await as(teacher))
    expect(again).toContain('Centang kotaknya dahulu.')
    expect(again).toMatch(/<details[^>]* open/)
    expect(await submit(requests, '/Studio/Privacy', { ...fields, agree: '1' }, await as(teacher))).toBe('303 /Studio/Privacy?done=given')
    expect(await pupil.viewer()).toMatchObject({ person: { role: 'student' } })
  })

  it('lets staff correct a date of birth, and says what is wrong beside it', async () => {
    const fields = { form: 'correct', id: pupil.id, day: '30', month: '2', year: '2005' }
    expect(await submit(requests, '/Studio/Privacy', fields, await as(admin))).toContain('Tanggal ini tidak ada di kalender.')
    expect(await submit(requests, '/Studio/Privacy', { ...fields, day: '28' }, await as(admin))).toBe('303 /Studio/Privacy?done=corrected')
    expect(await pupil.viewer()).toMatchObject({ person: { isChild: false } })
  })
})

describe('one’s own privacy', () => {
  it('is not there for nobody and strangers', async () => {
    const forms = [{ form: 'marketing', wanted: '1' }, { form: 'leave', sure: '1' }, { form: 'cancel' }]
    expect(await show(own, '/Account/Privacy', asViewer(undefined))).toBe('302 /Login?to=%2FAccount%2FPrivacy')
    expect(await show(own, '/Account/Privacy', asViewer({ kind: 'stranger', app: null }))).toBe('404')
    for (const fields of forms) {
      expect(await submit(own, '/Account/Privacy', fields, asViewer(undefined))).toMatch(/^302 \/Login/)
      expect(await submit(own, '/Account/Privacy', fields, asViewer({ kind: 'stranger', app: null }))).toBe('404')
    }
  })

  it('shows each consent, the download, and where the account is deleted', async () => {
    const html = await show(own, '/Account/Privacy', await as(member))
    for (const words of [
      'Menjadi anggota',
      'oleh kamu sendiri',
      '/Account/Data.json',
      'http://account.invalid/delete?client=sanggar-',
      '17 Agustus 2008',
    ])
      expect(html).toContain(words)
    const waiting = await show(own, '/Account/Privacy', await as(pupil))
    expect(waiting).toContain('/Account/Join')
    expect(waiting).toContain('Belum ada persetujuan yang tercatat.')
    expect(waiting).not.toContain('name="wanted"')
  })

  it('starts and stops mails of marketing by a press, for grown-ups', async () => {
    const { version } = consentText({ purpose: 'marketing' }, 'id', { site: 'Uji' })
    const allow = { form: 'marketing', wanted: '1', version }
    expect(await submit(own, '/Account/Privacy', { ...allow, version: 'old' }, await as(member))).toContain('baru saja diperbarui')
    expect(await submit(own, '/Account/Privacy', allow, await as(member))).toBe('303 /Account/Privacy?done=marketing')
    expect(await show(own, '/Account/Privacy', await as(member))).toContain('Kamu menerima email kabar dan tawaran.')
    expect(await submit(own, '/Account/Privacy', { form: 'marketing', wanted: '0' }, await as(member))).toMatch(/^303/)
    expect(await show(own, '/Account/Privacy', await as(member))).toContain('Kamu tidak menerima email')
    expect(await submit(own, '/Account/Privacy', allow, await as(pupil))).toBe('403')
  })

  it('takes a request to leave once it is meant, keeps what was typed, and takes it back', async () => {
    const bare = await submit(own, '/Account/Privacy', { form: 'leave', reason: 'Sudah lulus “Ñ”' }, await as(member))
    expect(bare).toContain('Centang kotak ini kalau kamu sudah yakin.')
    expect(bare).toContain('Sudah lulus “Ñ”')
    const long = await submit(own, '/Account/Privacy', { form: 'leave', sure: '1', reason: '王'.repeat(1001) }, await as(member))
    expect(long).toContain('paling banyak 1.000 huruf')
    expect(await submit(own, '/Account/Privacy', { form: 'leave', sure: '1', reason: '王'.repeat(1000) }, await as(member))).toBe(
      '303 /Account/Privacy?done=asked',
    )
    const html = await show(own, '/Account/Privacy?done=asked', await as(member))
    expect(html).toContain('paling lambat Kamis, 20 Agustus 2026 pukul 10.00 WIB')
    expect(html).not.toContain('name="reason"')
    expect(await submit(own, '/Account/Privacy', { form: 'cancel' }, await as(member))).toBe('303 /Account/Privacy?done=cancelled')
    expect(await show(own, '/Account/Privacy', await as(member))).toContain('name="reason"')
  })
})
