import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listAudit } from '#features/audit/audit-list.server.ts'
import { addPledge } from '#features/gifts/pledge.server.ts'
import { giftSettings } from '#features/gifts/testing.ts'
import { as, type Enrolled, enrol, outsiders } from '#features/members/testing.ts'
import { createAppVisitor } from '#page/testing-app.tsx'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { addAspiration, addReview } from '../commands.server.ts'
import * as voiceList from './voice-list.tsx'

const database = openTestDatabase()
const { show, submit, visit } = createAppVisitor(database, [
  {
    path: '/Studio/Voices',
    name: 'Studio-Voices',
    query: {
      page: 'page',
      state: ['waiting', 'approved', 'rejected'],
      kind: ['book_reviews', 'aspirations'],
      done: ['approved', 'rejected'],
    },
    isPersonal: true,
  },
])
const AT = '/Studio/Voices'
let mine: TenantId
let theirs: TenantId
let admin: Enrolled
let writer: Enrolled

beforeAll(async () => {
  mine = await database.createTenant()
  theirs = await database.createTenant()
  admin = await enrol(database, mine, 'Ani', ['admin'])
  writer = await enrol(database, mine, 'Wati', ['writer'])
})
beforeEach(async () => {
  for (const table of ['book_reviews', 'aspirations', 'donations', 'audit_log']) await database.pool.query(`delete from ${table}`)
  const review = { message: 'Bagus <b>sekali</b>', rating: 5, consent: 'Ya' }
  await database.asTenant(mine, ctx => addReview(ctx, { ...review, name: 'Ana' }))
  await database.asTenant(theirs, ctx => addReview(ctx, { ...review, name: 'Orang Lain' }))
  await database.asTenant(mine, ctx => addAspiration(ctx, { name: 'Dodi', city: 'Garut', topics: [], message: 'Sinyal', consent: 'Ya' }))
  await database.asTenant(mine, ctx => addPledge(ctx, giftSettings(), { amount: 75_000, name: null, message: null, consent: null }))
})
const idOf = async (table: string, of = mine) =>
  (await database.pool.query<{ id: string }>(`select id from ${table} where tenant_id = $1`, [of])).rows[0]?.id ?? ''

describe('the page of visitors’ voices', () => {
  it('is of who writes and of staff', async () => {
    const refused = (await outsiders(database, mine)).filter(
      ([viewer]) => !(viewer.kind === 'person' && viewer.person.role === 'writer') && viewer.kind !== 'api-client',
    )
    expect(refused.length).toBeGreaterThan(8)
    const form = { form: 'approve', kind: 'book_reviews', id: await idOf('book_reviews') }
    for (const [viewer, status] of refused) {
      const expected = viewer.kind === 'nobody' ? `302 /Login?to=${encodeURIComponent(AT)}` : String(status)
      expect(await visit(voiceList, AT, { of: mine, viewer })).toBe(expected)
      expect(await submit(voiceList, AT, form, { of: mine, viewer })).toBe(expected)
    }
    expect((await database.pool.query('select 1 from book_reviews where approved_at is not null')).rows).toEqual([])
  })

  it('shows what waits at this tenant as text, and pledges to staff alone', async () => {
    const html = await show(voiceList, AT, await as(admin, mine))
    for (const words of ['Ana', '&lt;b&gt;sekali&lt;/b&gt;', 'Nilai 5 dari 5', 'Dodi', 'Garut', 'Rp75.000', 'Uang diterima', '3 kiriman'])
      expect(html).toContain(words)
    expect(html).not.toContain('Orang Lain')
    const ofWriter = await show(voiceList, AT, await as(writer, mine))
    expect(ofWriter).toContain('Ana')
    expect(ofWriter).not.toContain('Rp75.000')
    expect(await show(voiceList, `${AT}?kind=aspirations`, await as(admin, mine))).not.toContain('Ana')
  })

  it('takes a decision, says so, and has it in the log', async () => {
    const who = await as(admin, mine)
    const form = { form: 'approve', kind: 'book_reviews', id: await idOf('book_reviews') }
    expect(await submit(voiceList, `${AT}?kind=book_reviews`, form, who)).toBe(`303 ${AT}?kind=book_reviews&done=approved`)
    expect(await show(voiceList, `${AT}?done=approved`, who)).toContain('Sekarang terlihat')
    expect(await show(voiceList, `${AT}?state=approved`, who)).toContain('Ana')
    expect(await submit(voiceList, `${AT}?state=approved`, { ...form, form: 'reject' }, who)).toBe(`303 ${AT}?state=approved&done=rejected`)
    expect(await show(voiceList, AT, who)).not.toContain('Ana')
    const { items } = await database.asTenant(
      mine,
      async ctx => await listAudit({ ...ctx, viewer: await admin.viewer() }, {}, { perPage: 10 }),
    )
    expect(items.map(({ act, details }) => [act, details])).toEqual(
      expect.arrayContaining([['voice.approved', expect.objectContaining({ voice: 'book_reviews' })]]),
    )
  })

  it('finds nothing of another tenant, and says so where a thing is decided already', async () => {
    const who = await as(admin, mine)
    expect(await submit(voiceList, AT, { form: 'approve', kind: 'book_reviews', id: await idOf('book_reviews', theirs) }, who)).toBe('404')
    expect(await submit(voiceList, AT, { form: 'approve', kind: 'members', id: newId() }, who)).toBe('404')
    const form = { form: 'approve', kind: 'aspirations', id: await idOf('aspirations') }
    await submit(voiceList, AT, form, who)
    expect(await submit(voiceList, AT, form, who)).toContain('baru saja diputuskan')
  })
})
