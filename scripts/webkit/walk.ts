// Walks through learning with and without a network in WebKitGTK, whose engine is Safari's: the journeys' browser is Chromium alone. Build first.
//   npm run walk:webkit -- [--pictures FOLDER]
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openDoor } from '../../e2e/door.ts'
import { enrolLearners } from '../bench/learners.ts'
import { startServer } from '../bench/servers.ts'
import { withSiteDatabase } from '../site-database.ts'
import { openWebKit } from './driver.ts'

const PORT = 4126
const SITE = 'alkademi'
const HOST = `${SITE}.localhost`
const { values } = parseArgs({ options: { pictures: { type: 'string' } } })

const data = await mkdtemp(join(tmpdir(), 'sanggar-webkit-'))
const server = await startServer(['build/server/index.js'], PORT, { DATA_DIR: data, LOG_LEVEL: 'error' }, '/readyz', { isPinned: false })
process.env['E2E_PORT'] = String(PORT)
const door = await openDoor()
const browser = await openWebKit()
const faults: string[] = []

/** One step: what should hold, and whether it did. */
async function step(name: string, work: () => Promise<unknown>): Promise<void> {
  const startedAt = performance.now()
  const fault = await work().then(
    () => '',
    (error: unknown) => String(error),
  )
  if (fault) faults.push(`${name}: ${fault}`)
  console.log(`${fault ? '✘' : '✓'} ${name} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)${fault && ` ${fault}`}`)
  if (!values.pictures) return
  await mkdir(values.pictures, { recursive: true })
  await writeFile(join(values.pictures, `${name.replaceAll(/\W+/g, '-')}.png`), await browser.picture())
}

const LIVE = `const main = document.querySelector('main'); return main && Object.keys(main).some(key => key.startsWith('__react'))`
const hydrated = () => browser.until('React in the page', LIVE)
const seen = (what: string, selector: string, forMs?: number) =>
  browser.until(what, 'return document.querySelector(arguments[0]) !== null', [selector], forMs)
const gone = (what: string, selector: string, forMs?: number) =>
  browser.until(what, 'return document.querySelector(arguments[0]) === null', [selector], forMs)
const at = async (path: string) => {
  await browser.open(door.url(SITE, path))
  await hydrated()
}

try {
  const { chapters, learners } = await enrolLearners(data, HOST, 1)
  const [learner] = learners
  const articles = chapters.filter(({ kind }) => kind === 'article')
  const [first, second] = articles
  const practice = chapters.find(({ kind }) => kind === 'practice')
  if (!learner || !first || !second || !practice) throw new Error(`${HOST} has no class to walk`)
  const count = (sql: string) =>
    withSiteDatabase(data, HOST, async ({ pool, tenantId }) => (await pool.query(sql, [tenantId, learner.memberId])).rowCount ?? 0)

  console.log(`WebKitGTK ${browser.version}`)
  await browser.resize(390, 844)
  await step('a public page is read', async () => {
    await browser.open(door.url(SITE, '/News'))
    await browser.until('islands', `return document.querySelector('main h1') && 'Turbo' in window`)
    await browser.until('the worker', `await navigator.serviceWorker.ready; return true`)
    // Read once more: what comes before the worker is there is not kept.
    await browser.reload()
    await browser.until('its pictures', `return document.images.length > 0 && [...document.images].slice(0, 2).every(one => one.complete)`)
  })
  await step('a learner is signed in and reads a chapter', async () => {
    await browser.setCookie('sanggar_access', learner.cookie.replace('sanggar_access=', ''))
    await at(first.path)
    await seen('the text', '[data-chapter-kind="article"] .rich-text')
  })
  await step('the next chapter comes within the page', async () => {
    await browser.run('window.isSame = true')
    await browser.click('a[rel="next"]')
    await browser.until('another chapter', 'return location.pathname !== arguments[0] && window.isSame', [first.path])
  })
  await step('the class is taken along', async () => {
    await at('/Learn/Offline')
    await browser.run('await navigator.serviceWorker.ready')
    await at('/Learn')
    await browser.click('[data-take=""] [data-act="take-along"]')
    await browser.click('[data-take=""] [data-act="take"]')
    // Those that need a network, as discussions do, are not among them.
    await seen('chapters here', '[data-take=""] [data-here]', 60_000)
    await gone('what is still to come', '[data-take=""] [data-act="take"], [data-take=""] progress', 60_000)
  })
  await step('without a network the chapter is read, noted and done, and stays so after a reload', async () => {
    await at(first.path)
    await door.shut()
    await browser.reload()
    await hydrated()
    await seen('the text', '[data-chapter-kind="article"] .rich-text')
    await browser.click('[data-notes] summary')
    await browser.type('[data-notes] textarea', 'Ditulis tanpa jaringan')
    await browser.click('[data-act="note"]')
    await seen('the note that waits', '[data-note-waits="true"]')
    await browser.click('[data-act="done"]')
    await seen('the tick', '[data-act="done"][aria-pressed="true"]')
    await browser.reload()
    await hydrated()
    await seen('the tick after the reload', '[data-act="done"][aria-pressed="true"]')
    await seen('the note after the reload', '[data-note-waits="true"]')
  })
  await step('without a network a practice is answered', async () => {
    await at(practice.path)
    await seen('a question', '[data-question]')
  })
  await step('without a network a public page once read is shown', async () => {
    await browser.open(door.url(SITE, '/News'))
    await browser.until(
      'its heading',
      `return document.querySelector('main h1') !== null && !document.querySelector('[data-offline-page]')`,
    )
  })
  await step('with the network again all of it is sent, once', async () => {
    await door.open()
    await at(first.path)
    await gone('what waits', '[data-unsent], [data-note-waits="true"]', 40_000)
    const sent = async () => [
      await count('select 1 from chapter_progress where tenant_id = $1 and member_id = $2 and done_at is not null'),
      await count('select 1 from chapter_notes where tenant_id = $1 and member_id = $2'),
    ]
    for (let tries = 0; tries < 40 && (await sent()).some(each => each === 0); tries++) await wait(500)
    if ((await sent()).some(each => each !== 1)) throw new Error(`[done, notes] are ${JSON.stringify(await sent())}, not one each`)
  })
  await step('signing out leaves nothing on the phone', async () => {
    await at('/Learn')
    await browser.run(`document.querySelector('form[data-sign-out]').requestSubmit()`)
    await browser.until('another page', `return !location.pathname.startsWith('/Learn')`)
    await browser.until('no cache', `return (await caches.keys()).every(name => !/^(taken|opened):/.test(name))`)
  })
} finally {
  await browser.close()
  await door.shut()
  await server.stop()
  await rm(data, { recursive: true, force: true })
}
console.log(faults.length === 0 ? 'all held' : `${faults.length} did not hold`)
process.exitCode = faults.length === 0 ? 0 : 1
