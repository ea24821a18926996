import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { act, addChapter, beginClass, open, openClass, PHONE, pdfOf, percent, play } from './class-steps.ts'
import { expect, findBarriers, hydrated, tenantUrl } from './fixtures.ts'
import { type Stage, test } from './stage.ts'

test.use({ viewport: PHONE })

const SITE = 'alkademi'
const KINDS = ['article', 'audio', 'video', 'document', 'live', 'discussion', 'practice'] as const
type Kind = (typeof KINDS)[number]
const at = (path: string) => tenantUrl(SITE, path)
const text = (words: string) => ({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }] })

/** Calls the builder's own calls from its page, as the editor does. */
async function call<T>(page: Page, path: string, json?: object): Promise<T> {
  const { status, data } = await page.evaluate(
    async ([address, body]) => {
      const init = body ? { method: 'POST', headers: { 'content-type': 'application/json' }, body } : {}
      const response = await fetch(`/api/services/v1/class/${address}`, init)
      return { status: response.status, data: ((await response.json()) as { data: never }).data }
    },
    [path, json && JSON.stringify(json)] as const,
  )
  expect(status, path).toBeLessThan(300)
  return data
}

async function upload(page: Page): Promise<string> {
  return await page.evaluate(async bytes => {
    const form = new FormData()
    form.append('file', new Blob([bytes], { type: 'application/pdf' }), 'lembar-kerja.pdf')
    const response = await fetch('/api/drive/v1/upload', { method: 'POST', body: form })
    return ((await response.json()) as { data: { url: string } }).data.url
  }, pdfOf('Lembar kerja'))
}

/** What a mentor writes into a chapter of each kind. */
function contentsOf(pdf: string): Record<Kind, object> {
  const [right, wrong] = [randomUUID(), randomUUID()]
  const minutes = (n: number) => new Date(Date.now() + n * 60_000).toISOString()
  return {
    article: { body: text('Isi artikel untuk dibaca pelan-pelan.') },
    audio: { address: '/audio/jalan-pagi-5s.mp3', seconds: 5 },
    video: { address: '/media/intro/intro-360.mp4', seconds: 5 },
    document: { address: pdf, pages: 1, text: 'Lembar kerja' },
    live: { startsAt: minutes(-5), endsAt: minutes(55), link: 'https://rapat.example/kelas', about: text('Temu pertama') },
    discussion: { question: text('Apa yang ingin kamu buat?') },
    practice: {
      intro: text('Coba dulu'),
      passMark: 60,
      questions: [
        {
          id: randomUUID(),
          type: 'single',
          prompt: text('Mana yang benar?'),
          options: [
            { id: right, text: 'Jawaban benar' },
            { id: wrong, text: 'Jawaban salah' },
          ],
          right,
        },
      ],
    },
  }
}

/** A mentor makes a class with a chapter of each kind in the builder, and publishes them; returns the class's id and address. */
async function build(page: Page, stage: Stage): Promise<{ slug: string; codeOf: () => Promise<string> }> {
  const name = `Semua Jenis ${Date.now()}`
  await stage.enter(page, SITE, 'Mentor Lengkap', ['mentor'])
  const form = await beginClass(page, SITE, name)
  const classId = form.split('/').at(-1) ?? ''
  await open(page, at(`${form}/Outline`))
  await act(page, 'add-module').click()
  await page.keyboard.type('Semua jenis')
  for (const kind of KINDS) await addChapter(page, kind, `Bab ${kind}`)
  await page.screenshot({ path: 'test-results/kinds-outline-360.png', fullPage: true })

  const contents = contentsOf(await upload(page))
  const outline = await call<{ modules: { chapters: { id: string; kind: Kind; title: string }[] }[] }>(page, `outline?id=${classId}`)
  const chapters = outline.modules.flatMap(module => module.chapters)
  expect(chapters.map(({ kind }) => kind)).toEqual(KINDS)
  for (const { id, kind, title } of chapters) {
    const { version } = await call<{ version: number }>(page, `chapter/record?id=${id}`)
    await call(page, 'chapter/save', { id, base: version, title, kind, minutes: 1, content: contents[kind] })
  }
  await page.reload()
  await hydrated(page)
  await act(page, 'publish-all').click()
  await expect.poll(async () => (await call<typeof outline>(page, `outline?id=${classId}`)).modules[0]?.chapters.length).toBe(KINDS.length)
  const slug = await openClass(stage, classId)
  const live = chapters.find(({ kind }) => kind === 'live')?.id ?? ''
  return {
    slug,
    codeOf: async () =>
      await page.evaluate(async id => {
        const init = {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ chapterId: id, isNew: false }),
        }
        const response = await fetch('/api/services/v1/learning/session/code', init)
        return ((await response.json()) as { data: { code: string } }).data.code
      }, live),
  }
}

/** What a pupil does to finish a chapter of each kind. */
const DO: Record<Kind, (page: Page, codeOf: () => Promise<string>) => Promise<void>> = {
  article: page => act(page, 'done').click(),
  document: page => act(page, 'done').click(),
  audio: play,
  video: play,
  async live(page, codeOf) {
    await page.locator('[name="code"]').fill(await codeOf())
    await act(page, 'attend').click()
  },
  async discussion(page) {
    await page.locator('[data-discussion="open"] textarea').first().fill('Aku ingin membuat toko kecil.')
    await act(page, 'send').first().click()
    await expect(page.locator('[data-discussion]')).toContainText('toko kecil')
  },
  async practice(page) {
    await page.getByLabel('Jawaban benar').check()
    await act(page, 'check').click()
    await act(page, 'next').click()
  },
}

test('a mentor publishes a class with a chapter of each kind; a pupil joins by its page and does each, until the class is completed', async ({
  page,
  browser,
  stage,
}) => {
  test.setTimeout(180_000)
  const mentor = await (await browser.newContext({ viewport: PHONE, locale: 'id-ID' })).newPage()
  const { slug, codeOf } = await build(mentor, stage)

  await stage.enter(page, SITE, 'Siswa Lengkap', ['student'])
  await page.goto(at('/Account'))
  await page.goto(at(`/Courses/${slug}`))
  await page.locator('[data-join="open"]').first().getByRole('button', { name: 'Ikut kelas ini' }).click()
  await expect(page.locator('[data-join="joined"]').first()).toBeVisible()

  await page.goto(at('/Learn'))
  await act(page, 'continue').first().click()
  for (const [index, kind] of KINDS.entries()) {
    await expect(page.locator(`[data-chapter-kind="${kind}"]`)).toBeVisible()
    await hydrated(page)
    expect(await findBarriers(page)).toEqual([])
    await page.screenshot({ path: `test-results/kind-${kind}-360.png`, fullPage: true })
    await DO[kind](page, codeOf)
    await expect.poll(() => percent(page), { timeout: 30_000, message: kind }).toBe(String(Math.floor(((index + 1) * 100) / KINDS.length)))
    if (index + 1 < KINDS.length) await page.locator('a[rel="next"]').click()
  }
  await page.goto(at(`/Account/Class/${slug}`))
  await expect(page.locator('[data-join="completed"]').first()).toBeVisible()
  await mentor.context().close()
})
