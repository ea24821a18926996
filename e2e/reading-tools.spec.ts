import type { Locator, Page } from '@playwright/test'
import { expect, findBarriers, hydrated, tenantUrl } from './fixtures.ts'
import { articleOf, makeClass, seat } from './made-class.ts'
import { type Stage, test } from './stage.ts'

// How a chapter is read: in what size, and aloud.

const SITE = 'smkcoding'
const at = (path: string) => tenantUrl(SITE, path)
const FIRST = ['Air menguap dari laut.', 'Di atas, uapnya menjadi awan.', 'Lalu turun sebagai hujan.']
const SECOND = ['Sungai membawanya pulang.']

/** Signs somebody in who takes part in a class of two articles, and returns the paths of these. */
async function begin(page: Page, stage: Stage): Promise<[first: string, second: string]> {
  const course = await makeClass(stage, SITE, 'Kelas Bacaan', [
    { title: 'Hujan', content: articleOf(FIRST) },
    { title: 'Sungai', content: articleOf(SECOND) },
  ])
  const [first = '', second = ''] = course.paths
  const siti = await stage.enter(page, SITE, 'Siti Pembaca', ['student'])
  await seat(stage, course, siti.id)
  return [first, second]
}

const open = async (page: Page, path: string) => {
  await page.goto(at(path))
  await hydrated(page)
}
const text = (page: Page) => page.locator('[data-chapter-kind="article"]')
/** How wide the first letters of the text are painted, in pixels. */
const letterWidth = (of: Locator) =>
  of
    .locator('p')
    .first()
    .evaluate(paragraph => {
      const range = document.createRange()
      range.setStart(paragraph.firstChild ?? paragraph, 0)
      range.setEnd(paragraph.firstChild ?? paragraph, 'Air men'.length)
      return range.getBoundingClientRect().width
    })

test('the size of the text is chosen by touch and keys, and is kept over chapters, reloads and visits', async ({ page, stage }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const [first, second] = await begin(page, stage)
  await open(page, first)
  const [smaller, larger] = ['Perkecil huruf', 'Perbesar huruf'].map(name => page.getByRole('button', { name }))
  if (!smaller || !larger) throw new Error('two buttons')
  const title = () => page.locator('#chapter-title').evaluate(one => one.getBoundingClientRect().height)
  const [usual, usualTitle] = [await letterWidth(text(page)), await title()]
  const isScaled = (by: number) => expect.poll(() => text(page).evaluate(one => one.currentCSSZoom)).toBeCloseTo(by, 2)

  await larger.click()
  await isScaled(1.15)
  // The text alone: what is around it stays where the finger knows it.
  expect(await title()).toBe(usualTitle)
  await larger.focus()
  await page.keyboard.press('Enter')
  await isScaled(1.3)
  await page.keyboard.press('Space')
  await isScaled(1.5)
  // Letters are fitted to the screen's points: their widths are not exactly so much.
  expect((await letterWidth(text(page))) / usual).toBeGreaterThan(1.4)
  await expect(larger).toBeDisabled()
  // The next button is a key away, though this one takes no more.
  await page.keyboard.press('Shift+Tab')
  await expect(smaller).toBeFocused()
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await findBarriers(page)).toEqual([])
  }
  await page.screenshot({ path: test.info().outputPath('largest-320.png') })

  await page.locator('a[rel="next"]').click()
  await expect(page).toHaveURL(at(second))
  await expect(text(page)).toContainText(SECOND[0] ?? '')
  await isScaled(1.5)
  await page.reload()
  await hydrated(page)
  await isScaled(1.5)
  await expect(larger).toBeDisabled()

  await open(page, '/Learn')
  await open(page, `/en${first}`)
  await isScaled(1.5)
  const [smallerText, largerText] = ['Smaller text', 'Larger text'].map(name => page.getByRole('button', { name }))
  for (const by of [1.3, 1.15, 1, 0.9]) {
    await smallerText?.click()
    await isScaled(by)
  }
  await expect(smallerText ?? smaller).toBeDisabled()
  await largerText?.click()
  await isScaled(1)
  await page.setViewportSize({ width: 1440, height: 900 })
  expect(await findBarriers(page)).toEqual([])
  await page.screenshot({ path: test.info().outputPath('usual-1440.png') })
})

/** What a page asked its voice to say, and how often it was silenced. */
interface Voice {
  said: { text: string; lang: string }[]
  silenced: number
  /** How many texts the page heard the end of. */
  ended: number
  /** Ends what is being said, by its end or by a failure. */
  end(how: 'end' | 'error'): void
}
type Heard = typeof globalThis & { voice: Voice }

/**
 * Puts an ear in the place of the device's voice: a headless browser has none, so that `speak` there says nothing and ends nothing. What is asked of it is the page's
 * own; that one text after the other is said, and the events, are the ear's.
 */
function listen(): void {
  let queue: SpeechSynthesisUtterance[] = []
  const voice: Voice = {
    said: [],
    silenced: 0,
    ended: 0,
    end(how) {
      finish(queue, how)
      queue = []
    },
  }
  const finish = (ended: readonly SpeechSynthesisUtterance[], how: string) => {
    for (const one of ended) one.dispatchEvent(new Event(how))
    voice.ended += ended.length
  }
  const ear = {
    speak(one: SpeechSynthesisUtterance) {
      queue.push(one)
      voice.said.push({ text: one.text, lang: one.lang })
    },
    cancel() {
      voice.silenced++
      // As browsers do: later, and of what was to be said.
      const left = queue
      queue = []
      setTimeout(() => finish(left, 'error'), 50)
    },
  }
  Object.defineProperty(globalThis, 'speechSynthesis', { value: ear })
  class Utterance extends EventTarget {
    lang = ''
    onend: ((event: Event) => void) | null = null
    onerror: ((event: Event) => void) | null = null
    text: string
    constructor(text: string) {
      super()
      this.text = text
      this.addEventListener('end', event => this.onend?.(event))
      this.addEventListener('error', event => this.onerror?.(event))
    }
  }
  // Browsers without any voice service lack it.
  if (!('SpeechSynthesisUtterance' in globalThis)) Object.assign(globalThis, { SpeechSynthesisUtterance: Utterance })
  Object.assign(globalThis, { voice })
}

test('a chapter is read aloud, paragraph by paragraph in its language, and stops by key, at its end, and with the chapter', async ({
  page,
  stage,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.addInitScript(listen)
  const [first, second] = await begin(page, stage)
  const said = () => page.evaluate(() => (globalThis as Heard).voice.said)
  const silenced = () => page.evaluate(() => (globalThis as Heard).voice.silenced)
  const end = (how: 'end' | 'error') => page.evaluate(of => (globalThis as Heard).voice.end(of), how)
  const [read, stop] = ['Bacakan', 'Berhenti membaca'].map(name => page.getByRole('button', { name }))
  if (!read || !stop) throw new Error('two names')
  const asSaid = (paragraphs: readonly string[]) => paragraphs.map(one => ({ text: one, lang: 'id-ID' }))
  await open(page, first)
  expect(await said()).toEqual([])

  await read.focus()
  await page.keyboard.press('Enter')
  await expect(stop).toBeFocused()
  // The chapter's words, and none of what is around them.
  expect(await said()).toEqual(asSaid(FIRST))
  expect(await findBarriers(page)).toEqual([])
  await page.screenshot({ path: test.info().outputPath('reading-360.png') })
  const before = await silenced()
  await page.keyboard.press('Space')
  await expect(read).toBeFocused()
  expect(await silenced()).toBe(before + 1)

  // Begun again at once: the end of what was silenced does not end it.
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  expect(await said()).toHaveLength(3 * FIRST.length)
  await expect.poll(() => page.evaluate(() => (globalThis as Heard).voice.ended)).toBe(2 * FIRST.length)
  await expect(stop).toBeVisible()
  await end('end')
  await expect(read).toBeVisible()

  // A voice that fails is no voice that reads.
  await read.click()
  await expect(stop).toBeVisible()
  await end('error')
  await expect(read).toBeVisible()

  await read.click()
  const silent = await silenced()
  await page.locator('a[rel="next"]').click()
  await expect(page).toHaveURL(at(second))
  await expect(read).toBeVisible()
  await expect(stop).toHaveCount(0)
  expect(await silenced()).toBeGreaterThan(silent)

  // In the language of the chapter, whatever the page's is.
  await open(page, `/en${second}`)
  await page.getByRole('button', { name: 'Read aloud' }).click()
  await expect(page.getByRole('button', { name: 'Stop reading' })).toBeVisible()
  expect(await said()).toEqual(asSaid(SECOND))
})
