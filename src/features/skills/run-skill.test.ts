import { describe, expect, it } from 'vitest'
import { buildOpenClass } from '#features/enrolments/testing.ts'
import { enrol } from '#features/members/testing.ts'
import type { Lang } from '#kit/lang.ts'
import type { Viewer } from '#platform/context.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { TenantCache } from '#platform/db/tenant-cache.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { runSkill } from './run-skill.server.ts'
import { findSkill, SKILLS } from './skills.ts'

const database = openTestDatabase()
const cache = new TenantCache()

async function ask(
  of: TenantId,
  input: object = {},
  { name = 'open_classes', lang = 'id' as Lang, viewer = { kind: 'nobody' } as Viewer } = {},
) {
  const skill = findSkill(name)
  if (!skill) throw new Error(`no skill ${name}`)
  const { text } = await database.asTenant(
    of,
    ctx => runSkill({ ...ctx, cached: (key, tags, load) => cache.get(of, key, tags, load) }, skill, skill.input.parse(input)),
    { lang, viewer },
  )
  return text
}
const addClass = (of: TenantId, name: string) =>
  database.asTenant(of, ctx => buildOpenClass(ctx, { name, slug: name.toLowerCase().replaceAll(' ', '-'), always_open: true }))

describe('a skill that everybody may ask', () => {
  it('is cached for visitors until what it reads changes, in each language and for each tenant', async () => {
    const [mine, other] = [await database.createTenant(), await database.createTenant()]
    await addClass(mine, 'Batik')
    expect(await ask(mine)).toContain('Batik')
    await addClass(mine, 'Anyaman')
    expect(await ask(mine)).not.toContain('Anyaman')
    expect(await ask(mine, {}, { lang: 'en' })).toContain('Anyaman')
    expect(await ask(other)).not.toContain('Batik')
    cache.drop({ tenantId: other, tags: ['classes'] })
    cache.drop({ tenantId: mine, tags: ['careers'] })
    expect(await ask(mine)).not.toContain('Anyaman')
    cache.drop({ tenantId: mine, tags: ['classes'] })
    expect(await ask(mine)).toContain('Anyaman')
  })

  it('is read anew for who is signed in, and where it is asked for in words of one’s own', async () => {
    const mine = await database.createTenant()
    await addClass(mine, 'Batik')
    const viewer = await (await enrol(database, mine, 'Sari', ['student'])).viewer()
    for (const [input, more] of [
      [{}, { viewer }],
      [{ topic: 'anyaman' }, {}],
    ] as const) {
      const name = `Anyaman ${Object.keys(input).length}`
      const before = await ask(mine, input, more)
      await addClass(mine, name)
      expect([before.includes(name), (await ask(mine, input, more)).includes(name)]).toEqual([false, true])
    }
  })

  it('is cached for nobody where it is about who asks', () => {
    expect(SKILLS.filter(({ who, reads }) => who === 'person' && reads)).toEqual([])
  })
})
