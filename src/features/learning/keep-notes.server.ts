import { sql } from 'kysely'
import { holdsSeat } from '#features/chapters/holds-seat.server.ts'
import { isReadable, listChaptersFor } from '#features/chapters/reading.server.ts'
import { requirePerson } from '#features/permissions/permissions.ts'
import type { Ctx } from '#platform/context.ts'
import { isPublished } from '#platform/db/published.ts'
import { MAX_NOTES, type NoteState, type SentNote } from './note.ts'

interface Place {
  id: string
  classId: string
  isThere: boolean
  isRemoved: boolean
  isIn: boolean
  notes: number
}

/**
 * Keeps notes that the viewer's device sent, each once, however often it comes and whether or not it was deleted since. Returns what became of each. Three
 * statements, and one for each class. Throws Unauthenticated, NotFound.
 */
export async function keepNotes(ctx: Ctx, notes: readonly SentNote[]): Promise<{ id: string; state: NoteState }[]> {
  const { memberId } = requirePerson(ctx.viewer)
  const places = await findPlaces(ctx, memberId, notes)
  const open = await findOpen(ctx, [...places.values()])
  const counts = new Map([...places].map(([id, place]) => [id, place.notes]))
  const states = new Map<string, NoteState>()
  const usable: SentNote[] = []
  for (const note of notes) {
    if (states.has(note.id)) continue
    const count = counts.get(note.chapterId) ?? 0
    const state = stateOf(places.get(note.chapterId), open) ?? (count < MAX_NOTES ? 'recorded' : 'too-many')
    states.set(note.id, state)
    if (state !== 'recorded') continue
    usable.push(note)
    counts.set(note.chapterId, count + 1)
  }
  const fresh = await markReported(ctx, memberId, usable)
  for (const { id } of usable) if (!fresh.has(id)) states.set(id, 'repeated')
  await insert(
    ctx,
    memberId,
    usable.filter(({ id }) => fresh.has(id)),
  )
  return notes.map(({ id }) => ({ id, state: states.get(id) ?? 'unknown' }))
}

/** Returns why a note can't be kept; undefined where it can. */
function stateOf(place: Place | undefined, open: ReadonlySet<string>): NoteState | undefined {
  if (!place?.isThere) return 'unknown'
  if (!place.isIn) return 'not-joined'
  if (open.has(place.id)) return undefined
  return place.isRemoved ? 'removed' : 'locked'
}

async function findPlaces(ctx: Ctx, memberId: string, notes: readonly SentNote[]): Promise<Map<string, Place>> {
  const ids = [...new Set(notes.map(({ chapterId }) => chapterId))]
  const { rows } = await sql<Place>`
    select h.id, m.class_id as "classId", coalesce(${isPublished(ctx, 'h')} and ${isReadable(ctx)}, false) as "isThere",
      h.removed_at is not null as "isRemoved", coalesce(${holdsSeat()}, false) as "isIn",
      (select count(*)::int from chapter_notes n where n.tenant_id = h.tenant_id and n.member_id = ${memberId} and n.chapter_id = h.id) as notes
    from class_chapters h join class_modules m on m.tenant_id = h.tenant_id and m.id = h.module_id
      join classes c on c.tenant_id = m.tenant_id and c.id = m.class_id
      left join enrolments e on e.tenant_id = c.tenant_id and e.class_id = c.id and e.member_id = ${memberId}
    where h.tenant_id = ${ctx.tenantId} and h.id = any (${ids}::uuid[])`.execute(ctx.db)
  return new Map(rows.map(row => [row.id, row]))
}

/** Returns the ids of the chapters of these classes that are open to the viewer. */
async function findOpen(ctx: Ctx, places: readonly Place[]): Promise<Set<string>> {
  const open = new Set<string>()
  for (const classId of new Set(places.flatMap(place => (place.isIn ? [place.classId] : []))))
    for (const { id, lock } of await listChaptersFor(ctx, classId)) if (!lock) open.add(id)
  return open
}

/** Notes that these were reported, and returns the ids of those that were not before. */
async function markReported(ctx: Ctx, memberId: string, notes: readonly SentNote[]): Promise<Set<string>> {
  if (notes.length === 0) return new Set()
  const rows = await ctx.db
    .insertInto('progress_items')
    .values(
      notes.map(({ id, chapterId }) => ({ tenant_id: ctx.tenantId, member_id: memberId, id, chapter_id: chapterId, received_at: ctx.now })),
    )
    .onConflict(conflict => conflict.columns(['tenant_id', 'member_id', 'id']).doNothing())
    .returning('id')
    .execute()
  return new Set(rows.map(({ id }) => id))
}

async function insert(ctx: Ctx, memberId: string, notes: readonly SentNote[]): Promise<void> {
  if (notes.length === 0) return
  const rows = notes.map(({ id, chapterId, quote, before, note, at }) => {
    const written = new Date(Math.min(at, ctx.now.getTime()))
    const text = { quote, before, note }
    return { tenant_id: ctx.tenantId, id, member_id: memberId, chapter_id: chapterId, ...text, created_at: written, updated_at: written }
  })
  // An id that another person's device made already is theirs.
  await ctx.db
    .insertInto('chapter_notes')
    .values(rows)
    .onConflict(conflict => conflict.columns(['tenant_id', 'id']).doNothing())
    .execute()
}
