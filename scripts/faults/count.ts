import { setTimeout as wait } from 'node:timers/promises'
import { get } from '../bench/servers.ts'
import type { Sent, Written } from './load.ts'
import type { Outlets } from './outlets.ts'
import { HOST, type Product } from './product.ts'
import { bytesOf, type Kind } from './requests.ts'

/** How many writes of a fault are as they should be, or not. */
export interface Count {
  confirmed: number
  /** Confirmed, but not there, with other bytes, or with a message that neither came nor waits. */
  lost: number
  /** There more than once, or told by two messages with ids of their own. */
  doubled: number
  /** There without their message, or the message without them. */
  half: number
  /** Refused, but there. */
  refusedButWritten: number
  unknown: number
  /** Told more than once by the same message, which the contract of mails and webhooks allows after a break. */
  toldAgain: number
  /** Their message waits for its next try. */
  waiting: number
  awayMs: number
}

/** What the database and the outlets hold for one mark. */
interface Found {
  rows: number
  /** Path of the file, of an upload. */
  path: string | null
  messages: number
  isWaiting: boolean
}

const FOUND = `
  with written as (
    select split_part(email, '@', 1) as mark, null as path from appointments where email like 'm%@contoh.id'
    union all select slug, null from posts where slug ~ '^m[0-9a-f]{32}$'
    union all select split_part(name, '.', 1), format('/files/%s/%s', id, url_name) from uploads where state = 'kept' and name ~ '^m[0-9a-f]{32}[.]'
  ), told as (
    select split_part(to_address, '@', 1) as mark, next_try_at is not null as waits from mails where to_address like 'm%@contoh.id'
    union all select body::json->'data'->>'slug', next_try_at is not null from webhook_deliveries where event = 'post.published'
  )
  select coalesce(w.mark, t.mark) as mark, coalesce(w.rows, 0) as rows, w.path, coalesce(t.messages, 0) as messages, coalesce(t.waits, false) as "isWaiting"
  from (select mark, count(*)::int as rows, min(path) as path from written group by 1) w
  full join (select mark, count(*)::int as messages, bool_or(waits) as waits from told group by 1) t using (mark)`

/** Waits until no message of the load waits for its next try any more, at most so long. */
export async function settle(product: Product, longestMs: number): Promise<void> {
  for (const until = Date.now() + longestMs; Date.now() < until; await wait(1000))
    if ((await product.query<Found>(FOUND)).every(found => !found.isWaiting)) return
}

/** Compares what was sent with what the database has, the files that are served, and the messages that came. */
export async function count(product: Product, outlets: Outlets, all: Written[]): Promise<Count[]> {
  const rows = await product.query<Found & { mark: string }>(FOUND)
  const found = new Map(rows.map(row => [row.mark, row]))
  return await Promise.all(all.map(written => countOne(product, outlets, found, written)))
}

async function countOne(product: Product, outlets: Outlets, found: Map<string, Found>, { sent, awayMs }: Written): Promise<Count> {
  const result = { confirmed: 0, lost: 0, doubled: 0, half: 0, refusedButWritten: 0, unknown: 0, toldAgain: 0, waiting: 0, awayMs }
  for (const one of sent) {
    const { rows, path, messages, isWaiting } = found.get(one.mark) ?? { rows: 0, path: null, messages: 0, isWaiting: false }
    const came = outletOf(outlets, one.kind)?.get(one.mark) ?? []
    const ids = new Set(came).size
    const isConfirmed = one.outcome === 'confirmed'
    if (isConfirmed) result.confirmed++
    if (one.outcome === 'unknown') result.unknown++
    if (isConfirmed && (rows === 0 || !(await isWhole(product, one, path)))) result.lost++
    else if (rows > 0 && messages > 0 && ids === 0 && !isWaiting) result.lost++
    if (rows > 1 || messages > 1 || ids > 1) result.doubled++
    if (outletOf(outlets, one.kind) && rows > 0 !== messages > 0) result.half++
    else if (rows === 0 && ids > 0) result.half++
    if (one.outcome === 'refused' && (rows > 0 || messages > 0 || ids > 0)) result.refusedButWritten++
    if (came.length > ids) result.toldAgain++
    if (isWaiting) result.waiting++
  }
  return result
}

function outletOf(outlets: Outlets, kind: Kind): Map<string, string[]> | undefined {
  if (kind === 'appointment' || kind === 'form') return outlets.mails
  return kind === 'post' ? outlets.deliveries : undefined
}

async function isWhole({ port }: Product, { mark }: Sent, path: string | null): Promise<boolean> {
  if (path === null) return true
  const { status, body } = await get(port, HOST, path)
  return status === 200 && body.equals(bytesOf(mark))
}
