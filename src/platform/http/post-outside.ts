import type { LookupAddress } from 'node:dns'
import { lookup as lookUp } from 'node:dns/promises'
import { type IncomingMessage, request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { bareHost, isLoopbackAddress, isLoopbackHost, isPublicAddress } from './public-address.ts'

/** The addresses of a name. */
export type Resolve = (name: string) => Promise<LookupAddress[]>

export interface OutsidePost {
  url: string
  headers: Record<string, string>
  body: string
  /** For all of it: finding the address, connecting, sending, and the answer. */
  timeoutMs: number
  /** Whether this machine's own addresses may be asked by their names, on a developer's machine. */
  isLoopbackAllowed: boolean
  resolve?: Resolve | undefined
  signal?: AbortSignal | undefined
}

/** What became of it: an answer with the beginning of its text, or why there is none, in a word that is safe to show. */
export type OutsideAnswer = { kind: 'answered'; status: number; text: string } | { kind: 'failed'; failure: string }

const ANSWER_BYTES = 1024

/**
 * Sends a text to an address that somebody else chose. The name is looked up once, all of its addresses must be public, and the connection goes to those very
 * addresses: a name that leads elsewhere a moment later leads nowhere (DNS rebinding). No redirect is followed. Never throws.
 */
export async function postOutside(post: OutsidePost): Promise<OutsideAnswer> {
  const timeout = AbortSignal.timeout(post.timeoutMs)
  const signal = post.signal ? AbortSignal.any([timeout, post.signal]) : timeout
  try {
    const url = new URL(post.url)
    if (url.protocol !== 'https:' && !(post.isLoopbackAllowed && isLoopbackHost(url.hostname))) return failed('NOT_HTTPS')
    const addresses = await orAborted(addressesOf(url, post.resolve ?? resolveAll), signal)
    const isReachable = post.isLoopbackAllowed && isLoopbackHost(url.hostname) ? isLoopbackAddress : isPublicAddress
    if (addresses.length === 0 || !addresses.every(one => isReachable(one.address))) return failed('ADDRESS_NOT_PUBLIC')
    return await send(url, post, addresses, signal)
  } catch (error) {
    if (timeout.aborted) return failed('TIMEOUT')
    return failed(error instanceof Error && 'code' in error ? String(error.code) : 'FAILED')
  }
}

const failed = (failure: string): OutsideAnswer => ({ kind: 'failed', failure: failure.slice(0, 200) })

const resolveAll: Resolve = name => lookUp(name, { all: true, verbatim: true })

/** A host that is an address is never looked up: it is checked as it is. */
async function addressesOf(url: URL, resolve: Resolve): Promise<LookupAddress[]> {
  const host = bareHost(url.hostname)
  const family = isIP(host)
  return family === 0 ? await resolve(host) : [{ address: host, family }]
}

function send(url: URL, { headers, body }: OutsidePost, addresses: LookupAddress[], signal: AbortSignal): Promise<OutsideAnswer> {
  const lookup: LookupFunction = (_name, options, done) => {
    const [first] = addresses
    if (options.all) done(null, addresses)
    else done(null, first?.address ?? '', first?.family)
  }
  const bytes = Buffer.from(body)
  return new Promise((resolve, reject) => {
    const request = url.protocol === 'https:' ? requestSecure : requestPlain
    // Without an agent: no connection that was made for another address is used again.
    const options = { method: 'POST', agent: false, lookup, signal, headers: { ...headers, 'content-length': bytes.length } }
    let isAnswered = false
    const sent = request(url, options, answer => {
      const { statusCode = 0 } = answer
      isAnswered = true
      beginningOf(answer).then(text => resolve({ kind: 'answered', status: statusCode, text }), reject)
    })
    sent.on('error', error => {
      // Once there is an answer, what breaks off is its text alone.
      if (!isAnswered) reject(error)
    })
    sent.end(bytes)
  })
}

/** The first bytes of an answer. Its status was said: where the rest breaks off or takes too long, what came until then is all. */
function beginningOf(answer: IncomingMessage): Promise<string> {
  return new Promise(resolve => {
    const chunks: Buffer[] = []
    let size = 0
    const end = () => {
      resolve(toText(Buffer.concat(chunks).subarray(0, ANSWER_BYTES)))
      answer.destroy()
    }
    answer.on('data', (chunk: Buffer) => {
      chunks.push(chunk)
      size += chunk.length
      if (size >= ANSWER_BYTES) end()
    })
    answer.on('end', end)
    answer.on('error', end)
    answer.on('close', end)
  })
}

/** Text for people, of bytes that may be anything: no control characters save the ends of lines. */
function toText(bytes: Buffer): string {
  return new TextDecoder().decode(bytes).replace(/(?![\t\n])\p{Cc}/gu, '')
}

async function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted()
  return await new Promise<T>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    work.then(resolve, reject)
  })
}
