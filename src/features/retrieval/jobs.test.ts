import { setTimeout as wait } from 'node:timers/promises'
import { pino } from 'pino'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildCourse, textOf } from '#features/learning/testing.ts'
import { buildPost } from '#features/posts/testing.ts'
import { buildSite } from '#features/sites/testing.ts'
import type { Ctx } from '#platform/context.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { openQueue, type Queue } from '#platform/jobs/jobs.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import type { SitePages } from './index-content.server.ts'
import { countTenantWords, createContentListener, indexTenant, indexUnheard } from './jobs.ts'

const database = openTestDatabase()
const lines: { msg: string; job?: string }[] = []
const log = pino({ level: 'info' }, { write: line => lines.push(JSON.parse(line)) })

/** Fails as long as it is said to. */
const broken = { pages: false }
const pages: SitePages = {
  listPageTexts() {
    if (broken.pages) throw new Error('not now')
    return []
  },
}
const tools = () => ({ pool: database.pool, log })
const parts = { findSite: async (tenantId: TenantId) => buildSite({ of: tenantId }), pages }

let queue: Queue
let tenant: TenantId
let other: TenantId

const within = <T>(work: (ctx: Ctx) => Promise<T>, of = tenant) => database.asTenant(of, work)
const post = (ctx: Ctx, title: string, words: string) => buildPost(ctx, { title, words, content: JSON.stringify(textOf(words)) })
const course = (ctx: Ctx) => buildCourse(ctx, [{ title: 'Bab daun', content: { body: textOf('Kloroplas ada di daun.') } }])

async function textOfSource(id: string): Promise<string> {
  const { rows } = await database.pool.query<{ text: string }>(
    `select coalesce(string_agg(concat_ws(' ', title, place, heading, body), ' '), '') as text from passages where source_id = $1`,
    [id],
  )
  return rows[0]?.text ?? ''
}
const says = (id: string, words: string) => expect.poll(() => textOfSource(id), { timeout: 15_000 }).toContain(words)
const isGone = (id: string) => expect.poll(() => textOfSource(id), { timeout: 15_000 }).toBe('')

async function waiting(): Promise<{ tenant: string; state: string }[]> {
  const { rows } = await database.pool.query(
    `select data->>'tenantId' as tenant, state::text from jobs.job where name = 'retrieval.index' and state in ('created', 'retry', 'active') order by created_on`,
  )
  return rows
}

beforeAll(async () => {
  tenant = await database.createTenant()
  other = await database.createTenant()
  queue = await openQueue(database.url, tools(), { scheduled: [], handled: [indexTenant(parts), countTenantWords()] })
  return () => queue.stop()
})

describe('what nobody heard of', () => {
  it('is looked for at all tenants, and waits once at each of those that have any', async () => {
    await database.createTenant()
    for (const of of [tenant, other]) await within(ctx => post(ctx, 'Terlewat', 'Musang lewat tanpa suara.'), of)
    await indexUnheard(parts).run(tools())
    await indexUnheard(parts).run(tools())
    const at = [tenant, other].map(one => ({ tenant: one, state: 'created' }))
    expect(await waiting()).toHaveLength(2)
    expect(await waiting()).toEqual(expect.arrayContaining(at))
    await queue.work()
    await expect.poll(waiting, { timeout: 15_000 }).toEqual([])
    await indexUnheard(parts).run(tools())
    expect(await waiting()).toEqual([])
  })

  it('does not keep other tenants waiting where one can not be looked at', async () => {
    await within(ctx => post(ctx, 'Sini', 'Berang-berang di sini.'))
    const { id } = await within(ctx => post(ctx, 'Sana', 'Berang-berang di sana.'), other)
    const findSite = async (tenantId: TenantId) => {
      if (tenantId === tenant) throw new Error('not this one')
      return await parts.findSite(tenantId)
    }
    await indexUnheard({ ...parts, findSite }).run(tools())
    await says(id, 'sana')
  })
})

describe('a change that is heard of', () => {
  let listener: ReturnType<typeof createContentListener>
  beforeEach(() => {
    listener = createContentListener(tools())
  })
  afterEach(() => listener.stop())

  it('brings the new text of a post, and takes it out once it is withdrawn or deleted', async () => {
    const [one, two] = await within(async ctx => [
      await post(ctx, 'Trenggiling', 'Trenggiling tidur.'),
      await post(ctx, 'Kukang', 'Kukang tidur.'),
    ])
    listener.hear({ tenantId: tenant, tags: ['posts'] })
    await says(one.id, 'Trenggiling tidur.')
    await says(two.id, 'Kukang tidur.')
    await within(async ({ db, tenantId }) => {
      const set = { content: JSON.stringify(textOf('Trenggiling bangun.')), words: 'Trenggiling bangun.' }
      await db.updateTable('posts').set(set).where('tenant_id', '=', tenantId).where('id', '=', one.id).execute()
    })
    listener.hear({ tenantId: tenant, tags: ['posts'] })
    await says(one.id, 'Trenggiling bangun.')
    expect(await textOfSource(one.id)).not.toContain('tidur')
    await within(async ({ db, tenantId }) => {
      await db.updateTable('posts').set({ published_at: null }).where('tenant_id', '=', tenantId).where('id', '=', one.id).execute()
      await db.deleteFrom('posts').where('tenant_id', '=', tenantId).where('id', '=', two.id).execute()
    })
    listener.hear({ tenantId: tenant, tags: ['posts'] })
    await isGone(one.id)
    await isGone(two.id)
  })

  it('brings the new text of a class and a chapter, and takes them out once they are withdrawn or removed', async () => {
    const { id, chapterIds } = await within(course)
    const [chapter = ''] = chapterIds
    listener.hear({ tenantId: tenant, tags: ['classes'] })
    await says(chapter, 'Kloroplas ada di daun.')
    await within(async ({ db, tenantId }) => {
      await db.updateTable('classes').set({ name: 'Kelas Anggrek' }).where('tenant_id', '=', tenantId).where('id', '=', id).execute()
      const content = JSON.stringify({ body: textOf('Stomata ada di daun.') })
      await db.updateTable('class_chapters').set({ content }).where('tenant_id', '=', tenantId).where('id', '=', chapter).execute()
    })
    listener.hear({ tenantId: tenant, tags: ['classes'] })
    await says(id, 'Kelas Anggrek')
    await says(chapter, 'Stomata')
    expect(await textOfSource(chapter)).not.toContain('Kloroplas')
    await within(async ({ db, tenantId, now }) => {
      await db.updateTable('class_chapters').set({ removed_at: now }).where('tenant_id', '=', tenantId).where('id', '=', chapter).execute()
    })
    listener.hear({ tenantId: tenant, tags: ['classes'] })
    await isGone(chapter)
    await within(async ({ db, tenantId }) => {
      await db.updateTable('classes').set({ published_at: null }).where('tenant_id', '=', tenantId).where('id', '=', id).execute()
    })
    listener.hear({ tenantId: tenant, tags: ['classes'] })
    await isGone(id)
  })

  it('of several tenants at once reaches each of them', async () => {
    const ids = await Promise.all([tenant, other].map(of => within(ctx => post(ctx, 'Serentak', `Elang terbang di ${of}.`), of)))
    for (const of of [tenant, other]) listener.hear({ tenantId: of, tags: ['posts'] })
    for (const { id } of ids) await says(id, 'Elang')
  })

  it('makes nothing of what is no content, and leaves other tenants alone', async () => {
    const { id } = await within(ctx => post(ctx, 'Beruang', 'Beruang madu.'))
    listener.hear({ tenantId: tenant, tags: ['members'] })
    listener.hear({ tenantId: null, tags: ['posts'] })
    listener.hear({ tenantId: other, tags: ['posts'] })
    await wait(1500)
    expect(await textOfSource(id)).toBe('')
  })
})

describe('an attempt that fails', () => {
  it('leaves nothing half made, and is made again', async () => {
    const before = queue.tries.failed
    const { id } = await within(ctx => post(ctx, 'Gagal', 'Anoa gagal masuk.'))
    broken.pages = true
    const listener = createContentListener(tools())
    listener.hear({ tenantId: tenant, tags: ['posts'] })
    await expect.poll(() => queue.tries.failed, { timeout: 15_000 }).toBeGreaterThan(before)
    listener.stop()
    expect(await textOfSource(id)).toBe('')
    expect(lines).toContainEqual(expect.objectContaining({ job: 'retrieval.index', msg: 'a job failed; it is tried again' }))
    await expect.poll(waiting).toEqual([{ tenant, state: 'retry' }])
    broken.pages = false
    await database.pool.query(`update jobs.job set start_after = now() where name = 'retrieval.index' and state = 'retry'`)
    await says(id, 'Anoa gagal masuk.')
    expect(await queue.countDead()).toBe(0)
  }, 45_000)
})
