import type { LookupAddress } from 'node:dns'
import dns from 'node:dns/promises'
import { type ClientRequest, type IncomingMessage, request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { bareHost, isLoopbackAddress, isLoopbackHost, isPublicAddress } from './public-address.ts'

/** Resolves a host name to its addresses. */
export type Resolve = (name: string) => Promise<LookupAddress[]>

export interface OutsidePost {
  url: string
  headers: Record<string, string>
  body: string | Buffer
  /** For the whole request: name lookup, connecting, sending, and the response. */
  timeoutMs: number
  /** Allows loopback hosts by name, on a developer's machine. */
  isLoopbackAllowed: boolean
  resolve?: Resolve | undefined
  /** Cancels the request: the result is STOPPED if there was no response yet. */
  signal?: AbortSignal | undefined
  /** The operator named this host and port: it may be private, and without TLS. */
  isTrusted?: boolean | undefined
}

/** The response with the beginning of its text, or a failure code that is safe to show. */
export type OutsideAnswer = { kind: 'answered'; status: number; text: string } | OutsideFailure
interface OutsideFailure {
  kind: 'failed'
  failure: string
}

const ANSWER_BYTES = 1024
/** Per address, before the next one is tried. Node's default of 250 ms is less than a round trip around the world. */
const CONNECT_MS = 2000

/**
 * Posts a text, or bytes, to a URL that a third party chose. The host is resolved once, all its addresses must be public, and the connection uses exactly these, which
 * prevents DNS rebinding. Redirects are not followed. Never throws, and always ends within the timeout.
 */
export async function postOutside(post: OutsidePost): Promise<OutsideAnswer> {
  return await ask(post, { method: 'POST', headers: post.headers, body: post.body }, async (answer, signal) => ({
    kind: 'answered',
    status: answer.statusCode ?? 0,
    text: await beginningOf(answer, signal),
  }))
}

export type OutsideFetch = Pick<OutsidePost, 'url' | 'timeoutMs' | 'isLoopbackAllowed' | 'isTrusted' | 'resolve' | 'signal'> & {
  maxBytes: number
  /** By default a picture is asked for. */
  headers?: Record<string, string>
  /** Posts this text instead of getting. */
  post?: string | undefined
}
export type OutsideBytes = { kind: 'answered'; status: number; bytes: Buffer } | OutsideFailure

/** Gets a URL, or posts to it, with the safeguards of `postOutside`. A response of more than `maxBytes` is the failure TOO_LARGE. Never throws. */
export async function fetchOutside(wish: OutsideFetch): Promise<OutsideBytes> {
  const headers = wish.headers ?? { accept: 'image/*' }
  const sent: Sent = wish.post === undefined ? { method: 'GET', headers } : { method: 'POST', headers, body: wish.post }
  return await ask(wish, sent, async (answer, signal) => ({
    kind: 'answered',
    status: answer.statusCode ?? 0,
    bytes: await wholeOf(answer, wish.maxBytes, signal),
  }))
}

export type OutsideStreamed =
  | { kind: 'answered'; status: number; headers: Record<string, string>; body: ReadableStream<Uint8Array> }
  | OutsideFailure

/**
 * Posts to a URL with the safeguards of `postOutside`, and returns the answer as it comes: the time is up when its first line has not come by then, and `signal`
 * ends it at any time. Never throws; the body may.
 */
export async function streamOutside(post: OutsidePost): Promise<OutsideStreamed> {
  const { signal } = post
  return await ask(post, { method: 'POST', headers: post.headers, body: post.body }, async answer => {
    const headers = Object.fromEntries(
      Object.entries(answer.headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    )
    return { kind: 'answered', status: answer.statusCode ?? 0, headers, body: bodyOf(answer, signal) }
  })
}

/** One for all: to make an error for each of many that are stopped at once takes most of the time that ending them does. */
const STOPPED = new DOMException('stopped', 'AbortError')

/** Returns a response's body, which is taken from the network as it is read. Node's own conversion is slower, in ending above all. */
function bodyOf(answer: IncomingMessage, signal: AbortSignal | undefined): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        let isOver = false
        const end = (how: () => void) => {
          if (isOver) return
          isOver = true
          signal?.removeEventListener('abort', stop)
          how()
        }
        const stop = () => {
          end(() => controller.error(STOPPED))
          answer.destroy()
        }
        answer.on('data', (chunk: Buffer) => {
          answer.pause()
          if (!isOver) controller.enqueue(chunk)
        })
        answer.on('end', () => end(() => controller.close()))
        answer.on('error', error => end(() => controller.error(error)))
        answer.on('close', () => end(() => controller.error(Object.assign(new Error('cut off'), { code: 'ECONNRESET' }))))
        answer.pause()
        signal?.addEventListener('abort', stop)
        if (signal?.aborted) stop()
      },
      pull: () => void answer.resume(),
      cancel: () => void answer.destroy(),
    },
    { highWaterMark: 0 },
  )
}

interface Sent {
  method: 'GET' | 'POST'
  headers: Record<string, string>
  body?: string | Buffer
}

/** Reads a response, whose status is known. `signal` aborts when the time is up. */
type Read<T> = (answer: IncomingMessage, signal: AbortSignal) => Promise<T>

async function ask<T>(post: Omit<OutsidePost, 'headers' | 'body'>, sent: Sent, read: Read<T>): Promise<T | OutsideFailure> {
  // A controller with its own timer: signals derived from other signals can be garbage collected too early.
  const ending = new AbortController()
  const timer = setTimeout(() => ending.abort(new Ended('TIMEOUT')), post.timeoutMs)
  const stop = () => ending.abort(new Ended('STOPPED'))
  post.signal?.addEventListener('abort', stop)
  if (post.signal?.aborted) stop()
  try {
    const url = new URL(post.url)
    if (url.protocol !== 'https:' && !post.isTrusted && !(post.isLoopbackAllowed && isLoopbackHost(url.hostname)))
      return failed('NOT_HTTPS')
    const addresses = await orAborted(addressesOf(url, post.resolve ?? askNameServers), ending.signal)
    const isReachable = post.isLoopbackAllowed && isLoopbackHost(url.hostname) ? isLoopbackAddress : isPublicAddress
    if (addresses.length === 0 || !(post.isTrusted || addresses.every(one => isReachable(one.address)))) return failed('ADDRESS_NOT_PUBLIC')
    return await send(url, sent, addresses, ending.signal, read)
  } catch (error) {
    return failed(error instanceof Error && 'code' in error ? String(error.code) : 'FAILED')
  } finally {
    clearTimeout(timer)
    post.signal?.removeEventListener('abort', stop)
  }
}

const failed = (failure: string): OutsideFailure => ({ kind: 'failed', failure: failure.slice(0, 200) })

class Ended extends Error {
  readonly code: string
  constructor(code: 'TIMEOUT' | 'STOPPED') {
    super(code)
    this.code = code
  }
}

/**
 * Queries name servers directly. getaddrinfo blocks one of the process's few threads while a name server is silent, so a handful of hostile names would
 * block all file access.
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

/** A literal address is not looked up, only checked. */
async function addressesOf(url: URL, resolve: Resolve): Promise<LookupAddress[]> {
  const host = bareHost(url.hostname)
  const family = isIP(host)
  return family === 0 ? await resolve(host) : [{ address: host, family }]
}

function send<T>(url: URL, { method, headers, body }: Sent, addresses: LookupAddress[], signal: AbortSignal, read: Read<T>): Promise<T> {
  const lookup: LookupFunction = (_name, options, done) => {
    const [first] = addresses
    if (options.all) done(null, addresses)
    else done(null, first?.address ?? '', first?.family)
  }
  const bytes = typeof body === 'string' ? Buffer.from(body) : body
  const request = url.protocol === 'https:' ? requestSecure : requestPlain
  const options = {
    method,
    // No connection pool: a connection to another address must not be reused.
    agent: false,
    lookup,
    autoSelectFamilyAttemptTimeout: CONNECT_MS,
    headers: { ...headers, ...(bytes && { 'content-length': bytes.length }) },
  }
  const sent = request(url, options)
  const answered = answerOf(sent, signal, read)
  sent.end(bytes)
  return answered
}

/** Reads the response to a request. Knows nothing of what is sent, which a long response would hold in memory. */
function answerOf<T>(sent: ClientRequest, signal: AbortSignal, read: Read<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    let isAnswered = false
    sent.on('response', answer => {
      isAnswered = true
      read(answer, signal).then(resolve, reject)
    })
    // Without a listener Node closes the connection and emits neither response nor error.
    sent.on('upgrade', (answer, socket) => {
      socket.destroy()
      isAnswered = true
      read(answer, signal).then(resolve, reject)
    })
    // After a response has begun, an error only truncates its text.
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
  })
}

/** Returns a whole body. Rejects if it is too large or cut off. */
async function wholeOf(answer: IncomingMessage, maxBytes: number, signal: AbortSignal): Promise<Buffer> {
  const stop = () => answer.destroy(signal.reason)
  signal.addEventListener('abort', stop)
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxBytes) throw Object.assign(new Error('too large'), { code: 'TOO_LARGE' })
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, size)
}

/** Returns the first bytes of a response. The status is known: if the rest is cut off or too slow, the text so far is the result. */
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

/** Decodes bytes to readable text, without control characters except tab and line feed. */
function toText(bytes: Buffer): string {
  return new TextDecoder().decode(bytes).replace(/(?![\t\n])\p{Cc}/gu, '')
}

function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    // Also if already aborted: someone must handle the promise's rejection.
    work.then(resolve, reject)
  })
}
