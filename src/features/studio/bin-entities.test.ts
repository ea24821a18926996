import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { BinEntity } from '#features/bin/bin.ts'
import { moveToBin } from '#features/bin/commands.server.ts'
import { restoreFromBin } from '#features/bin/restore.server.ts'
import { binTexts } from '#features/bin/texts.ts'
import { buildClass } from '#features/classes/testing.ts'
import { enrol } from '#features/members/testing.ts'
import { buildPost } from '#features/posts/testing.ts'
import { buildProgram } from '#features/programs/testing.ts'
import { buildRegisteredTeam, buildSchool } from '#features/schools/testing.ts'
import { LANGS } from '#kit/lang.ts'
import type { Ctx, Viewer } from '#platform/context.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { BIN_ENTITIES } from './bin-entities.ts'

const database = openTestDatabase()

let tenant: TenantId
let writerId: string
let writer: Viewer

beforeAll(async () => {
  tenant = await database.createTenant()
  const enrolled = await enrol(database, tenant, 'Rani', ['admin'])
  writerId = enrolled.id
  writer = await enrolled.viewer()
})

const as = <T>(work: (ctx: Ctx) => Promise<T>) => database.asTenant(tenant, work, { viewer: writer })

interface Foreign {
  table: string
  column: string
  /** `c`: rows go with the record, `n`: they lose its name. */
  onDelete: string
}

/** Returns what refers to a table by keys that let the record go and change or take other rows with it. */
async function silentReferences(table: string): Promise<Foreign[]> {
  const { rows } = await database.pool.query<Foreign>(
    `select c.relname as table, a.attname as column, k.confdeltype as "onDelete" from pg_constraint k
     join pg_class c on c.oid = k.conrelid join pg_class t on t.oid = k.confrelid
     join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any(k.conkey)
     where k.contype = 'f' and t.relname = $1 and a.attname <> 'tenant_id' and k.confdeltype in ('c', 'n')`,
    [table],
  )
  return rows
}

/** Any text that a person may type: several scripts, quotes, emoji, what looks like JSON or SQL. */
const text = fc
  .oneof(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.constantFrom('‏עברית', '"}], \\u0000', "'; drop table posts --", '🏳️‍🌈 e\u0301'))
  .map(one => one.replaceAll('\u0000', '').toWellFormed())

/** Builds a record with all that can be its own, from what the property chose. A new entity needs its line here. */
const BUILDERS: Record<string, (ctx: Ctx, values: { words: string; number: number; isThere: boolean }) => Promise<string>> = {
  post: async (ctx, { words, number, isThere }) => {
    const { id } = await buildPost(ctx, {
      title: words,
      summary: words,
      details: JSON.stringify({ any: [words, number, null, { big: 12345678901234 }] }),
      published_at: isThere ? new Date(Date.UTC(2020, 0, 1, 0, 0, 0, number % 1000)) : null,
      version: 2,
    })
    if (!isThere) return id
    const post = { tenant_id: tenant, post_id: id }
    await ctx.db
      .insertInto('post_translations')
      .values({ ...post, lang: 'en', title: words, summary: words, content: JSON.stringify({ words }), words })
      .execute()
    for (const version of [1, 2])
      await ctx.db
        .insertInto('post_versions')
        .values({ ...post, version, work: JSON.stringify({ words, number }), saved_by: writerId, began_at: ctx.now, saved_at: ctx.now })
        .execute()
    await ctx.db
      .insertInto('post_former_slugs')
      .values({ ...post, kind: 'articles', slug: newId(), left_at: ctx.now })
      .execute()
    await ctx.db
      .insertInto('post_previews')
      .values({ ...post, token_sha256: randomBytes(32), made_by: writerId, made_at: ctx.now, expires_at: ctx.now })
      .execute()
    await ctx.db.updateTable('post_views').set({ views: number }).where('post_id', '=', id).execute()
    await buildPost(ctx, { parent_id: id })
    await ctx.db
      .insertInto('appointments')
      .values({
        tenant_id: tenant,
        id: newId(),
        post_id: id,
        name: 'Ibu',
        email: 'x@contoh.example',
        phone: '6281234567890',
        topic: 'x',
        wished_on: '2030-01-01',
        wished_time: 'morning',
        message: '',
        lang: 'id',
        consent: 'Ya',
        organisation: '',
        created_at: ctx.now,
        sent_sha256: Buffer.alloc(32),
      })
      .execute()
    return id
  },
  class: async (ctx, { words, number, isThere }) => {
    const { id } = await buildClass(ctx, { name: words, summary: words, tags: [words], created_by: writerId, quota: (number % 1000) + 1 })
    if (!isThere) return id
    const own = { tenant_id: tenant, class_id: id }
    const moduleId = newId()
    const batch = {
      tenant_id: tenant,
      id: newId(),
      class_id: id,
      name: words.slice(0, 40),
      quota: (number % 1000) + 1,
      needs_approval: true,
      version: 3,
    }
    await ctx.db.insertInto('class_batches').values(batch).execute()
    // Its current batch need not be its first.
    await ctx.db.updateTable('classes').set({ batch_id: batch.id }).where('tenant_id', '=', tenant).where('id', '=', id).execute()
    await ctx.db
      .insertInto('class_announcements')
      .values({ ...own, id: newId(), batch_id: batch.id, title: 'Kabar', body: words || '-', written_by: writerId, created_at: ctx.now })
      .execute()
    await sql`insert into tutor_switches values (${tenant}, ${id}, false, ${ctx.now})`.execute(ctx.db)
    await ctx.db
      .insertInto('class_translations')
      .values({ ...own, lang: 'en', name: words, summary: words })
      .execute()
    await ctx.db
      .insertInto('class_modules')
      .values({ ...own, id: moduleId, slug: 'satu', title: words, position: 1 })
      .execute()
    await ctx.db
      .insertInto('class_chapters')
      .values({ tenant_id: tenant, id: newId(), module_id: moduleId, slug: 'awal', title: words, minutes: (number % 600) + 1, position: 1 })
      .execute()
    const mentorId = newId()
    await ctx.db
      .insertInto('mentors')
      .values({ tenant_id: tenant, id: mentorId, slug: mentorId, name: words, headline: '', bio: '', expertise: [] })
      .execute()
    await ctx.db
      .insertInto('class_mentors')
      .values({ ...own, mentor_id: mentorId, position: 0 })
      .execute()
    await ctx.db
      .insertInto('class_former_names')
      .values({ ...own, name: newId(), left_at: ctx.now })
      .execute()
    await ctx.db
      .insertInto('testimonies')
      .values({ tenant_id: tenant, id: newId(), name: 'Ibu', role: 'Peserta', message: 'Bagus', class_id: id })
      .execute()
    return id
  },
  career: async (ctx, { words, isThere }) => await insertRecord(ctx, 'careers', careerRow(words, isThere)),
  job: async (ctx, { words, number, isThere }) =>
    await insertRecord(ctx, 'jobs', {
      career_id: await insertRecord(ctx, 'careers', careerRow(words, isThere)),
      slug: newId(),
      title: words,
      type: 'contract',
      mode: 'remote',
      salary_min_rupiah: number,
      summary: words,
      duties: [words, ''],
      requirements: [],
      translations: { en: { title: words } },
      closes_at: isThere ? ctx.now : null,
    }),
  program: async (ctx, { words, isThere }) => {
    const id = await insertRecord(ctx, 'programs', {
      slug: newId(),
      name: words,
      summary: words,
      content: { type: 'doc', content: [{ words }] },
      sponsor: isThere ? words : null,
      is_active: isThere,
      translations: { en: { name: words } },
    })
    await ctx.db
      .insertInto('program_schools')
      .values({ tenant_id: tenant, program_id: id, school_id: await buildSchool(ctx) })
      .execute()
    return id
  },
  mentor: async (ctx, { words, number }) => {
    const id = await insertRecord(ctx, 'mentors', {
      slug: newId(),
      name: words,
      headline: words,
      bio: words,
      expertise: [words, ''],
      links: ['https://contoh.example/'],
      translations: { en: { bio: words } },
      position: number % 1000,
    })
    const { id: lesson } = await buildClass(ctx)
    await ctx.db.insertInto('class_mentors').values({ tenant_id: tenant, class_id: lesson, mentor_id: id, position: 1 }).execute()
    return id
  },
  school: async (ctx, { words, number }) => {
    const id = await buildSchool(ctx, { slug: newId(), name: words, students: number, type: 'smk', version: 2 })
    await ctx.db
      .insertInto('program_schools')
      .values({ tenant_id: tenant, program_id: await buildProgram(ctx, { slug: newId() }), school_id: id })
      .execute()
    await ctx.db
      .insertInto('school_contacts')
      .values({
        tenant_id: tenant,
        id: newId(),
        school_id: id,
        name: 'Ibu',
        role: 'Guru',
        email: 'x@contoh.example',
        lang: 'id',
        sent_sha256: randomBytes(32),
        created_at: ctx.now,
      })
      .execute()
    return id
  },
  'school-registration': async (ctx, { words, number, isThere }) => {
    const id = await buildSchool(ctx, { slug: newId(), name: words, students: number, confirmed_at: null })
    await ctx.db
      .insertInto('program_schools')
      .values({ tenant_id: tenant, program_id: await buildProgram(ctx, { slug: newId() }), school_id: id })
      .execute()
    if (isThere) await buildRegisteredTeam(ctx, id, words)
    return id
  },
  team: async (ctx, { words }) => await buildRegisteredTeam(ctx, await buildSchool(ctx, { slug: newId() }), words),
  portfolio: async (ctx, { words, isThere }) =>
    await insertRecord(ctx, 'portfolios', {
      type: 'corporate',
      slug: newId(),
      title: words,
      kind: words,
      summary: words,
      content: { words },
      held_on: '2026-01-31',
      client_name: words,
      batches: [{ label: words, date: '2026-01-31' }],
      images: [],
      photos: [{ src: '/x.png', alt: words }],
      video: isThere ? { link: '/x.mp4' } : null,
      translations: {},
      published_at: isThere ? '2026-01-01T00:00:00.123456Z' : null,
    }),
  page: async (ctx, { words, isThere }) =>
    await insertRecord(ctx, 'pages', {
      path: `/${newId()}`,
      title: { id: words },
      description: { en: words },
      langs: ['id', 'en'],
      sections: [{ kind: 'faq', title: { id: words, en: words } }],
      published_at: isThere ? '2026-01-01T00:00:00.123456Z' : null,
    }),
  category: async (ctx, { words, number }) =>
    await insertRecord(ctx, 'post_categories', { kind: 'news', slug: newId(), name: words, position: number % 1000, translations: {} }),
  testimony: async (ctx, { words, number, isThere }) =>
    await insertRecord(ctx, 'testimonies', {
      name: words || 'Ibu',
      role: words,
      message: words || 'Bagus',
      consent: words,
      photo: isThere ? '/x.png' : null,
      class_id: isThere ? (await buildClass(ctx)).id : null,
      position: (number % 999) + 1,
      approved_at: isThere ? '2026-01-01T00:00:00.123456Z' : null,
      decided_by: writerId,
      translations: { en: { message: words } },
    }),
  speaker: async (ctx, { words, isThere }) =>
    await insertRecord(ctx, 'speakers', {
      name: words || 'Ibu',
      role: words,
      organisation: words,
      bio: words,
      photo: isThere ? '/x.png' : null,
      translations: { en: { bio: words } },
    }),
  sponsor: async (ctx, { words, isThere }) =>
    await insertRecord(ctx, 'sponsors', {
      name: words || 'Kopi',
      tier: words,
      logo: isThere ? '/x.png' : null,
      translations: { en: { tier: words } },
    }),
  'lms-feature': async (ctx, { words, isThere }) =>
    await insertRecord(ctx, 'lms_features', {
      slug: newId(),
      title: words || 'Kuis',
      summary: words || 'Kuis',
      abilities: [{ title: words, text: words }],
      benefits: [],
      translations: { en: { title: words } },
      published_at: isThere ? '2026-01-01T00:00:00.123456Z' : null,
    }),
  question: async (ctx, { words, number }) =>
    await insertRecord(ctx, 'questions', {
      place: 'home',
      position: number % 1000,
      question: words,
      answer: words,
      translations: { en: { answer: words } },
    }),
}

const careerRow = (words: string, isThere: boolean) => ({
  slug: newId(),
  company: words,
  industry: words,
  summary: words,
  content: { type: 'doc', content: [{ words }] },
  translations: { en: { summary: words } },
  created_by: writerId,
  published_at: isThere ? '2026-01-01T00:00:00.123456Z' : null,
})

/** Inserts a row that its builder wrote and returns its id; `version` and `translations` are those that a record has after some saves. */
async function insertRecord(ctx: Ctx, table: keyof DB, row: Record<string, unknown>): Promise<string> {
  const id = newId()
  await sql`insert into ${sql.table(table)} select * from jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify({
    tenant_id: tenant,
    id,
    version: 3,
    lang: 'id',
    created_at: ctx.now,
    updated_at: ctx.now,
    ...row,
  })}::jsonb)`.execute(ctx.db)
  return id
}

/** Returns every row of the record, and those that mention it. */
async function rowsOf({ tables, mentions = [] }: BinEntity, id: string): Promise<unknown[]> {
  const all: unknown[] = []
  const ids: Record<string, string[]> = {}
  for (const { table, by, of } of [...tables, ...mentions.map(one => ({ table: one.table, by: one.column, of: undefined }))]) {
    // Of a row of the record's, found before.
    const owners = of ? (ids[of.table] ?? []) : [id]
    const { rows } = await database.pool.query(
      `select to_jsonb(t) as row from ${table} t where ${by} = any($1::uuid[]) order by to_jsonb(t)::text`,
      [owners],
    )
    ids[table] = rows.flatMap(row => row.row.id ?? [])
    all.push([table, rows.map(row => row.row)])
  }
  return all
}

describe.each(BIN_ENTITIES.map(entity => [entity.kind, entity] as const))('the bin, for what it calls %s', (kind, entity) => {
  it('declares every table whose rows would go or change with the record', async () => {
    for (const { table } of entity.tables) {
      const own = new Set(entity.tables.map(one => one.table as string))
      const mentioned = new Set((entity.mentions ?? []).map(one => `${one.table}.${one.column}`))
      const kept = new Set((entity.keptBy ?? []).map(one => `${one.table}.${one.column}`))
      const forgotten = (await silentReferences(table)).filter(one =>
        one.onDelete === 'c'
          ? !own.has(one.table) && !kept.has(`${one.table}.${one.column}`)
          : !mentioned.has(`${one.table}.${one.column}`),
      )
      expect(forgotten).toEqual([])
    }
  })

  it('has a name in each language', () => {
    for (const lang of LANGS) expect(Object.keys(binTexts(lang).kinds)).toContain(kind)
  })

  it('restores what was removed, row for row', async () => {
    const build = BUILDERS[kind]
    if (!build) throw new Error(`no builder for ${kind}`)
    await fc.assert(
      fc.asyncProperty(fc.record({ words: text, number: fc.nat(), isThere: fc.boolean() }), async values => {
        const id = await as(ctx => build(ctx, values))
        const before = await rowsOf(entity, id)
        const item = await as(ctx => moveToBin(ctx, entity, id))
        const gone = (await rowsOf(entity, id)) as [string, unknown[]][]
        expect(gone.flatMap(([, rows]) => rows)).toEqual([])
        expect(await as(ctx => restoreFromBin(ctx, BIN_ENTITIES, item))).toMatchObject({ recordId: id, renamedTo: null, emptied: [] })
        expect(await rowsOf(entity, id)).toEqual(before)
      }),
      { numRuns: 25 },
    )
  })
})
