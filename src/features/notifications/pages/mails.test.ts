import { beforeAll, describe, expect, it } from 'vitest'
import { type Enrolled, enrol, outsiders } from '#features/members/testing.ts'
import type { VisitOptions } from '#page/testing.ts'
import { createAppVisitor } from '#page/testing-app.tsx'
import type { TenantId } from '#platform/db/ids.ts'
import { postMail } from '#platform/mail/outbox.server.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import * as mailList from './mail-list.tsx'
import * as mailShow from './mail-show.tsx'

const database = openTestDatabase()
const { show, visit } = createAppVisitor(database, [
  { path: '/Studio/Mail', name: 'Studio-Mail', query: { page: 'page', search: 'text', state: ['waiting', 'delivered', 'failed', 'kept'] } },
  { path: '/Studio/Mail/{id}', name: 'Studio-Mail-id' },
])

let mine: TenantId
let theirs: TenantId
let admin: Enrolled
let other: Enrolled
let mail: string

const as = async (who: Enrolled, of: TenantId): Promise<VisitOptions> => ({ of, viewer: await who.viewer() })

beforeAll(async () => {
  mine = await database.createTenant()
  theirs = await database.createTenant()
  admin = await enrol(database, mine, 'Ani', ['admin'])
  other = await enrol(database, theirs, 'Admin sana', ['admin'])
  const words = { subject: 'Halo <b>Siti</b>', text: 'Isi & <i>teks</i>', html: '<p onclick="x">Isi "email"</p>' }
  await database.asTenant(mine, ctx => postMail(ctx, { template: 'uji', lang: 'id', to: 'siti@contoh.id', ...words, isSecret: false }))
  const { rows } = await database.pool.query<{ id: string }>('select id from mails where tenant_id = $1', [mine])
  mail = rows[0]?.id ?? ''
})

describe('the outbox', () => {
  it('leads nobody to the way in, is not there for strangers, and closed to all other roles', async () => {
    for (const [viewer, status] of await outsiders(database, mine))
      for (const [page, address] of [[mailList, '/Studio/Mail'] as const, [mailShow, `/Studio/Mail/${mail}`] as const]) {
        const expected = viewer.kind === 'nobody' ? `302 /Login?to=${encodeURIComponent(address)}` : String(status)
        expect(await visit(page, address, { of: mine, viewer }), address).toBe(expected)
      }
  })

  it('knows nothing of another tenant’s mails', async () => {
    expect(await visit(mailShow, `/Studio/Mail/${mail}`, await as(other, theirs))).toBe('404')
    expect(await show(mailList, '/Studio/Mail', await as(other, theirs))).not.toContain('Siti')
  })

  it('shows a mail as text, and as its reader sees it in a frame that may do nothing', async () => {
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

  it('says what will stand there where nothing does yet, apart from a search that finds nothing', async () => {
    const words = 'Belum ada email'
    expect(await show(mailList, '/Studio/Mail', await as(other, theirs))).toContain(words)
    expect(await show(mailList, '/Studio/Mail?search=tidak-ada', await as(other, theirs))).not.toContain(words)
  })
})
