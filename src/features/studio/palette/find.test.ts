import { beforeAll, describe, expect, it } from 'vitest'
import { buildClass } from '#features/classes/testing.ts'
import { type Enrolled, enrol } from '#features/members/testing.ts'
import { buildPost } from '#features/posts/testing.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { findForPerson } from './find.server.ts'

const database = openTestDatabase()

let mine: TenantId
let theirs: TenantId
let admin: Enrolled
let writer: Enrolled
let student: Enrolled

beforeAll(async () => {
  mine = await database.createTenant()
  theirs = await database.createTenant()
  admin = await enrol(database, mine, 'Ani Rahasia', ['admin'])
  writer = await enrol(database, mine, 'Wira', ['writer'])
  student = await enrol(database, mine, 'Sari', ['student'])
  for (const of of [mine, theirs])
    await database.asTenant(of, async ctx => {
      const whose = of === mine ? 'kami' : 'mereka'
      await buildPost(ctx, { slug: `draf-${whose}`, title: `Rahasia ${whose} 100%`, published_at: null })
      await buildClass(ctx, { slug: `kelas-${whose}`, name: `Kelas rahasia ${whose}` })
      await buildClass(ctx, { slug: `belum-${whose}`, name: `Belum rahasia ${whose}`, published_at: null })
    })
  await enrol(database, theirs, 'Tono Rahasia', ['admin'])
})

const findAs = async (who: Enrolled, text: string) =>
  await database.asTenant(mine, ctx => findForPerson(ctx, text), { viewer: await who.viewer() })
const titles = async (who: Enrolled, text: string) => (await findAs(who, text)).map(one => one.title)

describe('the palette', () => {
  it('finds nothing for who is not signed in here', async () => {
    await expect(database.asTenant(mine, ctx => findForPerson(ctx, 'rahasia'))).rejects.toMatchObject({ status: 401 })
    const stranger = { kind: 'stranger', app: null } as const
    await expect(database.asTenant(mine, ctx => findForPerson(ctx, 'rahasia'), { viewer: stranger })).rejects.toMatchObject({ status: 404 })
  })

  it('shows each what their right covers, and nothing of another tenant', async () => {
    expect(await titles(student, 'rahasia')).toEqual(['Kelas rahasia kami'])
    expect(await titles(writer, 'rahasia')).toEqual(['Rahasia kami 100%', 'Kelas rahasia kami'])
    expect(await titles(admin, 'rahasia')).toEqual(['Rahasia kami 100%', 'Kelas rahasia kami', 'Ani Rahasia'])
    expect(await titles(admin, 'mereka')).toEqual([])
    expect(await titles(admin, 'Tono')).toEqual([])
  })

  it('says a post’s state and leads to its editor', async () => {
    const [post] = await findAs(writer, 'Rahasia kami')
    expect(post).toMatchObject({ group: 'posts', note: 'draft', href: expect.stringMatching(/^\/Studio\/Posts\/[0-9a-f-]{36}$/) })
  })

  it('takes signs of a pattern as they are typed, and two letters', async () => {
    expect(await titles(writer, '%')).toEqual(['Rahasia kami 100%'])
    expect(await titles(writer, '_')).toEqual([])
    expect(await titles(writer, '   ')).toEqual([])
    expect(await titles(writer, 'ra')).toContain('Rahasia kami 100%')
    expect(await titles(admin, "'; drop table posts; --")).toEqual([])
  })
})
