import { beforeEach, describe, expect, it } from 'vitest'
import { type Enrolled, enrol } from '#features/members/testing.ts'
import { LANGS } from '#kit/lang.ts'
import type { Ctx, Viewer } from '#platform/context.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { removeRedirect, saveRedirectFile, saveRedirects } from './commands.server.ts'
import { addRedirects } from './of-imports.server.ts'
import { findRedirect, listRedirectImports, listRedirects } from './queries.server.ts'
import { findCircles, fitRedirects, MAX_REDIRECTS, toRedirectPath } from './redirect.ts'

const database = openTestDatabase()

let tenant: TenantId
let other: TenantId
let ani: Enrolled

beforeEach(async () => {
  tenant = await database.createTenant()
  other = await database.createTenant()
  ani = await enrol(database, tenant, 'Ani', ['admin'])
})

async function as<T>(who: Enrolled | Viewer, work: (ctx: Ctx) => Promise<T>, of: TenantId = tenant): Promise<T> {
  return await database.asTenant(of, work, { viewer: 'token' in who ? await who.viewer() : who })
}
const all = () => as(ani, ctx => listRedirects(ctx, { limit: 100 }))
const problemsOf = async (work: Promise<unknown>) => {
  const refused = await work.catch((error: unknown) => error)
  expect(refused).toMatchObject({ status: 422 })
  return (refused as { problems: { path: string; reason: { code: string } }[] }).problems.map(({ path, reason }) => [path, reason.code])
}

const acts: ((ctx: Ctx) => Promise<unknown>)[] = [
  ctx => listRedirects(ctx, { limit: 5 }),
  ctx => saveRedirects(ctx, [{ from: '/lama', to: '/About' }]),
  ctx => saveRedirectFile(ctx, '/lama,/About'),
  ctx => removeRedirect(ctx, '/ada'),
  listRedirectImports,
  ctx => addRedirects(ctx, newId(), []),
]

describe('who may not', () => {
  it('nobody, a stranger, a writer and an API client see and change none', async () => {
    await as(ani, ctx => saveRedirects(ctx, [{ from: '/ada', to: '/About' }]))
    const writer = await enrol(database, tenant, 'Wati', ['writer'])
    const client: Viewer = { kind: 'api-client', clientId: newId(), scopes: ['settings:write'] }
    for (const act of acts) {
      await expect(as({ kind: 'nobody' }, act)).rejects.toMatchObject({ status: 401 })
      await expect(as({ kind: 'stranger', app: null }, act)).rejects.toMatchObject({ status: 404 })
      await expect(as(writer, act)).rejects.toMatchObject({ status: 403 })
      await expect(as(client, act)).rejects.toMatchObject({ status: 403 })
    }
    expect(await all()).toMatchObject([{ from: '/ada', to: '/About', import: null }])
  })

  it('another tenant’s address leads nowhere', async () => {
    await as(ani, ctx => saveRedirects(ctx, [{ from: '/ada', to: '/About' }]))
    expect(await as({ kind: 'nobody' }, ctx => findRedirect(ctx, '/ada'), other)).toBeUndefined()
  })
})

describe('what is refused', () => {
  it.each(['', '/', '/en', 'lama', '//jahat.example/x', '/\\jahat', 'https://lain.example/x', '/%zz', '/a%00b', `/${'x'.repeat(500)}`])(
    'the old address %j',
    async from => {
      expect(await problemsOf(as(ani, ctx => saveRedirects(ctx, [{ from, to: '/About' }])))).toEqual([['0.from', 'FromPath']])
    },
  )

  it.each(['', 'javascript:alert(1)', 'http://lain.example', '//jahat.example', '/\\jahat', '/a b', 'About', `/${'x'.repeat(500)}`])(
    'the new address %j',
    async to => {
      expect(await problemsOf(as(ani, ctx => saveRedirects(ctx, [{ from: '/lama', to }])))).toEqual([['0.to', 'PathOrAddress']])
      expect(await all()).toEqual([])
    },
  )

  it('circles of one, of two and of what is there already, in whichever spelling', async () => {
    expect(await problemsOf(as(ani, ctx => saveRedirects(ctx, [{ from: '/a', to: '/A/?x=1' }])))).toEqual([['0.to', 'Circle']])
    const both = [
      { from: '/a', to: '/b' },
      { from: '/b', to: '/en/a' },
    ]
    expect(await problemsOf(as(ani, ctx => saveRedirects(ctx, both)))).toEqual([
      ['0.to', 'Circle'],
      ['1.to', 'Circle'],
    ])
    await as(ani, ctx => saveRedirects(ctx, [{ from: '/a', to: '/b' }]))
    await as(ani, ctx => saveRedirects(ctx, [{ from: '/b', to: '/c' }]))
    expect(await problemsOf(as(ani, ctx => saveRedirects(ctx, [{ from: '/c', to: '/a' }])))).toEqual([['0.to', 'Circle']])
    expect(await all()).toHaveLength(2)
  })

  it('a file of which one row does not fit, whole, and one that is no CSV', async () => {
    for (const text of ['', 'satu kolom', '"terbuka', '/a,/b\n"'])
      await expect(as(ani, ctx => saveRedirectFile(ctx, text))).rejects.toMatchObject({ reason: { code: 'FileUnreadable' } })
    await expect(as(ani, ctx => saveRedirectFile(ctx, 'from,to\n/a,/b\n/c,javascript:x\n/d,http://x'))).rejects.toMatchObject({
      status: 422,
      reason: { code: 'FileRefused', values: { line: 3, count: 2 } },
    })
    expect(await all()).toEqual([])
  })

  it('more than a site may have', async () => {
    const many = Array.from({ length: MAX_REDIRECTS + 1 }, (_, at) => ({ from: `/lama-${at}`, to: '/About' }))
    expect(await problemsOf(as(ani, ctx => saveRedirects(ctx, many)))).toEqual([['0.from', 'TooMany']])
  })

  it('to remove one that is not there', async () => {
    await expect(as(ani, ctx => removeRedirect(ctx, '/tidak-ada'))).rejects.toMatchObject({ status: 404 })
  })
})

describe('a redirect', () => {
  it('is found in every spelling and language, by visitors', async () => {
    await as(ani, ctx => saveRedirects(ctx, [{ from: '/2019/05/Berita%20Lama/?utm=1', to: '/News' }]))
    for (const asked of ['/2019/05/berita lama', '/2019/05/Berita%20Lama/', '/en/2019/05/berita%20lama?x=1'])
      expect(await as({ kind: 'nobody' }, ctx => findRedirect(ctx, asked))).toBe('/News')
    expect(await as({ kind: 'nobody' }, ctx => findRedirect(ctx, '/2019/05'))).toBeUndefined()
  })

  it('takes the place of one of the same address, and is in the audit log with what stood before', async () => {
    await as(ani, ctx => saveRedirects(ctx, [{ from: '/lama', to: '/News' }]))
    await as(ani, ctx => saveRedirects(ctx, [{ from: '/LAMA', to: 'https://lain.example/x' }]))
    await as(ani, ctx => removeRedirect(ctx, '/lama'))
    const { rows } = await database.pool.query('select act, subject, details from audit_log where tenant_id = $1 order by id', [tenant])
    expect(rows.filter(row => row.act.startsWith('redirects'))).toMatchObject([
      { act: 'redirects.saved', subject: '/lama', details: { count: 1, redirects: [{ to: '/News', before: null }] } },
      { act: 'redirects.saved', details: { redirects: [{ to: 'https://lain.example/x', before: '/News' }] } },
      { act: 'redirects.removed', subject: '/lama', details: { to: 'https://lain.example/x' } },
    ])
  })

  it('comes from a file with or without heads, and is found by a part of either address', async () => {
    expect(await as(ani, ctx => saveRedirectFile(ctx, '\uFEFFfrom;x,to\r\n/satu,/News\r\n'))).toBe(1)
    expect(await as(ani, ctx => saveRedirectFile(ctx, '/dua,"/Event",catatan\n/tiga,/About'))).toBe(2)
    expect(await as(ani, ctx => listRedirects(ctx, { search: 'EVENT', limit: 5 }))).toMatchObject([{ from: '/dua', to: '/Event' }])
    expect(await as(ani, ctx => listRedirects(ctx, { after: '/dua', limit: 5 }))).toMatchObject([
      { from: '/satu', to: '/News' },
      { from: '/tiga', to: '/About' },
    ])
  })
})

describe('the rules', () => {
  it('one path for each spelling', () => {
    for (const lang of LANGS) expect(toRedirectPath(lang === 'id' ? '/Lama/' : `/${lang}/LAMA`)).toBe('/lama')
    expect(toRedirectPath('/a/../b')).toBe('/b')
  })

  it('of an import’s, what fits is added in its order, and what is beyond the limit is said', () => {
    const all = new Map(Array.from({ length: MAX_REDIRECTS - 2 }, (_, at) => [`/lama-${at}`, '/About']))
    const given = ['/lama-1', '/satu', 'bukan', '/News', '/satu/', '/dua', '/tiga'].map(from => ({ from, to: '/News' }))
    const { added, beyond } = fitRedirects(all, given)
    expect([[...added.keys()], beyond]).toEqual([['/satu', '/dua'], [{ from: '/tiga', to: '/News' }]])
  })

  it('a way into a circle is none itself', () => {
    const ways = new Map([
      ['/a', '/b'],
      ['/b', '/c'],
      ['/c', '/b'],
    ])
    expect([...findCircles(ways)]).toEqual(['/b', '/c'])
  })
})
