import type { Insertable } from 'kysely'
import { type BuiltCourse, buildCourse, type ChapterOptions, joinCourse, textOf } from '#features/learning/testing.ts'
import { daysAfter, daysBefore } from '#kit/days.ts'
import { newId } from '#platform/db/ids.ts'
import type { ClassBatches, Classes } from '#platform/db/tables.gen.ts'
import type { Stage } from './stage.ts'

/** A class of a journey's own, which no other journey knows, with the path of each chapter. */
export interface MadeClass extends BuiltCourse {
  site: string
  paths: string[]
}

/** Returns the dates of a batch that takes people now, and starts in so many days. */
export const takesPeopleNow = (startsInDays = 10) => ({
  registration_opens_at: daysBefore(new Date(), 1),
  registration_closes_at: daysAfter(new Date(), 9),
  starts_at: daysAfter(new Date(), startsInDays),
  ends_at: daysAfter(new Date(), startsInDays + 30),
})

/** Inserts a free class that is published and always open, with one module of these chapters. `own`: columns that are others. */
export async function makeClass(
  stage: Stage,
  site: string,
  name: string,
  chapters: readonly ChapterOptions[] = [],
  own: Partial<Insertable<Classes>> = {},
): Promise<MadeClass> {
  const slug = `${name.toLowerCase().replaceAll(' ', '-')}-${Date.now()}`
  const all = { name, slug, code: slug.toUpperCase(), always_open: true, quota: null, has_certificate: false, ...own }
  const course = await stage.within(site, ctx => buildCourse(ctx, chapters, all))
  return { ...course, site, paths: chapters.map((_, at) => `/Courses/${slug}/module/awal/chapter/bab-${at + 1}`) }
}

/** Returns the content of an article of plain paragraphs. */
export const articleOf = (paragraphs: readonly string[]): object => ({
  body: { type: 'doc', content: paragraphs.flatMap(words => textOf(words).content) },
})

/** Lets somebody take part in a class of a site. `own`: columns that are others. */
export async function seat(
  stage: Stage,
  { site, id }: { site: string; id: string },
  memberId: string,
  own: { batch_id?: string; percent?: number } = {},
): Promise<void> {
  await stage.within(site, ctx => joinCourse(ctx, memberId, id, own))
}

/** Inserts a further batch of a class, and returns its id. `own`: its columns. */
export async function addBatch(
  stage: Stage,
  { site, id }: MadeClass,
  name: string,
  own: Partial<Insertable<ClassBatches>>,
): Promise<string> {
  return await stage.within(site, async ({ db, tenantId }) => {
    const batchId = newId()
    await db
      .insertInto('class_batches')
      .values({ tenant_id: tenantId, id: batchId, class_id: id, name, ...own })
      .execute()
    return batchId
  })
}
