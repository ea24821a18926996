import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Readable } from 'node:stream'
import { brotliCompressSync, constants } from 'node:zlib'
import { getMimeType } from 'hono/utils/mime'
import type { PackageStandard } from '#features/package-runs/claim.ts'
import { commonReason } from '#kit/common-reasons.ts'
import { isAppError } from '#kit/errors.ts'
import { DEFAULT_LANG } from '#kit/lang.ts'
import { sayReason } from '#kit/reason.ts'
import { parseRange } from '#platform/http/range.ts'
import { COMMON_HEADERS } from '#platform/http/security-headers.ts'
import { decodePath } from './manifest.ts'
import type { OpenPackage, Packages, Ticket } from './packages.server.ts'
import wrapperScript from './wrapper.js?raw'

const { 'x-frame-options': _framedByAddress, ...HEADERS } = COMMON_HEADERS
const RUNTIMES: Readonly<Record<PackageStandard, string>> = { scorm12: 'scorm-again/scorm12/min', scorm2004: 'scorm-again/scorm2004/min' }
const SANDBOX = 'allow-scripts allow-same-origin allow-forms'

/**
 * Answers a request at a host of packages: `/{ticket}/?part=` is the page around a part of the package, `/{ticket}/-/…` what that page runs, `/{ticket}/p/…` the
 * package's files. Cookies are neither read nor set. 404 for tickets that are not of this host or have ended, and for files that the package lacks.
 */
export async function answerPackage(packages: Packages, request: Request, tenantId: string, now = Date.now()): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(405, { allow: 'GET, HEAD' })
  const url = new URL(request.url)
  const [, sealed = '', place, ...rest] = url.pathname.split('/')
  const ticket = packages.readTicket(sealed, now)
  if (!ticket?.key.startsWith(`${tenantId}/`)) return refuse(404)
  const opened = await openOr404(packages, ticket)
  if (opened instanceof Response) return opened
  const answer =
    place === '' && rest.length === 0
      ? wrapperPage(opened, ticket, url.searchParams.get('part') ?? '')
      : place === '-' && rest.length === 1
        ? await answerScript(rest[0] ?? '', request)
        : place === 'p'
          ? answerFile(opened, ticket, rest.join('/'), request)
          : undefined
  return answer ?? refuse(404)
}

async function openOr404(packages: Packages, { key }: Ticket): Promise<OpenPackage | Response> {
  try {
    return await packages.open(key)
  } catch (error) {
    if (!isAppError(error)) throw error
    return refuse(error.status === 503 ? 503 : 404)
  }
}

/**
 * What a package may do: run and show what lies in it. It may ask no server for anything, send no form, open no window, and lead neither itself nor the page
 * around it elsewhere; only the site that the ticket names may frame it.
 */
function policyOf({ origin }: Ticket): string {
  return [
    "default-src 'self' data: blob:",
    "script-src 'self' 'unsafe-inline' 'unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "connect-src 'none'",
    "worker-src 'none'",
    "object-src 'none'",
    "form-action 'none'",
    "base-uri 'self'",
    `frame-ancestors 'self' ${origin}`,
    `sandbox ${SANDBOX}`,
  ].join('; ')
}

function headersOf(ticket: Ticket, type: string): Record<string, string> {
  return {
    ...HEADERS,
    'content-type': type,
    'content-security-policy': policyOf(ticket),
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
    'cache-control': 'private, max-age=3600',
  }
}

function wrapperPage(opened: OpenPackage, ticket: Ticket, partId: string): Response | undefined {
  const part = opened.parts.find(({ id }) => id === partId)
  if (!part) return undefined
  const about = escape(JSON.stringify({ standard: opened.standard, origin: ticket.origin, start: `p/${part.href}` }))
  const title = escape(part.title)
  const body = `<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style>html,body,iframe{margin:0;width:100%;height:100%;border:0;display:block;background:#fff}</style></head>
<body data-package="${about}"><iframe title="${title}" allow="fullscreen; autoplay"></iframe>
<script src="-/${opened.standard}.js"></script><script src="-/wrapper.js"></script></body></html>`
  return new Response(body, { headers: { ...headersOf(ticket, 'text/html; charset=utf-8'), 'cache-control': 'no-store' } })
}

const scripts = new Map<string, Promise<{ plain: string; brotli: Uint8Array<ArrayBuffer> } | undefined>>()

async function answerScript(name: string, request: Request): Promise<Response | undefined> {
  const [, stem = ''] = /^([a-z0-9]+)\.js$/.exec(name) ?? []
  if (!Object.hasOwn(RUNTIMES, stem) && stem !== 'wrapper') return undefined
  const loading = scripts.get(stem) ?? loadScript(stem)
  scripts.set(stem, loading)
  const script = await loading
  if (!script) return undefined
  const isPacked = /\bbr\b/.test(request.headers.get('accept-encoding') ?? '')
  const headers = {
    ...HEADERS,
    'content-type': 'text/javascript; charset=utf-8',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'private, max-age=3600',
    vary: 'accept-encoding',
  }
  return isPacked
    ? new Response(script.brotli, { headers: { ...headers, 'content-encoding': 'br' } })
    : new Response(script.plain, { headers })
}

async function loadScript(stem: string) {
  // Named boundary: `answerScript` asked for one of these names.
  const plain =
    stem === 'wrapper' ? wrapperScript : await readFile(createRequire(import.meta.url).resolve(RUNTIMES[stem as PackageStandard]), 'utf8')
  const packed = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
  return { plain, brotli: new Uint8Array(packed) }
}

function answerFile(opened: OpenPackage, ticket: Ticket, path: string, request: Request): Response | undefined {
  const name = decodePath(path)
  const file = name === undefined ? undefined : opened.find(name)
  if (!file) return undefined
  // A page of the package says its encoding itself.
  const type = (getMimeType(name ?? '') ?? 'application/octet-stream').replace(/^text\/html;.*/, 'text/html')
  const headers = { ...headersOf(ticket, type), 'accept-ranges': 'bytes' }
  const range = request.headers.get('range')
  const part = range === null ? undefined : parseRange(range, file.sizeBytes)
  if (part === null) return new Response(null, { status: 416, headers: { ...headers, 'content-range': `bytes */${file.sizeBytes}` } })
  const [start, end] = part ?? [0, file.sizeBytes]
  const answer = {
    status: part ? 206 : 200,
    headers: {
      ...headers,
      'content-length': String(end - start),
      ...(part && { 'content-range': `bytes ${start}-${end - 1}/${file.sizeBytes}` }),
    },
  }
  if (request.method === 'HEAD' || end === start) return new Response(null, answer)
  // Named boundary: Node's stream types and the DOM's differ in what a chunk's buffer may be.
  return new Response(Readable.toWeb(createReadStream(file.path, { start, end: end - 1 })) as BodyInit, answer)
}

function refuse(status: 404 | 405 | 503, more: Record<string, string> = {}): Response {
  const reason = commonReason(status === 503 ? 'Overloaded' : 'NotFound')
  const headers = { ...COMMON_HEADERS, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...more }
  return new Response(sayReason(reason, DEFAULT_LANG), { status, headers })
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
