import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { SCENES } from './film-lines.ts'
import { fontFaces } from './fonts.ts'
import { type Cue, captionsOf, ffmpeg, SOFTER, secondsOf, silence, speak, writeSound } from './narration.ts'

const FRAMES_PER_SECOND = 12
/** Before the first line, between two, and between two scenes. */
const PAUSES = { first: 0.6, line: 0.45, scene: 0.9 }
const VOICE = { name: 'id+f3', wordsPerMinute: 160, pitch: 42 }

interface Step extends Cue {
  scene: number
  /** Of the scene. */
  at: number
  english: string
}

type ByLang = Record<'id' | 'en', string>

/** Makes the film of the boxes in a folder: two sizes, poster and captions. Returns its length in whole seconds, its parts and its transcripts. */
export async function makeFilm(
  page: Page,
  folder: string,
): Promise<{ seconds: number; parts: { at: number; title: ByLang }[]; transcript: ByLang }> {
  const { steps, samples } = readAloud()
  const seconds = samples.reduce((sum, part) => sum + secondsOf(part), 0)
  const work = mkdtempSync(join(tmpdir(), 'sanggar-film-'))
  try {
    const sound = writeSound(work, 'sound.wav', samples)
    await page.setViewportSize({ width: 1280, height: 720 })
    await page.setContent(readFileSync(new URL('film.html', import.meta.url), 'utf8').replace('<style>', `<style>${await fontFaces()}`))
    await page.evaluate(async () => void (await document.fonts.ready))
    const list = await drawFrames(page, steps, seconds, work)
    const input = ['-f', 'concat', '-safe', '0', '-i', list, '-i', sound, '-shortest']
    const h264 = ['-c:v', 'libx264', '-profile:v', 'main', '-preset', 'veryslow', '-tune', 'animation', '-g', String(FRAMES_PER_SECOND * 5)]
    const aac = ['-af', SOFTER, '-c:a', 'aac', '-ac', '1', '-ar', '22050']
    const encode = (size: string, crf: string, bitrate: string, name: string) => {
      const picture = ['-vf', `fps=${FRAMES_PER_SECOND},scale=${size},format=yuv420p`, ...h264, '-crf', crf]
      ffmpeg([...input, ...picture, ...aac, '-b:a', bitrate, '-map_metadata', '-1', '-movflags', '+faststart', join(folder, name)])
    }
    encode('1280:720', '27', '28k', 'kotak-bergerak.mp4')
    encode('640:360', '33', '20k', 'kotak-bergerak-kecil.mp4')
    await page.evaluate('show(0, 3.99)')
    await sharp(await page.screenshot())
      .webp({ quality: 80 })
      .toFile(join(folder, 'kotak-bergerak-sampul.webp'))
    writeFileSync(join(folder, 'kotak-bergerak.id.vtt'), captionsOf(steps))
    writeFileSync(join(folder, 'kotak-bergerak.en.vtt'), captionsOf(steps.map(({ english, ...cue }) => ({ ...cue, text: english }))))
  } finally {
    rmSync(work, { recursive: true })
  }
  const parts = SCENES.map(({ title }, scene) => ({ at: Math.floor(steps.find(step => step.scene === scene)?.from ?? 0), title }))
  const transcript = { id: paragraphs(({ text }) => text), en: paragraphs(({ english }) => english) }
  return { seconds: Math.floor(seconds), parts, transcript }
}

const paragraphs = (toText: (line: (typeof SCENES)[number]['lines'][number]) => string) =>
  SCENES.map(({ lines }) => lines.map(toText).join(' ')).join('\n\n')

function readAloud(): { steps: Step[]; samples: Int16Array[] } {
  const samples = [silence(PAUSES.first)]
  const steps: Step[] = []
  let now = PAUSES.first
  for (const [scene, { lines }] of SCENES.entries())
    for (const [at, { text, spoken = text, english }] of lines.entries()) {
      const said = speak(spoken, VOICE)
      const pause = at === lines.length - 1 ? PAUSES.scene : PAUSES.line
      steps.push({ scene, at, text, english, from: now, to: now + secondsOf(said) + PAUSES.line / 2 })
      samples.push(said, silence(pause))
      now += secondsOf(said) + pause
    }
  return { steps, samples }
}

/** Takes a picture of each frame that differs from the one before, and returns the path of ffmpeg's list of them. */
async function drawFrames(page: Page, steps: readonly Step[], seconds: number, folder: string): Promise<string> {
  const lines: string[] = []
  let before: unknown
  let name = ''
  for (let frame = 0; frame < seconds * FRAMES_PER_SECOND; frame++) {
    const now = frame / FRAMES_PER_SECOND
    const step = steps.findLast(({ from }) => from <= now) ?? steps[0]
    if (!step) throw new Error('nothing is said')
    const place = step.at + Math.min(0.99, Math.max(0, now - step.from) / (step.to - step.from))
    const drawn = await page.evaluate(`show(${step.scene}, ${place})`)
    if (drawn !== before) {
      name = `${frame}.png`
      await page.screenshot({ path: join(folder, name) })
      before = drawn
    }
    lines.push(`file '${join(folder, name)}'`, `duration ${1 / FRAMES_PER_SECOND}`)
  }
  writeFileSync(join(folder, 'list.txt'), [...lines, `file '${join(folder, name)}'`].join('\n'))
  return join(folder, 'list.txt')
}
