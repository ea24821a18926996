// Measures an import: a WordPress file of 5,000 posts, from the upload's first byte until the last post is there, as staff see it in the studio.
//   npm run bench:imports [-- --posts 5000]
// Starts its own server with the demo (run `npm run build` first) in the system's temporary folder. Prints upload, dry run and run; fails above 60 s in all.
import { mkdtemp, rm } from 'node:fs/promises'
import { type IncomingHttpHeaders, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Upload } from 'tus-js-client'
import { wordPressEnd, wordPressHead, wordPressItem } from '#features/imports/testing.ts'
import { startEmbedded } from '#platform/db/embedded.ts'
import { createPool } from '#platform/db/pool.ts'
import { get, startServer } from './servers.ts'
import { signInAdmin } from './session.ts'

const PORT = 4113
const HOST = 'alkademi.localhost'
const MAX_SECONDS = 60
const LOOK_MS = 200
const { values } = parseArgs({ options: { posts: { type: 'string', default: '5000' } } })
const posts = Number(values.posts)

const folder = await mkdtemp(join(tmpdir(), 'sanggar-imports-'))
const server = await startServer(['build/server/index.js'], PORT, { DATA_DIR: folder, LOG_LEVEL: 'error' }, '/readyz', { isPinned: false })
const { databaseUrl } = await startEmbedded(folder, () => {})
const pool = createPool(process.env['DATABASE_URL'] ?? databaseUrl, 1, () => {})
try {
  const cookie = await signInAdmin(folder, HOST)
  const file = wordPress()
  const startedAt = performance.now()
  const importId = await start(cookie, await upload(cookie, file))
  const uploadedAt = performance.now()
  await until(importId, 'ready')
  const readAt = performance.now()
  await send(cookie, `/Studio/Import/${importId}`, { form: 'run' })
  await until(importId, 'done')
  const endedAt = performance.now()
  const { rows } = await pool.query<{ made: number }>(
    `select count(*)::int as made from import_records where import_id = $1 and state = 'made'`,
    [importId],
  )
  const seconds = (from: number, to: number) => ((to - from) / 1000).toFixed(1)
  console.log(
    `${rows[0]?.made} of ${posts} posts (${(file.length / 1024 / 1024).toFixed(1)} MB) in ${seconds(startedAt, endedAt)} s: ` +
      `upload ${seconds(startedAt, uploadedAt)}, dry run ${seconds(uploadedAt, readAt)}, run ${seconds(readAt, endedAt)} (wanted < ${MAX_SECONDS} for 5,000)`,
  )
  if (rows[0]?.made !== posts || (endedAt - startedAt) / 1000 >= MAX_SECONDS) process.exitCode = 1
} finally {
  await pool.end()
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}

/** Returns an export of posts of about 600 words each, in twenty categories. */
function wordPress(): Buffer {
  const words = 'kelas web kopi guru robot festival beasiswa magang cerita film sejarah dapur relawan pendaftaran menulis bersama'.split(
    ' ',
  )
  const paragraph = (n: number) =>
    `<!-- wp:paragraph --><p>${Array.from({ length: 60 }, (_, at) => words[(n * 7 + at * 3 + (at % 5)) % words.length]).join(' ')}.</p><!-- /wp:paragraph -->\n`
  const items = Array.from({ length: posts }, (_, n) => {
    const content =
      Array.from({ length: 10 }, (_unused, at) => paragraph(n + at)).join('') +
      '<!-- wp:heading --><h2>Penutup</h2><!-- /wp:heading --><!-- wp:list --><ul><li>Satu</li><li><a href="https://contoh.example/">Dua</a></li></ul><!-- /wp:list -->'
    return wordPressItem({
      id: n + 1,
      slug: `pindahan-${n}`,
      content,
      excerpt: 'Ringkasan.',
      categories: [`Kategori ${n % 20}`],
      tags: ['lama'],
    })
  })
  return Buffer.from(wordPressHead() + items.join('') + wordPressEnd)
}

/** Uploads the file resumable, as the studio does; returns its id. */
async function upload(cookie: string, file: Buffer): Promise<string> {
  // Who is signed in gets an app token with their session.
  const { headers } = await get(PORT, HOST, '/Account/Session.json', { cookie })
  const token = [headers['set-cookie'] ?? []].flat().flatMap(line => /^sanggar_app=([^;]+)/.exec(line)?.[1] ?? [])[0]
  const headersOf = { host: HOST, 'x-app-token': token ?? '', authorization: cookie.slice(cookie.indexOf('=') + 1) }
  const done = await new Promise<Upload>((kept, fail) => {
    const one = new Upload(file, {
      endpoint: `http://127.0.0.1:${PORT}/api/drive/v1/uploads`,
      headers: headersOf,
      metadata: { filename: 'lama.xml', filetype: 'text/xml', purpose: 'import' },
      onError: fail,
      onSuccess: () => kept(one),
    })
    one.start()
  })
  return done.url?.split('/').at(-1) ?? ''
}

async function start(cookie: string, file: string): Promise<string> {
  const location = await send(cookie, '/Studio/Import', { form: 'start', file, source: 'wordpress', kind: 'articles' })
  return location.split('/').at(-1) ?? ''
}

/** Sends a page's form; returns where it leads. */
async function send(cookie: string, path: string, fields: Record<string, string>): Promise<string> {
  const headers = { cookie, origin: `http://${HOST}:${PORT}`, 'content-type': 'application/x-www-form-urlencoded' }
  const answer = await ask(path, Buffer.from(new URLSearchParams(fields).toString()), headers)
  if (answer.status !== 303) throw new Error(`${path} answered ${answer.status}`)
  return String(answer.headers.location)
}

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

function ask(path: string, body: Buffer, headers: Record<string, string>): Promise<Answer> {
  return new Promise((done, fail) => {
    const all = { host: `${HOST}:${PORT}`, ...headers, 'content-length': String(body.length) }
    const req = request({ host: '127.0.0.1', port: PORT, path, method: 'POST', headers: all, agent: false }, res => {
      const parts: Buffer[] = []
      res.on('data', (part: Buffer) => parts.push(part))
      res.on('end', () => done({ status: res.statusCode ?? 0, headers: res.headers, body: Buffer.concat(parts).toString() }))
    })
    req.on('error', fail)
    req.end(body)
  })
}

/** Waits until an import is in a state. Throws if it was refused. */
async function until(importId: string, wanted: string): Promise<void> {
  for (;;) {
    const { rows } = await pool.query<{ state: string; refusal: unknown }>('select state, refusal from imports where id = $1', [importId])
    const [found] = rows
    if (found?.state === wanted) return
    if (!found || found.state === 'refused') throw new Error(`the import is ${found?.state}: ${JSON.stringify(found?.refusal)}`)
    await wait(LOOK_MS)
  }
}
