import { beforeAll, describe, expect, it } from 'vitest'
import { saveClass } from '#features/class-editing/commands.server.ts'
import { getClassWork } from '#features/class-editing/read.server.ts'
import { type Enrolled, enrol, outsiders } from '#features/members/testing.ts'
import { POST_IN_BIN } from '#features/posts/bin-entity.ts'
import { updatePost } from '#features/posts/commands.server.ts'
import { withMarks } from '#features/starter/marks.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { STARTER_PARTS, type StarterBrand } from './brand.ts'
import { makeStarterContent } from './make.server.ts'
import { getStarterState, removeStarterContent } from './remove.server.ts'

const database = openTestDatabase()
const NAME = 'Sekolah Pagi'
const BRAND: StarterBrand = { layout: 'demo', parts: new Set(STARTER_PARTS) }
const ALL = 22

let tenant: TenantId
let ani: Enrolled

beforeAll(async () => {
  tenant = await database.createTenant('pagi')
  ani = await enrol(database, tenant, 'Ani', ['admin'])
})

const as = async <T>(work: (ctx: Ctx) => Promise<T>) => await database.asTenant(tenant, work, { viewer: await ani.viewer() })
const make = (of: TenantId) => database.asTenant(of, ctx => makeStarterContent(ctx, NAME, BRAND), { viewer: { kind: 'operator' } })
const rowsOf = async (sql: string) => (await database.pool.query(sql, [tenant])).rows

describe('starter content', () => {
  it('is made and removed by nobody who does not manage the site', async () => {
    const writer = await (await enrol(database, tenant, 'Budi', ['writer'])).viewer()
    const acts: ((ctx: Ctx) => Promise<unknown>)[] = [
      ctx => makeStarterContent(ctx, NAME, BRAND),
      getStarterState,
      ctx => removeStarterContent(ctx),
    ]
    for (const [viewer, status] of [...(await outsiders(database, tenant)), [writer, 403] as const])
      for (const act of acts) await expect(database.asTenant(tenant, act, { viewer })).rejects.toMatchObject({ status })
    expect(await rowsOf('select from starter_records where tenant_id = $1')).toEqual([])
  })

  it('fills a site in the organisation’s name, in both languages, with pictures, and is marked', async () => {
    await make(tenant)
    expect(await as(getStarterState)).toEqual({ untouched: ALL, kept: [] })
    const posts = await rowsOf(`select p.id, p.kind, p.title, p.cover, p.author_name, p.published_at <= now() as shown,
      (select t.title from post_translations t where t.tenant_id = p.tenant_id and t.post_id = p.id and t.lang = 'en') as english
      from posts p where p.tenant_id = $1 order by p.slug`)
    expect(new Set(posts.map(post => post.kind))).toEqual(new Set(['news', 'articles', 'blog', 'podcasts', 'event', 'gallery', 'program']))
    expect(posts.every(post => post.shown && post.english && post.cover.startsWith('/art/') && post.author_name === NAME)).toBe(true)
    expect(posts.map(post => post.title)).toContain('Situs Sekolah Pagi sudah terbuka')
    const stored = JSON.stringify(
      await rowsOf(`select to_jsonb(p) from posts p where tenant_id = $1
      union all select to_jsonb(t) from post_translations t where tenant_id = $1 union all select to_jsonb(c) from classes c where tenant_id = $1
      union all select to_jsonb(m) from mentors m where tenant_id = $1 union all select to_jsonb(q) from questions q where tenant_id = $1
      union all select to_jsonb(g) from programs g where tenant_id = $1 union all select to_jsonb(w) from portfolios w where tenant_id = $1
      union all select to_jsonb(e) from careers e where tenant_id = $1 union all select to_jsonb(j) from jobs j where tenant_id = $1`),
    )
    expect(stored).not.toContain('{{')
    const classes = await rowsOf(
      'select name, logo, published_at is not null as shown, always_open from classes where tenant_id = $1 order by name',
    )
    expect(classes).toEqual([
      { name: 'Belajar Mandiri', logo: '/art/class/belajar-mandiri.svg', shown: true, always_open: true },
      { name: 'Langkah Pertama', logo: '/art/class/langkah-pertama.svg', shown: true, always_open: false },
    ])
    const marked = await as(ctx =>
      withMarks(
        ctx,
        'post',
        posts.map(({ id }) => ({ id })),
      ),
    )
    expect(marked.every(one => one.isStarter)).toBe(true)
    expect(await as(ctx => withMarks(ctx, 'school', [{ id: posts[0].id }]))).toEqual([{ id: posts[0].id, isStarter: false }])
    const subscribed = await rowsOf(`select from audit_log where tenant_id = $1 and act = 'starter.made'`)
    expect(subscribed).toHaveLength(1)
  })

  it('is removed at once but for what somebody edited, and what that needs', async () => {
    await as(ctx => updatePost(ctx, { kindSlug: 'articles', slug: 'belajar-sedikit-setiap-hari', title: 'Judul kami sendiri' }))
    const [{ id }] = await rowsOf(`select id from classes where tenant_id = $1 and slug = 'langkah-pertama'`)
    await as(async ctx => {
      const { version, work } = await getClassWork(ctx, id)
      await saveClass(ctx, { id, base: version, work: { ...work, quota: 12 } })
    })
    expect(await as(getStarterState)).toMatchObject({ untouched: ALL - 2 })
    // The post's category, the class's program and its mentor stay with them.
    expect(await as(ctx => removeStarterContent(ctx))).toEqual({ removed: ALL - 5, kept: 5 })
    expect(await as(getStarterState)).toEqual({
      untouched: 0,
      kept: ['Cara belajar', 'Langkah Pertama', 'Tim Sekolah Pagi', 'Judul kami sendiri', 'Belajar Bersama'],
    })
    expect(await rowsOf('select title from posts where tenant_id = $1')).toEqual([{ title: 'Judul kami sendiri' }])
    expect(await rowsOf('select name from classes where tenant_id = $1')).toEqual([{ name: 'Langkah Pertama' }])
    const bin = await rowsOf('select kind, batch_id from bin_items where tenant_id = $1')
    expect(bin).toHaveLength(ALL - 5)
    expect(new Set(bin.map(one => one.batch_id)).size).toBe(1)
    expect(bin.filter(one => one.kind === POST_IN_BIN.kind)).toHaveLength(8)
    expect(await as(ctx => removeStarterContent(ctx))).toEqual({ removed: 0, kept: 0 })
    const [line] = await rowsOf(`select actor, details from audit_log where tenant_id = $1 and act = 'starter.removed' order by at, id`)
    expect(line).toMatchObject({ actor: expect.stringContaining('Ani'), details: { removed: ALL - 5, kept: 5 } })
  })

  it('stays where somebody saves it while it is removed, and is the tenant’s own then', async () => {
    const both = await database.createTenant('berdua')
    await make(both)
    const [removing, saving] = [await enrol(database, both, 'Ani', ['admin']), await enrol(database, both, 'Budi', ['admin'])]
    const saved = Promise.withResolvers<void>()
    const goOn = Promise.withResolvers<void>()
    const save = database.asTenant(
      both,
      async ctx => {
        await updatePost(ctx, { kindSlug: 'articles', slug: 'belajar-sedikit-setiap-hari', title: 'Judul Budi' })
        saved.resolve()
        await goOn.promise
      },
      { viewer: await saving.viewer() },
    )
    await Promise.race([saved.promise, save])
    const removal = database.asTenant(both, ctx => removeStarterContent(ctx), { viewer: await removing.viewer() })
    await expect
      .poll(
        async () =>
          (await database.pool.query(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`))
            .rowCount,
      )
      .toBe(1)
    goOn.resolve()
    await save
    // The post's category stays with it.
    expect(await removal).toEqual({ removed: ALL - 2, kept: 2 })
    const { rows } = await database.pool.query('select id, title from posts where tenant_id = $1', [both])
    expect(rows).toMatchObject([{ title: 'Judul Budi' }])
    const state = await database.asTenant(both, getStarterState, { viewer: { kind: 'operator' } })
    expect(state).toEqual({ untouched: 0, kept: ['Cara belajar', 'Judul Budi'] })
    const marked = await database.asTenant(both, ctx => withMarks(ctx, 'post', [{ id: rows[0].id }]))
    expect(marked).toEqual([{ id: rows[0].id, isStarter: false }])
  })

  it('is one tenant’s alone', async () => {
    const other = await database.createTenant('sore')
    await make(other)
    expect(await as(getStarterState)).toMatchObject({ untouched: 0 })
    const state = await database.asTenant(other, getStarterState, { viewer: { kind: 'operator' } })
    expect(state.untouched).toBe(ALL)
  })
})
