import { beforeAll, describe, expect, it } from 'vitest'
import { buildClass } from '#features/classes/testing.ts'
import { type Enrolled, enrol } from '#features/members/testing.ts'
import { buildPost } from '#features/posts/testing.ts'
import { createPage } from '#features/site-pages/commands.server.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
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

  it('finds pages that the tenant made, by title in any language and by address, for who manages the site', async () => {
    const make = (of: TenantId, path: string) =>
      database.asTenant(
        of,
        ctx => createPage(ctx, { path, title: { id: 'Dapur Kami', en: 'Our Kitchen' }, description: {}, langs: ['id', 'en'] }),
        { viewer: { kind: 'operator' } },
      )
    const id = await make(mine, '/tungku')
    await make(theirs, '/mereka')
    for (const text of ['dapur', 'kitchen', 'tung'])
      expect(await findAs(admin, text)).toEqual([{ group: 'pages', title: 'Dapur Kami', note: '/tungku', href: `/Studio/Pages/${id}` }])
    expect(await titles(writer, 'dapur')).toEqual([])
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

  it('finds records that the person may write, and leads to their forms; others are not among them', async () => {
    const lead = await enrol(database, mine, 'Lia', ['lead_program'])
    const [own, another, mentor] = [newId(), newId(), newId()]
    await database.asTenant(mine, async ctx => {
      for (const [id, name] of [
        [own, 'Program Kartika satu'],
        [another, 'Program Kartika dua'],
      ] as const)
        await ctx.db
          .insertInto('programs')
          .values({ tenant_id: mine, id, slug: id, name, summary: '', content: '{}', is_active: true })
          .execute()
      await ctx.db
        .insertInto('mentors')
        .values({ tenant_id: mine, id: mentor, slug: 'kartika', name: 'Kartika', headline: 'Guru', bio: '', expertise: [] })
        .execute()
    })
    await database.pool.query('update memberships set program_ids = $2 where member_id = $1', [lead.id, [own]])
    expect(await findAs(admin, 'kartika')).toEqual(
      expect.arrayContaining([
        { group: 'programs', title: 'Program Kartika satu', note: '', href: `/Studio/Programs/${own}` },
        { group: 'mentors', title: 'Kartika', note: 'Guru', href: `/Studio/Mentors/${mentor}` },
      ]),
    )
    expect((await findAs(lead, 'kartika')).map(one => one.href)).toEqual([`/Studio/Programs/${own}`])
    expect((await findAs(writer, 'kartika')).map(one => one.group)).not.toContain('mentors')
    expect((await findAs(student, 'kartika')).map(one => one.href).sort()).toEqual([`/Program/${own}`, `/Program/${another}`].sort())
  })
})
