import { buildProgram } from '#features/programs/testing.ts'
import { buildSchool } from '#features/schools/testing.ts'
import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/db/ids.ts'

const PER_KIND = 6
/** Calls of records, and the table that theirs are in. */
const OWN_RECORDS = [
  [/\/career\/job\//, 'jobs'],
  [/\/career\//, 'careers'],
  [/\/mentor\//, 'mentors'],
  [/\/portfolio\//, 'portfolios'],
  [/\/question\//, 'questions'],
  [/\/testimony\//, 'testimonies'],
  [/\/speaker\//, 'speakers'],
  [/\/sponsor\//, 'sponsors'],
  [/\/lms-feature\//, 'lms_features'],
  [/\/category\//, 'post_categories'],
  [/\/school\//, 'schools'],
  [/\/program\//, 'programs'],
] as const
const NOTHING = JSON.stringify({ type: 'doc', content: [] })

/** Inserts six records of each kind that calls write. Returns the ids by the paths of the calls that take them. */
export async function seedRecords(ctx: Ctx): Promise<[RegExp, { id: string[] }][]> {
  const { db, tenantId } = ctx
  for (let n = 0; n < PER_KIND; n++) {
    const own = () => ({ tenant_id: tenantId, id: newId() })
    const slug = `uji-${n}`
    const career = { ...own(), slug, company: 'Cetak', industry: 'Cetak', summary: 'Buku', content: NOTHING }
    await db.insertInto('careers').values(career).execute()
    const job = { ...own(), career_id: career.id, slug, title: 'Operator', type: 'contract', mode: 'remote', summary: 'Mesin' }
    await db
      .insertInto('jobs')
      .values({ ...job, duties: [], requirements: [] })
      .execute()
    const mentor = { ...own(), slug, name: 'Budi', headline: 'Guru', bio: 'Mengajar', expertise: [] }
    await db.insertInto('mentors').values(mentor).execute()
    const work = { ...own(), type: 'corporate', slug, title: 'Web', kind: 'Web', summary: 'Web', content: NOTHING, client_name: 'PT' }
    await db
      .insertInto('portfolios')
      .values({ ...work, held_on: '2026-01-31' })
      .execute()
    await db
      .insertInto('questions')
      .values({ ...own(), question: 'Kapan?', answer: 'Besok.' })
      .execute()
    await db
      .insertInto('testimonies')
      .values({ ...own(), name: 'Siti', message: 'Bagus', consent: 'Ya' })
      .execute()
    await db
      .insertInto('speakers')
      .values({ ...own(), name: 'Siti' })
      .execute()
    await db
      .insertInto('sponsors')
      .values({ ...own(), name: 'Kopi Gayo' })
      .execute()
    await db
      .insertInto('lms_features')
      .values({ ...own(), slug, title: 'Kuis', summary: 'Kuis' })
      .execute()
    await db
      .insertInto('post_categories')
      .values({ ...own(), kind: 'articles', slug, name: slug })
      .execute()
    await buildSchool(ctx)
    await buildProgram(ctx, { slug })
  }
  const found: [RegExp, { id: string[] }][] = []
  for (const [path, table] of OWN_RECORDS) {
    const rows = await db.selectFrom(table).select('id').where('tenant_id', '=', tenantId).execute()
    found.push([path, { id: rows.map(row => row.id) }])
  }
  return found
}
