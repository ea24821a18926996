import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { enrolLearners, type Learner } from '../bench/learners.ts'
import { makeDataFolder } from '../data-folder.ts'
import { openOutlets } from './outlets.ts'
import { HOST, openProduct, type Product } from './product.ts'
import { post } from './requests.ts'

const PROGRESS = '/api/services/v1/learning/progress'
const PAUSE_MS = 400
/** What a device waits before it sends again what it has no answer to. */
const RETRY_MS = 300

/** What was sent while the server was killed, and what of it the database has. */
export interface ProgressCount {
  /** Reports that the server confirmed. */
  confirmed: number
  /** Reports that were sent more than once, because the server went without an answer. */
  sentAgain: number
  /** Confirmed reports that are not there, and chapters that are not done though their report was confirmed. */
  lost: number
  /** Seconds that count more often than they were reported. */
  doubledSeconds: number
  /** Seconds that count less. */
  missingSeconds: number
}

interface Sent {
  memberId: string
  chapterId: string
  id: string
  seconds: number
  isDone: boolean
}

/**
 * Kills the server (-9) so many times while this many learners report what they do, as their devices do it: a report without an answer is sent again with the same
 * id, until it is confirmed. Counts what is there at the end.
 */
export async function killUnderProgress({
  learners: count,
  kills,
  betweenMs,
}: {
  learners: number
  kills: number
  betweenMs: number
}): Promise<ProgressCount> {
  const folder = await makeDataFolder('faults-learners')
  const outlets = await openOutlets()
  let product: Product | undefined
  try {
    product = await openProduct(folder, outlets)
    const { learners, chapters, appCookie } = await enrolLearners(folder, HOST, count)
    // Texts are done because their reader says so.
    const chapterIds = chapters.filter(({ kind }) => kind === 'article').map(({ id }) => id)
    const isOver = { now: false }
    const sent: Sent[] = []
    const told = { again: 0 }
    const at = product.port
    const running = learners.map((learner, index) =>
      learn(at, { ...learner, cookie: `${learner.cookie}; ${appCookie}` }, { chapterIds, index, isOver, sent, told }),
    )
    for (let kill = 0; kill < kills; kill++) {
      await wait(betweenMs)
      await product.end('server', 'SIGKILL')
      await product.start()
    }
    await wait(betweenMs)
    isOver.now = true
    await Promise.all(running)
    return { confirmed: sent.length, sentAgain: told.again, ...(await countOf(product, sent)) }
  } finally {
    await product?.stop()
    await outlets.close()
    await rm(folder, { recursive: true, force: true })
  }
}

interface Learning {
  chapterIds: readonly string[]
  index: number
  isOver: { now: boolean }
  sent: Sent[]
  told: { again: number }
}

/** Has one learner go through the chapters, some seconds in each, until it is over. */
async function learn(port: number, { memberId, cookie }: Learner, { chapterIds, index, isOver, sent, told }: Learning): Promise<void> {
  await wait((index % 40) * (PAUSE_MS / 40))
  for (let turn = 0; !isOver.now; turn++) {
    const one: Sent = {
      memberId,
      id: randomUUID(),
      chapterId: chapterIds[(index + Math.floor(turn / 2)) % chapterIds.length] ?? '',
      seconds: 1 + (turn % 7),
      isDone: turn % 2 === 1,
    }
    const item = {
      id: one.id,
      chapterId: one.chapterId,
      state: one.isDone ? 'done' : 'open',
      seconds: one.seconds,
      at: new Date().toISOString(),
    }
    while (!(await isConfirmed(port, cookie, item))) {
      told.again++
      await wait(RETRY_MS)
    }
    sent.push(one)
    await wait(PAUSE_MS)
  }
}

async function isConfirmed(port: number, cookie: string, item: object): Promise<boolean> {
  try {
    const { status, text } = await post(port, PROGRESS, { items: [item] }, { cookie })
    if (status >= 400 && status < 500) throw new TypeError(`a report is refused: ${status} ${text}`)
    return status === 200
  } catch (error) {
    if (error instanceof TypeError) throw error
    return false
  }
}

async function countOf(product: Product, sent: readonly Sent[]): Promise<Omit<ProgressCount, 'confirmed' | 'sentAgain'>> {
  const members = [...new Set(sent.map(({ memberId }) => memberId))]
  const items = await product.query<{ id: string }>('select id from progress_items where member_id = any($1::uuid[])', [members])
  const rows = await product.query<{ memberId: string; chapterId: string; seconds: number; state: string }>(
    'select member_id as "memberId", chapter_id as "chapterId", seconds, state from chapter_progress where member_id = any($1::uuid[])',
    [members],
  )
  const known = new Set(items.map(({ id }) => id))
  const found = new Map(rows.map(row => [`${row.memberId} ${row.chapterId}`, row]))
  const wanted = new Map<string, { seconds: number; isDone: boolean }>()
  for (const { memberId, chapterId, seconds, isDone } of sent) {
    const key = `${memberId} ${chapterId}`
    const before = wanted.get(key) ?? { seconds: 0, isDone: false }
    wanted.set(key, { seconds: before.seconds + seconds, isDone: before.isDone || isDone })
  }
  const result = { lost: sent.filter(({ id }) => !known.has(id)).length, doubledSeconds: 0, missingSeconds: 0 }
  for (const [key, { seconds, isDone }] of wanted) {
    const row = found.get(key)
    if (isDone && row?.state !== 'done') result.lost++
    result.doubledSeconds += Math.max(0, (row?.seconds ?? 0) - seconds)
    result.missingSeconds += Math.max(0, seconds - (row?.seconds ?? 0))
  }
  return result
}
