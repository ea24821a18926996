import { beforeAll, describe, expect, it } from 'vitest'
import { type Enrolled, enrol } from '#features/members/testing.ts'
import { buildSite } from '#features/sites/testing.ts'
import type { Ctx, Viewer } from '#platform/context.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { csvResponse } from './csv.server.ts'
import { chosenIds } from './forms.server.ts'
import { listViews, removeView, saveView } from './views.server.ts'

const database = openTestDatabase()
const LIST = '/Studio/Posts'

let tenant: TenantId
let rani: Enrolled
let budi: Enrolled
let admin: Enrolled

beforeAll(async () => {
  tenant = await database.createTenant()
  rani = await enrol(database, tenant, 'Rani', ['writer'])
  budi = await enrol(database, tenant, 'Budi', ['writer'])
  admin = await enrol(database, tenant, 'Ani', ['admin'])
})

const as = async <T>(who: Enrolled | Viewer, work: (ctx: Ctx) => Promise<T>) =>
  await database.asTenant(tenant, work, { viewer: 'token' in who ? await who.viewer() : who })
const save = (who: Enrolled, name: string, isShared = false) =>
  as(who, ctx => saveView(ctx, { list: LIST, name, query: 'kind=news', isShared }))
const names = async (who: Enrolled) => (await as(who, ctx => listViews(ctx, LIST))).map(one => one.name)

describe('saved views', () => {
  it('are people’s: nobody and no API client has any', async () => {
    const client: Viewer = { kind: 'api-client', clientId: newId(), scopes: ['content:write'] }
    for (const viewer of [{ kind: 'nobody' } as Viewer, client]) {
      await expect(as(viewer, ctx => listViews(ctx, LIST))).rejects.toMatchObject({ status: 401 })
      await expect(as(viewer, ctx => saveView(ctx, { list: LIST, name: 'x', query: '', isShared: true }))).rejects.toMatchObject({
        status: 401,
      })
      await expect(as(viewer, ctx => removeView(ctx, newId()))).rejects.toMatchObject({ status: 401 })
    }
  })

  it('are one’s own unless shared, and removed by their owner or, if shared, by staff', async () => {
    await save(rani, 'Punyaku')
    await save(rani, 'Bersama', true)
    expect(await names(rani)).toEqual(['Bersama', 'Punyaku'])
    expect(await names(budi)).toEqual(['Bersama'])
    const [shared, own] = await as(rani, ctx => listViews(ctx, LIST))
    for (const id of [shared?.id ?? '', own?.id ?? '', 'x'])
      await expect(as(budi, ctx => removeView(ctx, id))).rejects.toMatchObject({ status: 404 })
    await expect(as(admin, ctx => removeView(ctx, own?.id ?? ''))).rejects.toMatchObject({ status: 404 })
    await as(admin, ctx => removeView(ctx, shared?.id ?? ''))
    expect(await names(rani)).toEqual(['Punyaku'])
  })

  it('have a name that is free', async () => {
    await save(budi, 'Sama')
    await expect(save(budi, ' Sama ')).rejects.toMatchObject({ status: 409 })
    await expect(save(budi, '   ')).rejects.toMatchObject({ status: 422 })
    await expect(save(budi, 'x'.repeat(61))).rejects.toMatchObject({ status: 422 })
  })
})

describe('a CSV file', () => {
  const csv = async (parts: string[][][]): Promise<Uint8Array> => {
    const response = await database.asTenant(tenant, async ctx => {
      const read = async (_ctx: Ctx, after: string | undefined) => {
        const at = Number(after ?? 0)
        return { rows: parts[at] ?? [], after: at + 1 < parts.length ? String(at + 1) : null }
      }
      return await csvResponse(
        { ctx, site: buildSite({ of: tenant }), defer: work => work(ctx) },
        { name: 'uji', head: ['Judul', 'Lain'], read },
      )
    })
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="uji-/)
    return new Uint8Array(await response.arrayBuffer())
  }

  it('has a byte order mark, one head, and all parts in order', async () => {
    const bytes = await csv([[['satu', '1']], [['dua', '2']], [['tiga “é” 🏳️', '3,3']]])
    expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf])
    expect(new TextDecoder().decode(bytes)).toBe('Judul,Lain\r\nsatu,1\r\ndua,2\r\ntiga “é” 🏳️,"3,3"\r\n')
  })

  it('has a head where there are no rows', async () => {
    expect(new TextDecoder().decode(await csv([[]]))).toBe('Judul,Lain\r\n')
  })

  it.each(['=1+1', '+62812', '-2', '@SUM(A1)', '\tx', '=HYPERLINK("http://x","y")'])('has no formula: %s', async cell => {
    const [, line] = new TextDecoder().decode(await csv([[[cell, 'x']]])).split('\r\n')
    expect(line).toMatch(/^"?'/)
  })
})

describe('the chosen rows', () => {
  it('are ids, at least one and at most a hundred', () => {
    const id = newId()
    expect(
      chosenIds(
        new URLSearchParams([
          ['ids', id],
          ['ids', id],
          ['ids', 'x'],
        ]),
      ),
    ).toEqual([id])
    expect(() => chosenIds(new URLSearchParams())).toThrow('NothingChosen')
    expect(() => chosenIds(new URLSearchParams(Array.from({ length: 101 }, () => ['ids', newId()])))).toThrow('TooManyChosen')
  })
})
