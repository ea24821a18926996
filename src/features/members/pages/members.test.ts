import { beforeAll, describe, expect, it } from 'vitest'
import type { Fields } from '#page/testing.ts'
import { type AppModule, createAppVisitor } from '#page/testing-app.tsx'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { pages as table } from '../../../route-table.ts'
import { as, type Enrolled, enrol, outsiders } from '../testing.ts'
import * as invitationList from './invitation-list.tsx'
import * as memberInvite from './member-invite.tsx'
import * as memberList from './member-list.tsx'
import * as memberShow from './member-show.tsx'

const database = openTestDatabase()
const { show, submit, visit } = createAppVisitor(database, table)

let mine: TenantId
let theirs: TenantId
let admin: Enrolled
let budi: Enrolled
let program: string
let theirProgram: string

beforeAll(async () => {
  mine = await database.createTenant()
  theirs = await database.createTenant()
  admin = await enrol(database, mine, 'Ani', ['admin'])
  budi = await enrol(database, mine, 'Budi', ['student'])
  program = await addProgram(mine, 'Pesilat Nusantara')
  theirProgram = await addProgram(theirs, 'Milik Orang')
  await database.pool.query(`insert into regions.provinces (code, name) values ('32', 'JAWA BARAT') on conflict do nothing`)
  await database.pool.query(
    `insert into regions.cities (code, province_code, name) values ('32.73', '32', 'KOTA BANDUNG'), ('32.04', '32', 'KABUPATEN BANDUNG')
     on conflict do nothing`,
  )
})

async function addProgram(tenantId: TenantId, name: string): Promise<string> {
  const id = newId()
  await database.pool.query(
    `insert into programs (tenant_id, id, slug, name, summary, content, is_active) values ($1, $2, $3, $4, '', '{}', true)`,
    [tenantId, id, name.toLowerCase().replaceAll(' ', '-'), name],
  )
  return id
}

describe('the pages of members', () => {
  it('lead nobody to the way in, are not there for strangers, and closed to all other roles', async () => {
    const pages: [AppModule, string][] = [
      [memberList, '/Studio/Members'],
      [memberInvite, '/Studio/Members/Invite?role=writer'],
      [invitationList, '/Studio/Members/Invitations'],
      [memberShow, `/Studio/Members/${budi.id}`],
    ]
    for (const [viewer, status] of await outsiders(database, mine)) {
      const expected = (address: string) => (viewer.kind === 'nobody' ? `302 /Login?to=${encodeURIComponent(address)}` : String(status))
      for (const [page, address] of pages) expect(await visit(page, address, { of: mine, viewer }), address).toBe(expected(address))
    }
  })

  it('take forms from nobody else', async () => {
    const member = `/Studio/Members/${budi.id}`
    const forms: [AppModule, string, Fields][] = [
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

  it('know nothing of another tenant’s members, programs and invitations', async () => {
    const other = await enrol(database, theirs, 'Admin sana', ['admin'])
    const options = await as(other, theirs)
    expect(await visit(memberShow, `/Studio/Members/${budi.id}`, options)).toBe('404')
    for (const fields of [
      { form: 'revoke', role: 'student' },
      { form: 'remove', sure: '1' },
    ])
      expect(await submit(memberShow, `/Studio/Members/${budi.id}`, fields, options)).toBe('404')
    expect(await submit(memberShow, `/Studio/Members/${other.id}?role=partner`, { form: 'grant', programIds: program }, options)).toContain(
      'Salah satu pilihan tidak ada lagi',
    )
    expect(await show(memberList, '/Studio/Members', options)).not.toContain('Budi')
    expect(await show(memberShow, `/Studio/Members/${other.id}?role=partner`, options)).toContain('Milik Orang')
  })
})

describe('inviting', () => {
  const INVITE = '/Studio/Members/Invite'

  it('asks for the role first, then for what this role can be limited to', async () => {
    expect(await show(memberInvite, INVITE, await as(admin, mine))).toContain(`${INVITE}?role=lead_region`)
    expect(await show(memberInvite, `${INVITE}?role=partner`, await as(admin, mine))).toContain('Pesilat Nusantara')
    expect(await show(memberInvite, `${INVITE}?role=lead_region`, await as(admin, mine))).toContain('Kab. Bandung')
    expect(await show(memberInvite, `${INVITE}?role=writer`, await as(admin, mine))).toContain('berlaku untuk seluruh situs')
    expect(await show(memberInvite, `${INVITE}?role=superadmin`, await as(admin, mine))).not.toContain('name="email"')
    expect(await submit(memberInvite, INVITE, { form: 'invite', email: 'x@contoh.id' }, await as(admin, mine))).toBe('404')
  })

  it('keeps all that was typed and ticked when it is refused, with the problem beside its field', async () => {
    const fields: Fields = [
      ['form', 'invite'],
      ['email', 'bukan alamat'],
      ['regionCodes', '32.73'],
      ['regionCodes', '32.04'],
    ]
    const html = await submit(memberInvite, `${INVITE}?role=lead_region`, fields, await as(admin, mine))
    expect(html).toMatch(/aria-invalid="true"[^>]*name="email"[^>]*value="bukan alamat"/)
    expect(html).toContain('Tulis satu alamat email yang lengkap')
    for (const code of ['32.73', '32.04']) expect(html).toMatch(new RegExp(`<input type="checkbox"[^>]*checked=""[^>]*value="${code}"`))
    const member = await submit(memberInvite, `${INVITE}?role=writer`, { form: 'invite', email: budi.email }, await as(admin, mine))
    expect(member).toContain('sudah menjadi anggota')
  })

  it('refuses what is not the tenant’s own', async () => {
    for (const value of [theirProgram, newId(), 'x', "' or 1=1"])
      expect(
        await submit(
          memberInvite,
          `${INVITE}?role=partner`,
          { form: 'invite', email: 'p@contoh.id', programIds: value },
          await as(admin, mine),
        ),
      ).toContain('Salah satu pilihan tidak ada lagi')
    for (const value of ['99.99', 'x'])
      expect(
        await submit(
          memberInvite,
          `${INVITE}?role=lead_region`,
          { form: 'invite', email: 'p@contoh.id', regionCodes: value },
          await as(admin, mine),
        ),
      ).toContain('Salah satu pilihan tidak ada lagi')
  })

  it('ends at the invitations, from where it can be taken back', async () => {
    const list = '/Studio/Members/Invitations'
    const fields: Fields = { form: 'invite', email: 'mitra@contoh.id', programIds: program }
    expect(await submit(memberInvite, `${INVITE}?role=partner`, fields, await as(admin, mine))).toBe(`303 ${list}?done=invited`)
    const html = await show(invitationList, `${list}?done=invited`, await as(admin, mine))
    expect(html).toContain('mitra@contoh.id')
    expect(html).toContain('Undangan sudah dikirim')
    const id = /name="id" value="([^"]+)"/.exec(html)?.[1] ?? ''
    expect(await submit(invitationList, list, { form: 'withdraw', id }, await as(admin, mine))).toBe(`303 ${list}?done=withdrawn`)
    expect(await submit(invitationList, list, { form: 'withdraw', id }, await as(admin, mine))).toBe('404')
  })
})

describe('a member’s page', () => {
  it('gives a role with its limits, shows them by name, and takes it back', async () => {
    const who = await enrol(database, mine, 'Yanti')
    const address = `/Studio/Members/${who.id}`
    const grant = async () =>
      await submit(memberShow, `${address}?role=lead_program`, { form: 'grant', programIds: program }, await as(admin, mine))
    expect(await grant()).toBe(`303 ${address}?done=granted`)
    expect(await grant(), 'sent twice').toBe(`303 ${address}?done=granted`)
    const html = await show(memberShow, `${address}?role=lead_program`, await as(admin, mine))
    expect(html).toMatch(/Pesilat Nusantara<\/p>/)
    expect(html).toMatch(new RegExp(`checked=""[^>]*value="${program}"`))
    expect(await submit(memberShow, address, { form: 'revoke', role: 'lead_program' }, await as(admin, mine))).toBe(
      `303 ${address}?done=revoked`,
    )
    expect(await show(memberShow, address, await as(admin, mine))).toContain('Belum punya peran.')
    expect(await submit(memberShow, address, { form: 'revoke', role: 'superadmin' }, await as(admin, mine))).toBe('404')
  })

  it('says why the last admin, and oneself, stay', async () => {
    const tenant = await database.createTenant()
    const last = await enrol(database, tenant, 'Zaki', ['admin'])
    const address = `/Studio/Members/${last.id}`
    const options = { of: tenant, viewer: await last.viewer() }
    expect(await submit(memberShow, address, { form: 'revoke', role: 'admin' }, options)).toContain('peran adminmu sendiri')
    expect(await submit(memberShow, address, { form: 'remove', sure: '1' }, options)).toContain('tidak bisa mengeluarkan diri sendiri')
    expect(await show(memberShow, address, options)).not.toContain('Keluarkan dari situs ini')
  })

  it('removes only who was ticked to be meant', async () => {
    const who = await enrol(database, mine, 'Pergi')
    const address = `/Studio/Members/${who.id}`
    expect(await submit(memberShow, address, { form: 'remove' }, await as(admin, mine))).toContain('Centang dahulu')
    expect(await submit(memberShow, address, { form: 'remove', sure: '1' }, await as(admin, mine))).toBe('303 /Studio/Members?done=removed')
    expect(await visit(memberShow, address, await as(admin, mine))).toBe('404')
    for (const id of [newId(), 'x']) expect(await visit(memberShow, `/Studio/Members/${id}`, await as(admin, mine))).toBe('404')
  })
})
