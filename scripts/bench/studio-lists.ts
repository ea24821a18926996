// Measures the studio's list of posts on a large database: run `npm run seed:large` with the same DATA_DIR first.
//   DATA_DIR=.data-large npm run bench:studio-lists
// One request at a time to the real server, as an admin of the largest tenant, for the page's data as its router asks for it. Prints the median and the 95th
// percentile; fails above 100 ms.
import { resolve } from 'node:path'
import pino from 'pino'
import { arriveMember } from '#features/members/members.server.ts'
import { createSession } from '#features/members/sessions.server.ts'
import { parseConfig } from '#platform/config/config.ts'
import { createCtx } from '#platform/context.ts'
import { startEmbedded } from '#platform/db/embedded.ts'
import { newId, toTenantId } from '#platform/db/ids.ts'
import { migrate } from '#platform/db/migrate.ts'
import { createPool } from '#platform/db/pool.ts'
import { withScope } from '#platform/db/scope.ts'
import { get, median, percentile, startServer } from './servers.ts'

const PORT = 4112
const ROUNDS = 60
const MAX_MS = 100
const WORDS = 'kelas web kopi guru robot festival beasiswa magang data film sejarah dapur relawan pendaftaran menulis'.split(' ')
const KINDS = ['news', 'blog', 'articles', 'event', 'podcasts', 'gallery', 'program']
const word = (n: number) => WORDS[n % WORDS.length]
const LISTS: Record<string, (n: number) => string> = {
  'as it opens': () => '',
  'by kind': n => `kind=${KINDS[n % KINDS.length]}`,
  drafts: () => 'state=draft',
  scheduled: () => 'state=scheduled',
  published: () => 'state=published',
  'kind and state': n => `kind=${KINDS[n % KINDS.length]}&state=published`,
  search: n => `search=${word(n)}`,
  'search, two words': n => `search=${word(n)}+${word(n * 7 + 3)}`,
  'search, nothing found': n => `search=qqzzx${n}`,
  'by title': () => 'sort=title',
  'by change': () => 'sort=-updated',
}

const { dataDir } = parseConfig(process.env)
const { cookie, host, posts } = await signIn()
const server = await startServer(['build/server/index.js'], PORT, { LOG_LEVEL: 'error', DEMO: '0', PAGE_CACHE_MB: '0' })
let failed = false
try {
  const ask = (query: string) => get(PORT, host, `/Studio/Posts.data?${query}`, { cookie })
  for (let n = 0; n < 20; n++) for (const query of Object.values(LISTS)) await ask(query(n))
  console.log(`${posts} posts               median ms   95th percentile ms`)
  for (const [name, query] of Object.entries(LISTS)) {
    const times: number[] = []
    for (let n = 0; n < ROUNDS; n++) {
      const answer = await ask(query(n))
      if (answer.status !== 200) throw new Error(`${query(n)} answered ${answer.status}`)
      times.push(answer.milliseconds)
    }
    const high = percentile(times, 0.95)
    if (high > MAX_MS) failed = true
    console.log(`${name.padEnd(26)} ${median(times).toFixed(1).padStart(10)} ${high.toFixed(1).padStart(20)}`)
  }
  console.log(failed ? `\nover ${MAX_MS} ms at the 95th percentile` : `\nall within ${MAX_MS} ms at the 95th percentile`)
} finally {
  await server.stop()
}
process.exitCode = failed ? 1 : 0

/** Makes an admin of the largest tenant, once, and signs them in. */
async function signIn(): Promise<{ cookie: string; host: string; posts: number }> {
  const log = pino({ level: 'silent' })
  const embedded = await startEmbedded(dataDir, () => {})
  await migrate(embedded.databaseUrl, resolve('db/migrations'))
  const pool = createPool(embedded.databaseUrl, 1, () => {})
  try {
    const { rows } = await pool.query<{ id: string; host: string; posts: number }>(
      `select p.tenant_id as id, (select host from directory.hosts h where h.tenant_id = p.tenant_id and h.is_primary) as host, count(*)::int as posts
       from posts p group by p.tenant_id order by count(*) desc limit 1`,
    )
    const [largest] = rows
    if (!largest) throw new Error('this database has no posts: run seed:large')
    const tenantId = toTenantId(largest.id)
    const token = await withScope(pool, { tenantId }, async db => {
      const ctx = createCtx({ db, tenantId, log })
      const who = {
        issuer: 'account-site',
        subject: 'bench',
        name: 'Ukur',
        email: 'ukur@contoh.example',
        isEmailVerified: true,
        lang: undefined,
        providerSession: null,
      }
      const { memberId } = await arriveMember(ctx, who)
      await db
        .insertInto('memberships')
        .values({ tenant_id: tenantId, member_id: memberId, kind: 1, granted_at: ctx.now })
        .onConflict(conflict => conflict.doNothing())
        .execute()
      const consent = { text_version: '1', shown_text: 'Ya', given_at: ctx.now, given_by: 'self', purpose: 'membership' }
      await db.deleteFrom('consents').where('tenant_id', '=', tenantId).where('member_id', '=', memberId).execute()
      await db
        .insertInto('consents')
        .values({ tenant_id: tenantId, id: newId(), member_id: memberId, ...consent })
        .execute()
      return await createSession(ctx, { memberId, providerSession: null, providerTokens: null })
    })
    return { cookie: `sanggar_access=${token}`, host: largest.host, posts: largest.posts }
  } finally {
    await pool.end()
    await embedded.stop()
  }
}
