import { beforeAll, describe, expect, it } from 'vitest'
import { grantRole } from '#features/members/member-commands.server.ts'
import { as, type Enrolled, enrol, outsiders } from '#features/members/testing.ts'
import { NO_LIMITS } from '#features/permissions/role-limits.ts'
import { createAppVisitor } from '#page/testing-app.tsx'
import type { TenantId } from '#platform/db/ids.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { pages as table } from '../../../route-table.ts'
import * as auditList from './audit-list.tsx'

const database = openTestDatabase()
const { show, visit } = createAppVisitor(database, table)

let mine: TenantId
let theirs: TenantId
let admin: Enrolled

beforeAll(async () => {
  mine = await database.createTenant()
  theirs = await database.createTenant()
  admin = await enrol(database, mine, 'Ani', ['admin'])
})

describe('the audit log', () => {
  it('leads nobody to the way in, is not there for strangers, and closed to all other roles', async () => {
    for (const [viewer, status] of await outsiders(database, mine))
      expect(await visit(auditList, '/Studio/Audit', { of: mine, viewer })).toBe(
        viewer.kind === 'nobody' ? '302 /Login?to=%2FStudio%2FAudit' : String(status),
      )
  })

  it('says what will stand there where nothing does yet, apart from a search that finds nothing', async () => {
    const first = await enrol(database, theirs, 'Eka', ['admin'])
    expect(await show(auditList, '/Studio/Audit', await as(first, theirs))).toContain('Belum ada catatan')
    expect(await show(auditList, '/Studio/Audit?search=tidak-ada', await as(first, theirs))).not.toContain('Belum ada catatan')
  })

  it('says what was done to whom, with roles by their names', async () => {
    const who = await enrol(database, mine, 'Oki')
    await database.asTenant(mine, ctx => grantRole(ctx, who.id, 'writer', NO_LIMITS), { viewer: await admin.viewer() })
    const html = await show(auditList, '/Studio/Audit?act=membership.granted&search=oki', await as(admin, mine))
    for (const words of ['Memberi peran', 'Oki', 'Penulis', admin.email, `/Studio/Members/${who.id}`]) expect(html).toContain(words)
    expect(await show(auditList, '/Studio/Audit?search=tidak-ada', await as(admin, mine))).toContain('Tidak ada catatan yang cocok')
    const english = await show(auditList, '/Studio/Audit?act=membership.granted&search=oki', await as(admin, mine, { lang: 'en' }))
    expect(english).toContain('Gave a role')
  })
})
