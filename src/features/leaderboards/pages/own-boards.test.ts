import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildClass } from '#features/classes/testing.ts'
import { as, type Enrolled, enrol } from '#features/members/testing.ts'
import { consentText } from '#features/privacy/consent-text.ts'
import { writeConsent } from '#features/privacy/consents.server.ts'
import { arrive, type Guest } from '#features/privacy/testing.ts'
import { createVisitor } from '#page/testing.ts'
import { createAppVisitor } from '#page/testing-app.tsx'
import { sha256 } from '#platform/crypto/hash.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { listPeople } from '../boards.server.ts'
import { hide, show, stopShared } from '../shown.server.ts'
import { earn } from '../testing.ts'
import * as sharing from './guardian-sharing.server.tsx'
import * as own from './own-boards.tsx'

const database = openTestDatabase()
const PATH = '/Learn/Leaderboards'
const app = createAppVisitor(database, [
  { path: PATH, name: 'Learn-Leaderboards', query: { class: 'slug', period: ['all'], done: ['saved'] } },
])
const visitor = createVisitor(database, [{ path: '/Account/Guardian/{token}/Sharing', name: 'Account-Guardian-token-Sharing' }])

let mine: TenantId
let siti: Enrolled
let room: { id: string; slug: string }
beforeAll(async () => {
  mine = await database.createTenant()
})
beforeEach(async () => {
  siti = await enrol(database, mine, 'Siti Rahma', ['student'])
  await database.pool.query(`update members set born_on = '2000-01-01' where id = $1`, [siti.id])
  room = await database.asTenant(mine, ctx => buildClass(ctx))
})

const names = () =>
  database.asTenant(mine, async ctx =>
    (await listPeople(ctx, { page: 1, perPage: 100, period: 'all' })).items.map(({ memberId }) => memberId),
  )
const join = (memberId: string) =>
  database.asTenant(mine, async ctx => {
    await earn(ctx, memberId, room.id, 30)
    await ctx.db
      .insertInto('enrolments')
      .values({
        tenant_id: mine,
        id: newId(),
        class_id: room.id,
        batch_id: room.id,
        member_id: memberId,
        state: 'joined',
        asked_at: TEST_NOW,
      })
      .execute()
  })
const version = consentText({ purpose: 'leaderboard', giver: 'self' }, 'id', { site: 'Uji' }).version

describe('one’s own boards', () => {
  it('are nobody’s who is signed out, and of a class only its people’s', async () => {
    expect(await app.visit(own, PATH, { of: mine })).toMatch(/^302 \/Login/)
    expect(await app.visit(own, `${PATH}?class=${room.slug}`, await as(siti, mine))).toBe('404')
    expect(await app.visit(own, `${PATH}?class=tidak-ada`, await as(siti, mine))).toBe('404')
    const mentor = await enrol(database, mine, 'Mentor Lain', ['mentor'])
    expect(await app.visit(own, `${PATH}?class=${room.slug}`, await as(mentor, mine))).toBe('404')
    const admin = await enrol(database, mine, 'Admin', ['admin'])
    expect(await app.show(own, `${PATH}?class=${room.slug}`, await as(admin, mine))).toContain('Papan kelas')
    await join(siti.id)
    const html = await app.show(own, `${PATH}?class=${room.slug}`, await as(siti, mine))
    expect(html).toContain('Siti R.')
    expect(html).toContain('data-showing="hidden"')
  })

  it('show and hide one at once, by the words that were read', async () => {
    await join(siti.id)
    const send = async (fields: Record<string, string>) => await app.submit(own, PATH, fields, await as(siti, mine))
    expect(await send({ form: 'show', version: 'alt' })).toContain('Teks persetujuannya baru saja diperbarui')
    expect(await names()).not.toContain(siti.id)
    expect(await send({ form: 'show', version })).toBe(`303 ${PATH}?done=saved`)
    expect(await names()).toContain(siti.id)
    expect(await send({ form: 'hide' })).toBe(`303 ${PATH}?done=saved`)
    expect(await names()).not.toContain(siti.id)
    // The cached pages are dropped with each.
    database.announced.length = 0
    const viewer = await siti.viewer()
    await database.asTenant(mine, ctx => show(ctx, version, { site: 'Uji', lang: 'id' }), { viewer })
    expect(database.announced).toContain('boards')
    database.announced.length = 0
    await database.asTenant(mine, hide, { viewer })
    expect(database.announced).toContain('boards')
  })

  it('refuse whose date of birth nobody knows', async () => {
    await database.pool.query('update members set born_on = null where id = $1', [siti.id])
    expect(await app.submit(own, PATH, { form: 'show', version }, await as(siti, mine))).toBe('403')
  })
})

describe('what a parent allows', () => {
  let child: Guest
  let token: string
  const address = () => `/Account/Guardian/${token}/Sharing`
  const send = (purpose: string, answer: string, words = '') =>
    visitor.submit(sharing, address(), { purpose, answer, version: words }, { of: mine })
  const wordsOf = (purpose: 'leaderboard' | 'records') =>
    consentText(purpose === 'leaderboard' ? { purpose, giver: 'parent' } : { purpose }, 'id', { site: 'Uji' }).version

  beforeEach(async () => {
    child = await arrive(database, mine, { name: 'Budi Kecil', bornOn: '2012-01-01', roles: ['student'] })
    token = newId().replaceAll('-', '').padEnd(64, '0')
    await database.asTenant(mine, async ctx => {
      const consentId = await writeConsent(ctx, {
        memberId: child.id,
        purpose: 'membership',
        giver: 'parent',
        text: { version: 'x', words: 'Ya' },
      })
      await ctx.db
        .insertInto('guardian_requests')
        .values({
          tenant_id: mine,
          token_sha256: sha256(token),
          member_id: child.id,
          asked_of: 'parent',
          channel: 'mail',
          guardian_name: 'Ibu Budi',
          guardian_email: 'ibu@contoh.id',
          asked_at: TEST_NOW,
          expires_at: new Date(TEST_NOW.getTime() + 86_400_000),
          answered_at: TEST_NOW,
          is_granted: true,
          consent_id: consentId,
        })
        .execute()
    })
    await join(child.id)
  })

  it('is asked by the link alone by which they consented', async () => {
    expect(await visitor.visit(sharing.loader, `/Account/Guardian/${'0'.repeat(64)}/Sharing`, { of: mine })).toBe('404')
    expect(await visitor.visit(sharing.loader, address(), { of: await database.createTenant() })).toBe('404')
    const { html } = await visitor.show(sharing.loader, address(), { of: mine })
    expect(html.match(/Tidak diizinkan/g)).toHaveLength(2)
    expect(sharing.headers()).toMatchObject({ 'cache-control': 'private, no-store' })
  })

  it('shows the child, if the child wishes it too, and hides them at once when it is withdrawn', async () => {
    expect(await send('leaderboard', 'allow', 'alt')).toMatchObject({ html: expect.stringContaining('Tidak diizinkan') })
    expect(await send('leaderboard', 'allow', wordsOf('leaderboard'))).toBe(`303 ${address()}`)
    expect(await names()).not.toContain(child.id)
    const of = { of: mine, viewer: await child.viewer() }
    expect(await app.submit(own, PATH, { form: 'show', version }, of)).toBe(`303 ${PATH}?done=saved`)
    expect(await names()).toContain(child.id)
    expect(await send('leaderboard', 'stop')).toBe(`303 ${address()}`)
    expect(await names()).not.toContain(child.id)
    expect(await app.show(own, PATH, of)).toContain('data-showing="waits"')
    database.announced.length = 0
    await database.asTenant(mine, ctx => stopShared(ctx, child.id, 'leaderboard'))
    expect(database.announced).toContain('boards')
  })

  it('includes records, apart from being shown', async () => {
    expect(await send('records', 'allow', wordsOf('records'))).toBe(`303 ${address()}`)
    const { rows } = await database.pool.query('select purpose, given_by, giver_name from consents where member_id = $1 order by purpose', [
      child.id,
    ])
    expect(rows).toEqual([
      { purpose: 'membership', given_by: 'parent', giver_name: null },
      { purpose: 'records', given_by: 'parent', giver_name: 'Ibu Budi' },
    ])
    expect(await send('membership', 'stop')).toMatchObject({ html: expect.any(String) })
  })
})
