import { beforeAll, describe, expect, it } from 'vitest'
import { type Enrolled, enrol } from '#features/members/testing.ts'
import { buildPost } from '#features/posts/testing.ts'
import { saveInput } from '#features/posts/work.ts'
import type { Lang } from '#kit/lang.ts'
import type { Ctx, Viewer } from '#platform/context.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { fromMarkup } from '#platform/rich-text/from-markup.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { savePost } from './editing.server.ts'
import { createPreview, getPreviewedPost, withdrawPreviews } from './previews.server.ts'

const database = openTestDatabase()
const NOBODY: Viewer = { kind: 'nobody' }

let tenant: TenantId
let other: TenantId
let rani: Enrolled
let siti: Enrolled

beforeAll(async () => {
  tenant = await database.createTenant()
  other = await database.createTenant()
  rani = await enrol(database, tenant, 'Rani', ['writer'])
  siti = await enrol(database, tenant, 'Siti', ['student'])
})

const as = <T>(viewer: Viewer, work: (ctx: Ctx) => Promise<T>, { of = tenant, now = TEST_NOW, lang = 'id' as Lang } = {}) =>
  database.asTenant(of, ctx => work({ ...ctx, lang }), { viewer, now })
const asRani = async <T>(work: (ctx: Ctx) => Promise<T>) => await as(await rani.viewer(), work)
const tokenOf = ({ path }: { path: string }) => path.slice('/Preview/'.length)
const see = (token: string, more = {}) => as(NOBODY, ctx => getPreviewedPost(ctx, token), more)
const days = (n: number) => new Date(TEST_NOW.getTime() + n * 86_400_000)

async function save(id: string, base: number, work: object) {
  const input = await saveInput.parseAsync({
    id,
    kindSlug: 'news',
    base,
    work: { title: 'Kabar', content: fromMarkup('Isi.'), authorName: '', ...work },
  })
  return await asRani(ctx => savePost(ctx, input))
}

describe('a preview', () => {
  it('is made and withdrawn by writers of the tenant alone', async () => {
    const { id } = await asRani(ctx => buildPost(ctx))
    const acts: ((ctx: Ctx) => Promise<unknown>)[] = [ctx => createPreview(ctx, id), ctx => withdrawPreviews(ctx, id)]
    for (const act of acts) {
      await expect(as(NOBODY, act)).rejects.toMatchObject({ status: 401 })
      await expect(as(await siti.viewer(), act)).rejects.toMatchObject({ status: 403 })
      const client: Viewer = { kind: 'api-client', clientId: newId(), scopes: ['content:write'] }
      await expect(as(client, act, { of: other })).rejects.toMatchObject({ status: 404 })
    }
    await expect(asRani(ctx => createPreview(ctx, newId()))).rejects.toMatchObject({ status: 404 })
  })

  it('is 404 at another tenant, after 30 days, once withdrawn, and for a made-up secret', async () => {
    const { id } = await asRani(ctx => buildPost(ctx))
    const token = tokenOf(await asRani(ctx => createPreview(ctx, id)))
    expect(token).toMatch(/^[0-9a-f]{64}$/)
    await expect(see(token, { of: other })).rejects.toMatchObject({ status: 404 })
    await expect(see('0'.repeat(64))).rejects.toMatchObject({ status: 404 })
    await expect(see('')).rejects.toMatchObject({ status: 404 })
    await see(token, { now: days(29) })
    await expect(see(token, { now: days(30) })).rejects.toMatchObject({ status: 404 })
    const second = tokenOf(await asRani(ctx => createPreview(ctx, id)))
    expect(await asRani(ctx => withdrawPreviews(ctx, id))).toBe(2)
    for (const one of [token, second]) await expect(see(one)).rejects.toMatchObject({ status: 404 })
  })

  it('shows anybody what was saved last, in their language, and not what readers get', async () => {
    const { id } = await asRani(ctx => buildPost(ctx, { title: 'Terbit' }))
    const token = tokenOf(await asRani(ctx => createPreview(ctx, id)))
    expect((await see(token)).post.title).toBe('Terbit')
    await save(id, 1, { title: 'Belum terbit', translations: { en: { title: 'Not yet' } } })
    expect((await see(token)).post).toMatchObject({ title: 'Belum terbit', lang: 'id', langs: ['id', 'en'] })
    expect((await see(token, { lang: 'en' })).post).toMatchObject({ title: 'Not yet', lang: 'en', contentLang: 'id' })
  })

  it('is noted in the audit log, without its secret', async () => {
    const { id, slug } = await asRani(ctx => buildPost(ctx))
    const { path } = await asRani(ctx => createPreview(ctx, id))
    await asRani(ctx => withdrawPreviews(ctx, id))
    const rows = await asRani(ctx =>
      ctx.db
        .selectFrom('audit_log')
        .select(['details', 'subject'])
        .where('tenant_id', '=', tenant)
        .where('subject', '=', `news/${slug}`)
        .execute(),
    )
    expect(rows.map(({ details }) => details)).toEqual([{ what: 'post.preview-made' }, { what: 'post.previews-withdrawn' }])
    expect(JSON.stringify(rows)).not.toContain(tokenOf({ path }))
  })

  it('makes room for new links: 50 of one post', async () => {
    const { id } = await asRani(ctx => buildPost(ctx))
    const tokens: string[] = []
    for (let n = 0; n < 52; n++)
      tokens.push(tokenOf(await as(await rani.viewer(), ctx => createPreview(ctx, id), { now: new Date(TEST_NOW.getTime() + n * 1000) })))
    await expect(see(tokens[1] ?? '')).rejects.toMatchObject({ status: 404 })
    await see(tokens[2] ?? '')
    await see(tokens[51] ?? '')
  })
})
