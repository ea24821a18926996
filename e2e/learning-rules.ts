import type { CallRule, Names } from './call-rules.ts'

const GONE = '01a200f0-aa13-7411-a17c-e8caa1dfcfbe'

/** Who may make the calls of learners, and of their devices. */
export function learningCalls(mine: Names, theirs: Names): Record<string, CallRule> {
  return {
    // A device that nobody has: main/push.test.ts renews one.
    'POST v1/notice/device': {
      who: 'person',
      body: {
        was: 'https://fcm.googleapis.com/lama',
        endpoint: 'https://fcm.googleapis.com/baru',
        p256dh: `B${'A'.repeat(86)}`,
        auth: 'A'.repeat(22),
        timeZone: 'Asia/Jakarta',
      },
      status: 404,
    },
    ...chapterRules(),
    'GET v1/learning/classes': { who: 'person' },
    'GET v1/learning/progress': { who: 'person', query: `slug=${mine.classSlug}`, foreign: { query: `slug=${theirs.classSlug}` } },
    // A chapter that nobody has: each item is answered by itself.
    'POST v1/learning/progress': {
      who: 'person',
      body: { items: [{ id: GONE, chapterId: GONE, state: 'open', at: '2026-08-17T03:00:00.000Z' }] },
    },
    'POST v1/learning/notes': {
      who: 'person',
      body: { notes: [{ id: GONE, chapterId: GONE, note: 'Uji', at: '2026-08-17T03:00:00.000Z' }] },
    },
    // Who takes part in a class gets it: main/offline-calls.test.ts.
    'GET v1/learning/offline': {
      who: 'person',
      query: 'slug=tidak-ada',
      foreign: { query: `slug=${theirs.classSlug}` },
      status: 404,
    },
  }
}

/** Live sessions and discussions: for whoever takes part in the class. An unknown id tells people from others. */
function chapterRules(): Record<string, CallRule> {
  const asked = `chapterId=${GONE}`
  const ofChapter = (body: object = {}): CallRule => ({ who: 'person', body: { chapterId: GONE, ...body }, status: 404 })
  const ofPost = (body: object = {}): CallRule => ({ who: 'person', body: { id: GONE, ...body }, status: 404 })
  return {
    'GET v1/learning/session': { who: 'person', query: asked, status: 404 },
    'POST v1/learning/attendance': ofChapter({ code: 'ABCDEF' }),
    'POST v1/learning/session/code': ofChapter(),
    'GET v1/learning/session/attendees': { who: 'person', query: asked, status: 404 },
    'GET v1/learning/package': { who: 'person', query: asked, status: 404 },
    'POST v1/learning/package': ofChapter({ part: 'a', bookmark: '', suspended: '', state: 'incomplete', score: null }),
    'GET v1/learning/discussion': { who: 'person', query: asked, status: 404 },
    'POST v1/learning/discussion/post': ofChapter({ id: GONE, text: 'Uji' }),
    'POST v1/learning/discussion/remove': ofPost(),
    'POST v1/learning/discussion/mark': ofPost({ isMarked: true }),
    'POST v1/learning/discussion/report': ofPost(),
  }
}
