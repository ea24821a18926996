import { daysAfter, daysBefore } from '#kit/days.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import type { Stage } from './stage.ts'

/** A class of a journey's own, which no other journey knows. */
export interface MadeClass {
  tenant: TenantId
  id: string
  slug: string
}

/** Returns the dates of a batch that takes people now, and starts in so many days. */
export const takesPeopleNow = (startsInDays = 10) => ({
  registration_opens_at: daysBefore(new Date(), 1),
  registration_closes_at: daysAfter(new Date(), 9),
  starts_at: daysAfter(new Date(), startsInDays),
  ends_at: daysAfter(new Date(), startsInDays + 30),
})

/** Inserts a free class that is published since yesterday and always open, without chapters. `own`: columns that are others. */
export async function makeClass(stage: Stage, site: string, name: string, own: Record<string, unknown> = {}): Promise<MadeClass> {
  const tenant = await stage.tenant(site)
  const id = newId()
  const slug = `${name.toLowerCase().replaceAll(' ', '-')}-${Date.now()}`
  await insert(stage, 'classes', {
    tenant_id: tenant,
    id,
    batch_id: newId(),
    code: slug.toUpperCase(),
    slug,
    name,
    summary: 'Kelas untuk mencoba.',
    content: { type: 'doc', content: [] },
    words: '',
    tags: [],
    level: 'Dasar',
    mode: 'online',
    type: 'kelas',
    price_rupiah: 0,
    is_premium: false,
    quota: null,
    pass_mark: 70,
    has_certificate: false,
    outcomes: [],
    audience: [],
    requirements: [],
    registrar_city_codes: [],
    held_city_codes: [],
    always_open: true,
    published_at: daysBefore(new Date(), 1),
    ...own,
  })
  return { tenant, id, slug }
}

/** Inserts a module of published chapters, and returns the path of each. By default a chapter is an article. */
export async function addChapters(
  stage: Stage,
  { tenant, id, slug }: MadeClass,
  chapters: readonly { title: string; kind?: string; content: object }[],
): Promise<string[]> {
  const moduleId = newId()
  await insert(stage, 'class_modules', { tenant_id: tenant, id: moduleId, class_id: id, slug: 'awal', title: 'Awal', position: 0 })
  for (const [position, { title, kind = 'article', content }] of chapters.entries())
    await insert(stage, 'class_chapters', {
      tenant_id: tenant,
      id: newId(),
      module_id: moduleId,
      slug: `bab-${position + 1}`,
      title,
      minutes: 5,
      position,
      kind,
      content,
      published_at: daysBefore(new Date(), 1),
    })
  return chapters.map((_, position) => `/Courses/${slug}/module/awal/chapter/bab-${position + 1}`)
}

/** Returns the content of an article of plain paragraphs. */
export const articleOf = (paragraphs: readonly string[]): object => ({
  body: { type: 'doc', content: paragraphs.map(text => ({ type: 'paragraph', content: [{ type: 'text', text }] })) },
})

/** Lets somebody take part since yesterday. `own`: columns that are others. */
export async function seat(stage: Stage, { tenant, id }: MadeClass, memberId: string, own: Record<string, unknown> = {}): Promise<void> {
  const since = daysBefore(new Date(), 1)
  const [one] = await stage.query<{ batchId: string }>('select batch_id as "batchId" from classes where tenant_id = $1 and id = $2', [
    tenant,
    id,
  ])
  await insert(stage, 'enrolments', {
    tenant_id: tenant,
    id: newId(),
    class_id: id,
    batch_id: one?.batchId,
    member_id: memberId,
    state: 'joined',
    asked_at: since,
    joined_at: since,
    ...own,
  })
}

/** Inserts a further batch of a class, and returns its id. `own`: its columns. */
export async function addBatch(stage: Stage, { tenant, id }: MadeClass, name: string, own: Record<string, unknown>): Promise<string> {
  const batchId = newId()
  await insert(stage, 'class_batches', { tenant_id: tenant, id: batchId, class_id: id, name, ...own })
  return batchId
}

async function insert(stage: Stage, table: string, row: Record<string, unknown>): Promise<void> {
  const names = Object.keys(row)
  const places = names.map((_, at) => `$${at + 1}`)
  await stage.query(`insert into ${table} (${names.join(', ')}) values (${places.join(', ')})`, Object.values(row))
}
