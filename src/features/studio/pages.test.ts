import { beforeAll, describe, expect, it } from 'vitest'
import { type Enrolled, enrol, outsiders } from '#features/members/testing.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { pages as table } from '../../route-table.ts'
import { currentOf, entriesFor } from './navigation.ts'
import * as auditList from './pages/audit-list.tsx'
import * as invitationList from './pages/invitation-list.tsx'
import * as mailList from './pages/mail-list.tsx'
import * as mailShow from './pages/mail-show.tsx'
import * as memberInvite from './pages/member-invite.tsx'
import * as memberList from './pages/member-list.tsx'
import * as memberShow from './pages/member-show.tsx'
import { addMail, addProgram, as, createStudio, type Fields, type PageModule } from './testing.ts'

const database = openTestDatabase()
const { show, submit, visit } = createStudio(database, table)

let mine: TenantId
let theirs: TenantId
let admin: Enrolled
let budi: Enrolled
let program: string
let mail: string

beforeAll(async () => {
  mine = await database.createTenant()
  theirs = await database.createTenant()
  admin = await enrol(database, mine, 'Ani', ['admin'])
  budi = await enrol(database, mine, 'Budi', ['student'])
  program = await addProgram(database, mine, 'Pesilat Nusantara')
  await addProgram(database, theirs, 'Milik Orang')
  mail = await addMail(database, mine)
})

describe('the pages of staff', () => {
  it('lead nobody to the way in, are not there for strangers, and closed to all other roles', async () => {
    const pages: [PageModule, string][] = [
      [memberList, '/Studio/Members'],
      [memberInvite, '/Studio/Members/Invite?role=writer'],
      [invitationList, '/Studio/Members/Invitations'],
      [memberShow, `/Studio/Members/${budi.id}`],
      [mailList, '/Studio/Mail'],
      [mailShow, `/Studio/Mail/${mail}`],
      [auditList, '/Studio/Audit'],
    ]
    for (const [viewer, status] of await outsiders(database, mine)) {
      const expected = (address: string) => (viewer.kind === 'nobody' ? `302 /Login?to=${encodeURIComponent(address)}` : String(status))
      for (const [page, address] of pages) expect(await visit(page, address, { of: mine, viewer }), address).toBe(expected(address))
    }
  })

  it('take forms from nobody else', async () => {
    const member = `/Studio/Members/${budi.id}`
    const forms: [PageModule, string, Fields][] = [
      [memberInvite, '/Studio/Members/Invite?role=writer', { form: 'invite', email: 'x@contoh.id' }],
      [invitationList, '/Studio/Members/Invitations', { form: 'withdraw', id: newId() }],
      [memberShow, `${member}?role=writer`, { form: 'grant' }],
      [memberShow, member, { form: 'revoke', role: 'student' }],
      [memberShow, member, { form: 'remove', sure: '1' }],
      [memberShow, member, { form: 'remove' }],
    ]
    for (const [viewer, status] of await outsiders(database, mine))
      for (const [page, address, fields] of forms) {
        const answer = await submit(page, address, fields, { of: mine, viewer })
        expect(answer, `${address} ${JSON.stringify(fields)}`).toBe(
          viewer.kind === 'nobody' ? `302 /Login?to=${encodeURIComponent(address)}` : String(status),
        )
      }
    expect(await submit(memberShow, member, { form: 'toString' }, await as(admin, mine))).toBe('400')
  })

  it('know nothing of another tenant’s members, programs, invitations and mails', async () => {
    const other = await enrol(database, theirs, 'Admin sana', ['admin'])
    const options = { of: theirs, viewer: await other.viewer() }
    expect(await visit(memberShow, `/Studio/Members/${budi.id}`, options)).toBe('404')
    expect(await visit(mailShow, `/Studio/Mail/${mail}`, options)).toBe('404')
    for (const fields of [
      { form: 'revoke', role: 'student' },
      { form: 'remove', sure: '1' },
    ])
      expect(await submit(memberShow, `/Studio/Members/${budi.id}`, fields, options)).toBe('404')
    expect(await submit(memberShow, `/Studio/Members/${other.id}?role=partner`, { form: 'grant', programIds: program }, options)).toContain(
      'Salah satu pilihan tidak ada lagi',
    )
    expect(await show(memberList, '/Studio/Members', options)).not.toContain('Budi')
    expect(await show(mailList, '/Studio/Mail', options)).not.toContain('Siti')
    expect(await show(memberShow, `/Studio/Members/${other.id}?role=partner`, options)).toContain('Milik Orang')
  })
})

describe('the side bar', () => {
  it('has only what there is, each entry with a page', () => {
    const paths = table.filter(page => page.file).map(page => page.path)
    const person = { kind: 'operator' } as const
    for (const entry of entriesFor(person)) expect(paths, entry.name).toContain(entry.href)
  })

  it('shows each role what it may open, and marks where one is', async () => {
    const namesOf = async (who: Enrolled) => entriesFor(await who.viewer()).map(entry => entry.name)
    const forAll = ['overview', 'account', 'privacy']
    const nobodyYet = await enrol(database, mine, 'Kosong')
    expect(await namesOf(nobodyYet)).toEqual(forAll)
    for (const name of ['members', 'invitations', 'mail', 'audit']) {
      expect(await namesOf(admin)).toContain(name)
      expect(await namesOf(budi)).not.toContain(name)
    }
    const entries = entriesFor(await admin.viewer())
    expect(currentOf(entries, '/Studio/Members/Invitations')?.name).toBe('invitations')
    expect(currentOf(entries, `/Studio/Members/${budi.id}`)?.name).toBe('members')
    expect(currentOf(entries, '/Studio')?.name).toBe('overview')
    expect(currentOf(entries, '/Accounts')).toBeUndefined()
  })
})

describe('the outbox and the audit log', () => {
  it('show a mail as text, and as its reader sees it in a frame that may do nothing', async () => {
    expect(await show(mailList, '/Studio/Mail?search=siti', await as(admin, mine))).toContain('Halo &lt;b&gt;Siti&lt;/b&gt;')
    const html = await show(mailShow, `/Studio/Mail/${mail}`, await as(admin, mine))
    expect(html).toContain('Isi &amp; &lt;i&gt;teks&lt;/i&gt;')
    expect(html).toMatch(/<iframe sandbox="" srcDoc="&lt;p onclick=&quot;x&quot;&gt;Isi &quot;email&quot;&lt;\/p&gt;"/)
    await database.pool.query('update mails set is_secret = true where id = $1', [mail])
    const hidden = await show(mailShow, `/Studio/Mail/${mail}`, await as(admin, mine))
    expect(hidden).not.toContain('iframe')
    expect(hidden).toContain('hanya superadmin yang bisa membacanya')
    await database.pool.query('update mails set is_secret = false, next_try_at = null where id = $1', [mail])
    expect(await show(mailList, '/Studio/Mail', await as(admin, mine))).toContain('SMTP_URL')
  })

  it('say what will stand there where nothing does yet, apart from a search that finds nothing', async () => {
    const first = await enrol(database, theirs, 'Eka', ['admin'])
    for (const [page, path, words] of [
      [mailList, '/Studio/Mail', 'Belum ada email'],
      [auditList, '/Studio/Audit', 'Belum ada catatan'],
    ] as const) {
      expect(await show(page, path, await as(first, theirs))).toContain(words)
      expect(await show(page, `${path}?search=tidak-ada`, await as(first, theirs))).not.toContain(words)
    }
  })

  it('say what was done to whom, with roles by their names', async () => {
    const who = await enrol(database, mine, 'Oki')
    await submit(memberShow, `/Studio/Members/${who.id}?role=writer`, { form: 'grant' }, await as(admin, mine))
    const html = await show(auditList, '/Studio/Audit?act=membership.granted&search=oki', await as(admin, mine))
    for (const words of ['Memberi peran', 'Oki', 'Penulis', admin.email, `/Studio/Members/${who.id}`]) expect(html).toContain(words)
    expect(await show(auditList, '/Studio/Audit?search=tidak-ada', await as(admin, mine))).toContain('Tidak ada catatan yang cocok')
    const english = await show(auditList, '/Studio/Audit?act=membership.granted&search=oki', await as(admin, mine, { lang: 'en' }))
    expect(english).toContain('Gave a role')
  })
})
