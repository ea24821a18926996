import { type BuiltCourse, buildCourse, type ChapterOptions, joinCourse, textOf } from '#features/learning/testing.ts'
import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/db/ids.ts'

/** Begins what no reader of a locked chapter may get anywhere. */
export const SECRET = 'RAHASIA7'
/** A word that stands in all of these chapters: what people search for. */
export const TOPIC = 'fotosintesis'

/** Why a chapter is closed to the member, and how the class holds it. */
export const LOCKS = [
  'not-joined',
  'left',
  'removed-from-class',
  'waiting-list',
  'sequence',
  'date',
  'result',
  'draft',
  'unpublished',
  'taken-out',
] as const
export type LockName = (typeof LOCKS)[number]

const words = (lock: string, kind: string) => `${SECRET} ${TOPIC} ${lock} ${kind}`
const at = (time: number) => ({ at: time, title: `${SECRET} ${TOPIC}` })

/** Returns a content of each kind whose every text and address is secret. */
function contentsOf(lock: string): Record<string, object> {
  const file = (end: string) => `/files/${newId()}/${SECRET}.${end}`
  const text = (kind: string) => textOf(words(lock, kind))
  const line = (kind: string) => words(lock, kind)
  const film = (kind: string) => ({
    address: file('mp4'),
    smallAddress: file('mp4'),
    poster: file('jpg'),
    seconds: 60,
    captions: [{ lang: 'id', address: file('vtt') }],
    transcript: line(kind),
    parts: [at(1)],
  })
  const options = [0, 1, 2].map(() => ({ id: newId(), text: line('practice') }))
  const [one = { id: '', text: '' }, two = one] = options
  const asked = () => ({ id: newId(), prompt: text('practice'), whenRight: line('practice'), whenWrong: line('practice') })
  return {
    article: { body: text('article') },
    video: film('video'),
    audio: { address: file('mp3'), seconds: 60, transcript: line('audio'), parts: [at(1)] },
    document: { address: file('pdf'), pages: 3, text: line('document') },
    live: {
      startsAt: new Date(Date.now() + 3_600_000).toISOString(),
      endsAt: new Date(Date.now() + 7_200_000).toISOString(),
      link: `https://rapat.example/${SECRET}`,
      place: line('live'),
      mapLink: `https://peta.example/${SECRET}`,
      about: text('live'),
      recording: film('live'),
    },
    discussion: { question: text('discussion'), writesFirst: false },
    practice: {
      intro: text('practice'),
      passMark: 50,
      questions: [
        { ...asked(), type: 'single', options, right: one.id },
        { ...asked(), type: 'multiple', options, right: [one.id, two.id] },
        { ...asked(), type: 'order', options },
        { ...asked(), type: 'fill', gaps: [{ id: newId(), answers: [line('practice')] }] },
      ],
    },
    package: { address: file('zip'), standard: 'scorm12', parts: 1, title: line('package') },
  }
}

/** Inserts a class with a closed chapter of each kind behind an open one, locked to a member for this reason. */
export async function buildLocked(ctx: Ctx, lock: LockName, memberId: string, authorId: string): Promise<BuiltCourse> {
  const day = 86_400_000
  const firstId = newId()
  const rules: Partial<Record<LockName, object>> = {
    date: { type: 'date', at: new Date(Date.now() + 30 * day).toISOString() },
    result: { type: 'result', chapterId: firstId, atLeast: 80 },
  }
  const own: ChapterOptions = {
    rule: rules[lock],
    ...(lock === 'draft' && { publishedAt: null }),
    ...(lock === 'taken-out' && { removedAt: ctx.now }),
  }
  const closed = Object.entries(contentsOf(lock)).map(([kind, content]): ChapterOptions => ({ kind, content, ...own, version: 2 }))
  const course = await buildCourse(ctx, [{ id: firstId, title: 'Terbuka' }, ...closed], {
    order: lock === 'sequence' ? 'sequence' : 'free',
    ...(lock === 'unpublished' && { published_at: null }),
  })
  // Who takes part in a class keeps it when it is withdrawn (decision 083): nobody does in this one.
  const state = {
    'not-joined': null,
    unpublished: null,
    left: 'left',
    'removed-from-class': 'removed',
    'waiting-list': 'waiting-list',
  } as Partial<Record<LockName, string | null>>
  const joined = lock in state ? state[lock] : 'joined'
  if (joined) await joinCourse(ctx, memberId, course.id, { state: joined })
  await fillAround(ctx, course, lock, authorId)
  return course
}

/** Puts the secret into all that stands around the closed chapters: an older version, a translation, work not yet published, a post, the code of a meeting. */
async function fillAround(ctx: Ctx, { chapterIds }: BuiltCourse, lock: LockName, authorId: string): Promise<void> {
  const tenant_id = ctx.tenantId
  const secret = { title: 'Bab', content: contentsOf(lock)['article'] }
  await ctx.db
    .updateTable('class_chapters')
    .set({ draft: JSON.stringify({ ...secret, kind: 'article', title: words(lock, 'draft') }) })
    .where('tenant_id', '=', tenant_id)
    .where('id', 'in', chapterIds)
    .execute()
  for (const chapter_id of chapterIds.slice(1)) {
    const kept = {
      kind: 'article',
      title: words(lock, 'version'),
      minutes: 5,
      content: JSON.stringify(contentsOf(lock)['article']),
      lang: 'id',
    }
    await ctx.db
      .insertInto('class_chapter_versions')
      .values({ tenant_id, chapter_id, version: 1, published_at: ctx.now, ...kept })
      .execute()
    await ctx.db
      .insertInto('discussion_posts')
      .values({ tenant_id, id: newId(), chapter_id, member_id: authorId, text: words(lock, 'post'), created_at: ctx.now })
      .execute()
  }
}
