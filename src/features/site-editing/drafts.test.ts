import { beforeEach, describe, expect, it } from 'vitest'
import { type Enrolled, enrol } from '#features/members/testing.ts'
import { changeSettings } from '#features/sites/commands.server.ts'
import { readSettings } from '#features/sites/queries.server.ts'
import type { Ctx, Viewer } from '#platform/context.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { discardDraft, findDraft, publishDraft, saveDraft } from './drafts.server.ts'
import { listSettingsVersions, restoreSettings } from './versions.server.ts'

const database = openTestDatabase()

let tenant: TenantId
let other: TenantId
let ani: Enrolled
let budi: Enrolled

beforeEach(async () => {
  tenant = await database.createTenant()
  other = await database.createTenant()
  ani = await enrol(database, tenant, 'Ani', ['admin'])
  budi = await enrol(database, tenant, 'Budi', ['admin'])
})

async function as<T>(who: Enrolled | Viewer, work: (ctx: Ctx) => Promise<T>, of: TenantId = tenant): Promise<T> {
  return await database.asTenant(of, work, { viewer: 'token' in who ? await who.viewer() : who })
}

const settings = (of: TenantId = tenant) => as({ kind: 'nobody' }, readSettings, of)
const acts: ((ctx: Ctx) => Promise<unknown>)[] = [
  findDraft,
  ctx => saveDraft(ctx, { title: 'Direbut' }),
  ctx => publishDraft(ctx),
  ctx => discardDraft(ctx),
  ctx => listSettingsVersions(ctx, { limit: 5 }),
  ctx => restoreSettings(ctx, 0),
]

describe('who may not', () => {
  it('nobody, a writer, and an API client with the scope for settings try, publish or take back nothing', async () => {
    const writer = await enrol(database, tenant, 'Wati', ['writer'])
    const client: Viewer = { kind: 'api-client', clientId: newId(), scopes: ['settings:write'] }
    const before = await settings()
    for (const act of acts) {
      await expect(as({ kind: 'nobody' }, act)).rejects.toMatchObject({ status: 401 })
      await expect(as({ kind: 'stranger', app: null }, act)).rejects.toMatchObject({ status: 404 })
      await expect(as(writer, act)).rejects.toMatchObject({ status: 403 })
      await expect(as(client, act)).rejects.toMatchObject({ status: 403 })
    }
    expect(await settings()).toEqual(before)
  })

  it('a draft is nobody else’s, and no other tenant’s', async () => {
    await as(ani, ctx => saveDraft(ctx, { title: 'Milik Ani' }))
    expect(await as(budi, findDraft)).toBeUndefined()
    await expect(as(budi, ctx => publishDraft(ctx))).rejects.toMatchObject({ status: 404 })
    const theirs = await enrol(database, other, 'Citra', ['admin'])
    await as(theirs, ctx => saveDraft(ctx, { title: 'Milik Citra' }), other)
    await as(theirs, ctx => publishDraft(ctx), other)
    expect((await settings(other)).title).toBe('Milik Citra')
    expect((await settings()).title).not.toBe('Milik Citra')
    expect((await as(ani, findDraft))?.changes).toEqual({ title: 'Milik Ani' })
  })

  it('names each field that its schema refuses, and saves nothing of it', async () => {
    const bad = as(ani, ctx => saveDraft(ctx, { title: 'Baik', css: { clr_primary: 'merah' }, contact: { whatsapp: '08' } }))
    await expect(bad).rejects.toMatchObject({ status: 422, problems: [{ path: 'css.clr_primary' }, { path: 'contact.whatsapp' }] })
    await expect(as(ani, ctx => saveDraft(ctx, { bukan: 1 }))).rejects.toMatchObject({ status: 422, problems: [{ path: 'bukan' }] })
    await expect(as(ani, ctx => saveDraft(ctx, { css: { bukan: '1' } }))).rejects.toMatchObject({ problems: [{ path: 'css.bukan' }] })
    expect(await as(ani, findDraft)).toBeUndefined()
  })
})

describe('a draft', () => {
  it('gathers what is changed, field by field, and shows nobody anything before it is published', async () => {
    const before = await settings()
    await as(ani, ctx => saveDraft(ctx, { css: { clr_primary: '#112233' } }))
    await as(ani, ctx => saveDraft(ctx, { css: { clr_dark: '#000000' }, title: 'Baru' }))
    expect((await as(ani, findDraft))?.changes).toEqual({ css: { clr_primary: '#112233', clr_dark: '#000000' }, title: 'Baru' })
    expect(await settings()).toEqual(before)
  })

  it('loses a field that is typed back to what is published, and is none without a change', async () => {
    const { title } = await settings()
    await as(ani, ctx => saveDraft(ctx, { title: 'Baru', css: { clr_primary: '#112233' } }))
    expect((await as(ani, ctx => saveDraft(ctx, { title })))?.changes).toEqual({ css: { clr_primary: '#112233' } })
    expect(await as(ani, ctx => saveDraft(ctx, { css: { clr_primary: '#2096C4' } }))).toBeUndefined()
    await expect(as(ani, ctx => publishDraft(ctx))).rejects.toMatchObject({ status: 404 })
  })

  it('is published whole: settings, a version, an audit row for each setting with what stood before, and the caches are told', async () => {
    const { title } = await settings()
    await as(ani, ctx => saveDraft(ctx, { title: 'Baru', css: { clr_primary: '#112233' } }))
    const tags: string[] = []
    const version = await as(ani, ctx => publishDraft({ ...ctx, announce: tag => void tags.push(tag) }))
    expect(tags).toEqual(['settings'])
    expect(await settings()).toMatchObject({ title: 'Baru', css: { clr_primary: '#112233', clr_secondary: '#2F80ED' } })
    expect(await as(ani, findDraft)).toBeUndefined()
    const [newest] = await as(budi, ctx => listSettingsVersions(ctx, { limit: 5 }))
    expect(newest).toMatchObject({ version, savedBy: 'Ani', paths: expect.arrayContaining(['title', 'css.clr_primary']) })
    const { rows } = await database.pool.query(
      `select subject, details->'before' as before, details->'after' as after from audit_log where tenant_id = $1 and act = 'settings.changed' order by subject`,
      [tenant],
    )
    expect(rows).toEqual([
      { subject: 'css', before: { 'css.clr_primary': null }, after: { 'css.clr_primary': '#112233' } },
      { subject: 'title', before: { title }, after: { title: 'Baru' } },
    ])
  })

  it('is deleted whole or by field; what is published stays', async () => {
    const before = await settings()
    await as(ani, ctx => saveDraft(ctx, { title: 'Baru', css: { clr_primary: '#112233', clr_dark: '#000000' } }))
    await as(ani, ctx => discardDraft(ctx, ['css.clr_dark']))
    expect((await as(ani, findDraft))?.changes).toEqual({ title: 'Baru', css: { clr_primary: '#112233' } })
    await as(ani, ctx => discardDraft(ctx))
    expect(await as(ani, findDraft)).toBeUndefined()
    expect(await settings()).toEqual(before)
  })
})

describe('two at once', () => {
  it('publish different fields of one group, and neither loses anything', async () => {
    await as(ani, ctx => saveDraft(ctx, { css: { clr_primary: '#112233' } }))
    await as(budi, ctx => saveDraft(ctx, { css: { clr_secondary: '#445566' }, title: 'Dari Budi' }))
    await as(budi, ctx => publishDraft(ctx))
    await as(ani, ctx => publishDraft(ctx))
    expect(await settings()).toMatchObject({ title: 'Dari Budi', css: { clr_primary: '#112233', clr_secondary: '#445566' } })
  })

  it('change one field: the later is told whose stands there, keeps the draft, and may publish over it', async () => {
    await as(ani, ctx => saveDraft(ctx, { title: 'Dari Ani', meta: { name: 'A' } }))
    await as(budi, ctx => saveDraft(ctx, { title: 'Dari Budi' }))
    const theirs = await as(budi, ctx => publishDraft(ctx))
    await expect(as(ani, ctx => publishDraft(ctx))).rejects.toMatchObject({ status: 409, problems: [{ path: 'title' }] })
    expect((await settings()).title).toBe('Dari Budi')
    const draft = await as(ani, findDraft)
    expect(draft).toMatchObject({
      newestVersion: theirs,
      changes: { title: 'Dari Ani', meta: { name: 'A' } },
      conflicts: [{ path: 'title', theirs: 'Dari Budi', mine: 'Dari Ani', by: 'Budi' }],
    })
    // An older version than the newest does not do: somebody may have published once more.
    await expect(as(ani, ctx => publishDraft(ctx, { over: theirs - 1 }))).rejects.toMatchObject({ status: 409 })
    await as(ani, ctx => publishDraft(ctx, { over: theirs }))
    expect(await settings()).toMatchObject({ title: 'Dari Ani', meta: { name: 'A' } })
    await as(budi, ctx => restoreSettings(ctx, theirs))
    expect((await settings()).title).toBe('Dari Budi')
  })

  it('a change by a call is a version too, with which a draft can be in conflict', async () => {
    await as(ani, ctx => saveDraft(ctx, { title: 'Dari Ani' }))
    const client: Viewer = { kind: 'api-client', clientId: newId(), scopes: ['settings:write'] }
    await as(client, ctx => changeSettings(ctx, { title: 'Dari panggilan' }))
    expect((await as(ani, findDraft))?.conflicts).toMatchObject([{ path: 'title', theirs: 'Dari panggilan', by: '' }])
  })
})

describe('taking back', () => {
  it('returns all settings to what they were after a version, as a version that can be taken back too', async () => {
    const first = await settings()
    const publish = async (changes: Record<string, unknown>) => {
      await as(ani, ctx => saveDraft(ctx, changes))
      return await as(ani, ctx => publishDraft(ctx))
    }
    const one = await publish({ title: 'Satu', css: { clr_primary: '#111111' } })
    const two = await publish({ title: 'Dua', meta: { name: 'Dua' } })
    await publish({ title: 'Tiga' })
    const back = await as(ani, ctx => restoreSettings(ctx, one))
    expect(await settings()).toMatchObject({ title: 'Satu', css: { clr_primary: '#111111' }, meta: { name: '' } })
    expect((await as(ani, ctx => listSettingsVersions(ctx, { limit: 1 })))[0]).toMatchObject({ version: back, restored: one })
    await as(ani, ctx => restoreSettings(ctx, two))
    expect(await settings()).toMatchObject({ title: 'Dua', meta: { name: 'Dua' } })
    await as(ani, ctx => restoreSettings(ctx, 0))
    expect(await settings()).toEqual(first)
  })

  it('finds no version that there is not', async () => {
    await expect(as(ani, ctx => restoreSettings(ctx, 7))).rejects.toMatchObject({ status: 404 })
  })
})
