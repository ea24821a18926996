import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { saveClass } from '#features/class-editing/commands.server.ts'
import { classWork } from '#features/class-editing/testing.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { idFrom } from './course.ts'
import { importFolder } from './import-folder.server.ts'

const database = openTestDatabase()
let tenant: TenantId
let folder: string
beforeAll(async () => {
  tenant = await database.createTenant()
  folder = await mkdtemp(join(tmpdir(), 'sanggar-folder-'))
  const files = {
    'course.md': '---\nname: Lain\nchapterOrder: sequence\n---\n',
    '01-awal/module.md': '---\ntitle: Awal\n---\n',
    '01-awal/module.en.md': '---\ntitle: Start\n---\n',
    '01-awal/01-halo.md': '---\ntitle: Halo\n---\nHalo ![a](../media/a.svg)',
    '01-awal/02-lanjut.md': '---\ntitle: Lanjut\nrule: {chapter: awal/halo, atLeast: 50}\n---\nLanjut.',
    '.git/README.md': '# bukan bab',
  }
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
})
afterAll(() => rm(folder, { recursive: true, force: true }))

it('a folder replaces the outline of a class, with ids that can be given; its fields stay', async () => {
  const classId = newId()
  const viewer = { kind: 'operator' } as const
  await database.asTenant(tenant, async ctx => saveClass(ctx, { id: classId, base: 0, work: await classWork({ name: 'Web' }) }), { viewer })
  const target = { classId, isPublished: true, idOf: idFrom, addressOf: (path: string) => `/courses/${path}` }
  const bring = () => database.asTenant(tenant, ctx => importFolder(ctx, folder, target))
  expect(await bring()).toEqual({ modules: 1, chapters: 2, notes: [] })
  expect(await bring()).toEqual({ modules: 1, chapters: 2, notes: [] })
  const { rows } = await database.pool.query(
    `select c.name, c.chapter_order, m.slug as module, m.translations, h.id, h.slug, h.rule, h.content::text as content, v.version from classes c
      join class_modules m on m.tenant_id = c.tenant_id and m.class_id = c.id
      join class_chapters h on h.tenant_id = m.tenant_id and h.module_id = m.id
      join class_chapter_versions v on v.tenant_id = h.tenant_id and v.chapter_id = h.id
      where c.tenant_id = $1 and c.id = $2 and h.published_at is not null order by h.position`,
    [tenant, classId],
  )
  expect(rows).toMatchObject([
    {
      name: 'Web',
      chapter_order: 'sequence',
      module: 'awal',
      translations: { en: { title: 'Start' } },
      id: idFrom('awal/halo'),
      version: 1,
      rule: null,
    },
    { slug: 'lanjut', rule: { type: 'result', chapterId: idFrom('awal/halo'), atLeast: 50 } },
  ])
  expect(rows[0].content).toContain('/courses/media/a.svg')
  await expect(database.asTenant(tenant, ctx => importFolder(ctx, join(folder, 'tidak-ada'), target))).rejects.toThrow('ENOENT')
})
