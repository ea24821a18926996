import { sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import type { TestDatabase } from '#platform/testing/database.ts'
import { answer, type Given } from './answer.ts'
import { askerOf, tenantOf } from './demo.ts'
import { holdsFact, listForeign } from './facts.ts'
import type { Question } from './questions.ts'
import { type ExpectedSource, findExpected } from './sources.ts'

/** How a question went. `rank`: the place of the first right source, from 1, also of those that a declined answer points to; null where there is none. */
export interface Measured {
  question: Question
  given: Given
  rank: number | null
  isAnswered: boolean
  isDeclined: boolean
  /** Of `own-data`: says what the database says. */
  isOwnRight: boolean
  /** What of others stands in the answer. */
  foreign: readonly string[]
}

/** Asks all questions, as their askers, in the demo. */
export async function measure(database: TestDatabase, questions: readonly Question[], now: Date): Promise<Measured[]> {
  const measured = new Map<string, Measured>()
  const queue = [...questions]
  const work = async () => {
    for (let one = queue.shift(); one; one = queue.shift()) measured.set(one.id, await ask(database, one, now))
  }
  await Promise.all([work(), work(), work()])
  return questions.flatMap(({ id }) => measured.get(id) ?? [])
}

async function ask(database: TestDatabase, question: Question, now: Date): Promise<Measured> {
  const { tenant, lang, asker, sources, fact } = question
  const viewer = await askerOf(database, tenant, asker, now)
  const given = await answer(database, question, { viewer, now })
  return await database.asTenant(
    tenantOf(tenant),
    async ctx => {
      const expected = await Promise.all(sources.flatMap(name => findExpected(tenant, name, lang) ?? []).map(one => withId(ctx, one)))
      const place = given.sources.findIndex(source => expected.some(one => isSame(one, source)))
      const said = [given.text, ...given.sources.map(({ title }) => title)].join('\n')
      return {
        question,
        given,
        rank: place < 0 ? null : place + 1,
        isAnswered: given.state === 'answered' && !saysThereIsNone(given),
        isDeclined: given.state === 'declined' || saysThereIsNone(given),
        isOwnRight: fact !== null && (await holdsFact(ctx, fact, given)),
        foreign: (await listForeign(ctx)).filter(word => said.includes(word) && !question.text.includes(word)),
      }
    },
    { viewer, now, lang },
  )
}

/** Returns a chapter with its id, which is known to the database alone. */
async function withId({ db, tenantId }: Ctx, expected: ExpectedSource): Promise<ExpectedSource> {
  if (expected.kind !== 'chapter') return expected
  const { rows } = await sql<{ id: string }>`
    select h.id from class_chapters h join class_modules m on m.tenant_id = h.tenant_id and m.id = h.module_id
      join classes c on c.tenant_id = m.tenant_id and c.id = m.class_id
    where h.tenant_id = ${tenantId} and c.slug = ${expected.classSlug} and h.title = ${expected.title}`.execute(db)
  return { ...expected, id: rows[0]?.id ?? null }
}

/** A list with nothing in it: all that it leads to is the page of everything. */
function saysThereIsNone({ skill, sources }: Given): boolean {
  return skill !== null && LISTS.has(skill) && sources.every(({ kind }) => kind === 'page')
}

const LISTS = new Set(['open_classes', 'class_details', 'events', 'programs'])

function isSame(expected: ExpectedSource, { kind, id }: Given['sources'][number]): boolean {
  return kind === expected.kind && id === expected.id
}
