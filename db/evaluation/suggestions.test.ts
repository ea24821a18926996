import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { suggest } from '#features/assistant/ui/suggestions.ts'
import { documentTexts } from '#features/assistant/ui/texts.server.ts'
import { LANGS, type Lang } from '#kit/lang.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { answer } from './answer.ts'
import { prepareDemo, tenantOf } from './demo.ts'

const NOW = new Date()
const TENANTS = ['alkademi', 'sekolahkopi', 'smkcoding', 'aibersamapuja']
const database = openTestDatabase()

beforeAll(() => prepareDemo(database, TENANTS, NOW), 600_000)

const ask = (tenant: string, lang: Lang, text: string) => answer(database, { tenant, lang, text }, { viewer: { kind: 'nobody' }, now: NOW })

it('what a class’s page suggests is answered about that class', { timeout: 120_000 }, async () => {
  const missed: string[] = []
  let asked = 0
  for (const tenant of TENANTS) {
    const { rows } = await database.asTenant(tenantOf(tenant), ({ db, tenantId }) =>
      sql<{ slug: string; name: string; english: string | null }>`
        select c.slug, c.name, t.name as english from classes c
          left join class_translations t on t.tenant_id = c.tenant_id and t.class_id = c.id and t.lang = 'en'
        where c.tenant_id = ${tenantId} and c.published_at <= ${NOW}`.execute(db),
    )
    for (const { slug, name, english } of rows)
      for (const lang of LANGS)
        for (const text of suggest(documentTexts(lang).suggestions, 'class', (lang === 'en' && english) || name)) {
          if (!text.includes('“')) continue
          asked++
          const { skill, sources } = await ask(tenant, lang, text)
          if (!sources.some(({ kind, href }) => kind === 'class' && href.endsWith(`/${slug}`)))
            missed.push(`${tenant} ${text} → ${skill} ${sources[0]?.href}`)
        }
  }
  expect(asked).toBeGreaterThan(200)
  expect(missed).toEqual([])
})

it('what the other public pages suggest is answered by a skill', { timeout: 120_000 }, async () => {
  const missed: string[] = []
  for (const tenant of TENANTS)
    for (const lang of LANGS)
      for (const kind of ['home', 'classes', 'events', 'reading', 'work'] as const)
        for (const text of suggest(documentTexts(lang).suggestions, kind, '')) {
          const { skill, state } = await ask(tenant, lang, text)
          if (skill === null) missed.push(`${tenant} ${text} → ${state}`)
        }
  expect(missed).toEqual([])
})
