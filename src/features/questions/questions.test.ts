import { beforeAll, expect, it } from 'vitest'
import { type Enrolled, enrol } from '#features/members/testing.ts'
import { orderRecords, removeRecord, saveRecord } from '#features/records/write.server.ts'
import { changeSettings } from '#features/sites/commands.server.ts'
import { findSiteByHost, readSettings } from '#features/sites/queries.server.ts'
import { MAX_QUESTIONS, questionsFor } from '#features/sites/questions.ts'
import type { Ctx } from '#platform/context.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { withScope } from '#platform/db/scope.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { questionFields, questionRecords } from './records.server.ts'

const database = openTestDatabase()
let tenant: TenantId
let other: TenantId
let ani: Enrolled
let rani: Enrolled

beforeAll(async () => {
  tenant = await database.createTenant('tanya')
  other = await database.createTenant('lain')
  ani = await enrol(database, tenant, 'Ani', ['admin'])
  rani = await enrol(database, tenant, 'Rani', ['writer'])
})

const as = async <T>(who: Enrolled, work: (ctx: Ctx) => Promise<T>) => await database.asTenant(tenant, work, { viewer: await who.viewer() })
const log = { warn: () => {} } as never
const siteOf = async (slug: string) =>
  await withScope(database.pool, { system: 'find-tenant' }, db => findSiteByHost(db, `${slug}.localhost`, log))
const save = (id: string, fields: object) =>
  as(rani, ctx => saveRecord(ctx, questionRecords, { id, base: 0, work: questionFields.parse(fields) }))

it('are shown in their order, at their place, and in the reader’s language where they are translated', async () => {
  const [first, second] = [newId(), newId()]
  await save(first, { question: 'Kapan?', answer: 'Besok.', translations: { en: { question: 'When?', answer: 'Tomorrow.' } } })
  await save(second, { question: 'Di mana?', answer: 'Di sini.', place: 'classes', translations: { en: { question: 'Where?' } } })
  await as(rani, ctx => orderRecords(ctx, questionRecords, [second, first]))
  const questions = (await siteOf('tanya'))?.questions ?? []
  expect(questionsFor(questions, 'classes', 'en')).toEqual([
    { question: 'Di mana?', answer: 'Di sini.', lang: 'id' },
    { question: 'When?', answer: 'Tomorrow.', lang: 'en' },
  ])
  expect(questionsFor(questions, 'home', 'id').map(one => one.question)).toEqual(['Kapan?'])
  expect((await siteOf('lain'))?.questions).toEqual([])
  expect(await database.asTenant(other, ctx => readSettings(ctx))).toMatchObject({ faq: [] })
  expect(database.announced).toContain('settings')
})

it('are what the setting `faq` reads and writes; one that stays keeps its translation', async () => {
  expect((await as(ani, readSettings)).faq.map(one => one.question)).toEqual(['Di mana?', 'Kapan?'])
  await as(ani, ctx =>
    changeSettings(ctx, {
      faq: [
        { question: 'Kapan?', answer: 'Lusa.' },
        { question: 'Berapa?', answer: 'Gratis.' },
      ],
    }),
  )
  const site = await siteOf('tanya')
  expect(site?.settings.faq).toEqual([
    { question: 'Kapan?', answer: 'Lusa.' },
    { question: 'Berapa?', answer: 'Gratis.' },
  ])
  expect(site?.questions[0]?.translations.en).toEqual({ question: 'When?', answer: 'Tomorrow.' })
  await expect(as(rani, ctx => changeSettings(ctx, { faq: [] }))).rejects.toMatchObject({ status: 403 })
  await as(ani, ctx => changeSettings(ctx, { faq: undefined }))
  expect((await siteOf('tanya'))?.questions).toEqual([])
})

it('are no more than a site shows, and go one by one', async () => {
  const ids = Array.from({ length: MAX_QUESTIONS }, () => newId())
  for (const id of ids) await save(id, { question: id, answer: 'Ya.' })
  await expect(save(newId(), { question: 'Satu lagi?', answer: 'Ya.' })).rejects.toMatchObject({ status: 409 })
  await as(rani, ctx => removeRecord(ctx, questionRecords, ids[0] ?? ''))
  await save(newId(), { question: 'Satu lagi?', answer: 'Ya.' })
  // A new one stands last.
  expect((await siteOf('tanya'))?.questions.at(-1)?.question).toBe('Satu lagi?')
})
