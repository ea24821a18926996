import { createHash } from 'node:crypto'

/** Something that somebody learned, as a statement says it. */
export interface LearningEvent {
  /**
   * `registered`: got a seat in a class; `initialized`: opened for the first time; `answered`: a better result in a practice; `completed`: done; `exited`: has no
   * seat any more, by their own or another's act.
   */
  verb: 'registered' | 'initialized' | 'answered' | 'completed' | 'exited'
  of: 'chapter' | 'class'
  id: string
  title: string
  lang: string
  /** The class of a chapter. */
  classId?: string
  /** In percent, of a practice. */
  result?: number
  /** Of what can happen again, such as joining: names the one time. */
  occasion?: string
  at: Date
}

/** A statement as it waits: who it is about stands in its row. */
export type WaitingEvent = Omit<LearningEvent, 'at' | 'occasion'>

const VERBS: Record<LearningEvent['verb'] | 'delete', { id: string; display: Record<string, string> }> = {
  registered: { id: 'http://adlnet.gov/expapi/verbs/registered', display: { en: 'registered', id: 'mendaftar' } },
  initialized: { id: 'http://adlnet.gov/expapi/verbs/initialized', display: { en: 'initialized', id: 'memulai' } },
  answered: { id: 'http://adlnet.gov/expapi/verbs/answered', display: { en: 'answered', id: 'menjawab' } },
  completed: { id: 'http://adlnet.gov/expapi/verbs/completed', display: { en: 'completed', id: 'menyelesaikan' } },
  exited: { id: 'http://adlnet.gov/expapi/verbs/exited', display: { en: 'exited', id: 'keluar' } },
  delete: { id: 'http://activitystrea.ms/schema/1.0/delete', display: { en: 'deleted', id: 'menghapus' } },
}

const TYPES = {
  chapter: 'http://adlnet.gov/expapi/activities/lesson',
  class: 'http://adlnet.gov/expapi/activities/course',
} as const

/** Returns the id of an event's statement: the same event has the same one, so that a store takes it once. RFC 9562, version 5. */
export function statementId(
  memberId: string,
  { verb, of, id, result, occasion }: Pick<LearningEvent, 'verb' | 'of' | 'id' | 'result' | 'occasion'>,
): string {
  return uuidOf(`${memberId} ${verb} ${of} ${id} ${verb === 'answered' ? (result ?? '') : (occasion ?? '')}`)
}

/** Returns the id of the note that a person was erased. */
export function noteId(pseudonym: string): string {
  return uuidOf(`erased ${pseudonym}`)
}

/** Returns a statement about a person. `origin`: of the tenant's site; `pseudonym`: what they are called. Source: xAPI 1.0.3, part two. */
export function toStatement(
  { id, pseudonym, event, happenedAt }: { id: string; pseudonym: string; event: WaitingEvent; happenedAt: Date },
  origin: string,
): Record<string, unknown> {
  const activity = (of: keyof typeof TYPES, activityId: string) => `${origin}/xapi/${of === 'class' ? 'classes' : 'chapters'}/${activityId}`
  return {
    id,
    actor: agentOf(pseudonym, origin),
    verb: VERBS[event.verb],
    object: {
      objectType: 'Activity',
      id: activity(event.of, event.id),
      definition: { name: { [event.lang]: event.title }, type: TYPES[event.of] },
    },
    ...((event.verb === 'answered' || event.verb === 'completed') && { result: resultOf(event) }),
    context: {
      platform: 'Sanggar',
      ...(event.classId && { contextActivities: { parent: [{ objectType: 'Activity', id: activity('class', event.classId) }] } }),
    },
    timestamp: happenedAt.toISOString(),
  }
}

/** Returns the statement by which a site asks its store to delete all about a person who was erased. */
export function toNote(pseudonym: string, erasedAt: Date, origin: string): Record<string, unknown> {
  return {
    id: noteId(pseudonym),
    actor: agentOf('site', origin),
    verb: VERBS.delete,
    object: agentOf(pseudonym, origin),
    timestamp: erasedAt.toISOString(),
  }
}

function agentOf(name: string, homePage: string) {
  return { objectType: 'Agent', account: { homePage, name } }
}

function resultOf({ verb, result }: WaitingEvent) {
  const score = result === undefined ? {} : { score: { scaled: result / 100, raw: result, min: 0, max: 100 } }
  return verb === 'completed' ? { completion: true, ...score } : score
}

/** The namespace of these ids. */
const NAMESPACE = Buffer.from('5f0e8a7c4b1d4c2e9a6f3d7b8c1e2f40', 'hex')

function uuidOf(name: string): string {
  const hash = createHash('sha1').update(NAMESPACE).update(name).digest().subarray(0, 16)
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x50, 6)
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8)
  return hash.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
