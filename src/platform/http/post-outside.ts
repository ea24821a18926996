import type { LookupAddress } from 'node:dns'
import dns from 'node:dns/promises'
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
  /** Ends it before its time: STOPPED, where nothing was answered until then. */
  signal?: AbortSignal | undefined
}

/** What became of it: an answer with the beginning of its text, or why there is none, in a word that is safe to show. */
export type OutsideAnswer = { kind: 'answered'; status: number; text: string } | { kind: 'failed'; failure: string }

const ANSWER_BYTES = 1024
/** For one of several addresses, before the next. Node's own quarter of a second is less than the way to the other side of the world and back. */
const CONNECT_MS = 2000

/**
 * Sends a text to an address that somebody else chose. The name is looked up once, all of its addresses must be public, and the connection goes to those very
 * addresses: a name that leads elsewhere a moment later leads nowhere (DNS rebinding). No redirect is followed. Never throws, and ends in time whatever is
 * answered.
 */
export async function postOutside(post: OutsidePost): Promise<OutsideAnswer> {
  // One of its own, ended by a timer of its own: signals that are made of signals can be collected before their time.
  const ending = new AbortController()
  const timer = setTimeout(() => ending.abort(new Ended('TIMEOUT')), post.timeoutMs)
  const stop = () => ending.abort(new Ended('STOPPED'))
  post.signal?.addEventListener('abort', stop)
  if (post.signal?.aborted) stop()
  try {
    const url = new URL(post.url)
    if (url.protocol !== 'https:' && !(post.isLoopbackAllowed && isLoopbackHost(url.hostname))) return failed('NOT_HTTPS')
    const addresses = await orAborted(addressesOf(url, post.resolve ?? askNameServers), ending.signal)
    const isReachable = post.isLoopbackAllowed && isLoopbackHost(url.hostname) ? isLoopbackAddress : isPublicAddress
    if (addresses.length === 0 || !addresses.every(one => isReachable(one.address))) return failed('ADDRESS_NOT_PUBLIC')
    return await send(url, post, addresses, ending.signal)
  } catch (error) {
    return failed(error instanceof Error && 'code' in error ? String(error.code) : 'FAILED')
  } finally {
    clearTimeout(timer)
    post.signal?.removeEventListener('abort', stop)
  }
}

const failed = (failure: string): OutsideAnswer => ({ kind: 'failed', failure: failure.slice(0, 200) })

class Ended extends Error {
  readonly code: string
  constructor(code: 'TIMEOUT' | 'STOPPED') {
    super(code)
    this.code = code
  }
}

/**
 * Asks the name servers themselves. The machine's own way (getaddrinfo) holds one of the process's few threads as long as a name server is silent: a handful of
 * names that somebody chose for it would stop all work with files.
 */
const askNameServers: Resolve = async name => {
  if (isLoopbackHost(name)) return [toAddress('127.0.0.1', 4), toAddress('::1', 6)]
  const [four, six] = await Promise.allSettled([dns.resolve4(name), dns.resolve6(name)])
  if (four.status === 'rejected' && six.status === 'rejected') throw four.reason
  return [
    ...(four.status === 'fulfilled' ? four.value.map(address => toAddress(address, 4)) : []),
    ...(six.status === 'fulfilled' ? six.value.map(address => toAddress(address, 6)) : []),
  ]
}

const toAddress = (address: string, family: number): LookupAddress => ({ address, family })

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
    const options = {
      method: 'POST',
      // Without one: no connection that was made for another address is used again.
      agent: false,
      lookup,
      autoSelectFamilyAttemptTimeout: CONNECT_MS,
      headers: { ...headers, 'content-length': bytes.length },
    }
    const sent = request(url, options)
    let isAnswered = false
    sent.on('response', answer => {
      isAnswered = true
      beginningOf(answer, signal).then(text => resolve({ kind: 'answered', status: answer.statusCode ?? 0, text }), reject)
    })
    // Where nobody listens to it Node lets go of the connection and says nothing more, neither an answer nor an error.
    sent.on('upgrade', (answer, socket) => {
      socket.destroy()
      resolve({ kind: 'answered', status: answer.statusCode ?? 0, text: '' })
    })
    // Once there is an answer, what breaks off is its text alone.
    const fail = (error: unknown) => {
      if (!isAnswered) reject(error)
    }
    sent.on('error', fail)
    sent.on('close', () => fail(Object.assign(new Error('closed without an answer'), { code: 'ECONNRESET' })))
    const abort = () => {
      fail(signal.reason)
      sent.destroy()
    }
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort)
    sent.end(bytes)
  })
}

/** The first bytes of an answer. Its status was said: where the rest breaks off or takes too long, what came until then is all. */
function beginningOf(answer: IncomingMessage, signal: AbortSignal): Promise<string> {
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
    signal.addEventListener('abort', end)
  })
}

/** Text for people, of bytes that may be anything: no control characters save the ends of lines. */
function toText(bytes: Buffer): string {
  return new TextDecoder().decode(bytes).replace(/(?![\t\n])\p{Cc}/gu, '')
}

function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    // Also where it is over already: somebody must hear of its error.
    work.then(resolve, reject)
  })
}
