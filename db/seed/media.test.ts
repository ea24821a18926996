import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { beforeAll, describe, expect, it } from 'vitest'
import { type ChapterKindName, chapterKindOf } from '#features/chapters/kinds/kinds.ts'
import { ARCHIVE_PATH, addressesOf } from '#features/course-files/course.ts'
import { fromFiles } from '#features/course-files/from-files.server.ts'
import { unpackPackage } from '#features/packages/unpack.server.ts'
import { courses } from './courses.ts'
import { addressOf, seedFiles } from './media.ts'

/** The most that a file of an ending may weigh, in bytes, and all of them: they are in the repository. */
const MOST: Record<string, number> = { mp4: 1_000_000, m4a: 400_000, pdf: 100_000, zip: 20_000, webp: 20_000, vtt: 5_000 }
const MOST_OF_A_SMALL_COPY = 500_000
const MOST_OF_ALL = 2_200_000

interface Shown {
  course: string
  lang: string
  kind: ChapterKindName
  content: unknown
}
const shown: Shown[] = []

beforeAll(async () => {
  // A class that shows a file which is not there does not load: those without any need not be read.
  const withFiles = new Set([...seedFiles.keys()].map(key => key.slice(0, key.indexOf('/media/'))))
  for (const [course, texts] of courses) {
    if (!withFiles.has(course)) continue
    const read = await fromFiles(texts)
    for (const one of read?.course.modules.flatMap(({ chapters }) => chapters) ?? []) {
      shown.push({ course, lang: one.lang, kind: one.kind, content: one.content })
      for (const [lang, { content }] of Object.entries(one.translations)) if (content) shown.push({ course, lang, kind: one.kind, content })
    }
  }
})

const of = <Name extends ChapterKindName>(kind: Name) =>
  shown.flatMap(one => (one.kind === kind ? [{ ...one, content: chapterKindOf(kind).schema.parse(one.content) }] : []))
const keyOf = (course: string, address: string) => `${course}/${address.slice(ARCHIVE_PATH.length)}`
async function read(course: string, address: string): Promise<Buffer> {
  const file = seedFiles.get(keyOf(course, address))
  if (!file) throw new Error(`${course} has no ${address}`)
  return Buffer.from(await file.read())
}

/** The length of an MP4 in seconds. Source: ISO/IEC 14496-12, section 8.2.2 (`mvhd`). */
function lengthOf(mp4: Buffer): number {
  const at = mp4.indexOf('mvhd')
  expect(at).toBeGreaterThan(0)
  expect(mp4[at + 4]).toBe(0)
  return mp4.readUInt32BE(at + 20) / mp4.readUInt32BE(at + 16)
}

describe('the files of the demo’s classes', () => {
  it('are those that its chapters show, no more and no fewer, in three tenants', () => {
    const named = shown.flatMap(({ course, content }) =>
      addressesOf(content)
        .filter(address => address.startsWith(ARCHIVE_PATH))
        .map(address => keyOf(course, address)),
    )
    expect([...new Set(named)].sort()).toEqual([...seedFiles.keys()].sort())
    expect([...new Set([...seedFiles.values()].map(({ tenant }) => tenant))].sort()).toEqual(['alkademi', 'foundation', 'smkcoding'])
    expect(() => addressOf('alkademi/html-dan-css-dari-nol', 'media/tidak-ada.mp4')).toThrow('media/tidak-ada.mp4')
  })

  it('are small enough to lie in a repository', async () => {
    let all = 0
    for (const [key, file] of seedFiles) {
      const { length } = await file.read()
      const most = key.endsWith('-kecil.mp4') ? MOST_OF_A_SMALL_COPY : MOST[key.split('.').at(-1) ?? '']
      expect(length, key).toBeLessThanOrEqual(most ?? 0)
      all += length
    }
    expect(all).toBeLessThanOrEqual(MOST_OF_ALL)
  })
})

describe('a film', () => {
  it('lasts as long as its chapter says, in both sizes, with parts within it', async () => {
    expect(of('video').length).toBeGreaterThan(0)
    for (const { course, content } of of('video'))
      for (const address of [content.address, content.smallAddress]) {
        expect(Math.floor(lengthOf(await read(course, address)))).toBe(content.seconds)
        expect(content.parts.length).toBeGreaterThan(2)
        for (const { at } of content.parts) expect(at).toBeLessThan(content.seconds)
      }
  })

  it('begins with what a player needs first, so that it plays before it is loaded', async () => {
    for (const { course, content } of of('video')) {
      const film = await read(course, content.address)
      expect(film.indexOf('moov')).toBeLessThan(film.indexOf('mdat'))
    }
  })

  it('has captions in both languages, line by line at the same times, within its length, and a transcript that says the same', async () => {
    for (const { course, lang, content } of of('video')) {
      expect(content.captions.map(one => one.lang)).toEqual(['id', 'en'])
      const tracks = await Promise.all(content.captions.map(async one => cuesOf(String(await read(course, one.address)))))
      expect(tracks[1]?.map(({ from, to }) => [from, to])).toEqual(tracks[0]?.map(({ from, to }) => [from, to]))
      const own = tracks[content.captions.findIndex(one => one.lang === lang)] ?? []
      expect(own.length).toBeGreaterThan(10)
      for (const [at, { from, to, text }] of own.entries()) {
        expect(to).toBeGreaterThan(from)
        expect(from).toBeGreaterThanOrEqual(own[at - 1]?.to ?? 0)
        expect(to).toBeLessThanOrEqual(content.seconds + 1)
        // Who reads must keep up: at most 21 letters a second.
        expect(text.length / (to - from), text).toBeLessThanOrEqual(21)
        expect(content.transcript.replaceAll(/\s+/g, ' ')).toContain(text)
      }
    }
  })
})

function cuesOf(vtt: string): { from: number; to: number; text: string }[] {
  const [head, ...cues] = vtt.trim().split('\n\n')
  expect(head).toBe('WEBVTT')
  const seconds = (clock = '') => clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
  return cues.map(cue => {
    const [times = '', ...lines] = cue.split('\n')
    const [from, to] = times.split(' --> ').map(seconds)
    return { from: from ?? Number.NaN, to: to ?? Number.NaN, text: lines.join(' ') }
  })
}

it('a sound lasts as long as its chapter says in each language, with a transcript that names who speaks', async () => {
  expect(of('audio').map(({ lang }) => lang)).toEqual(['id', 'en'])
  for (const { course, content } of of('audio')) {
    expect(Math.floor(lengthOf(await read(course, content.address)))).toBe(content.seconds)
    for (const { at } of content.parts) expect(at).toBeLessThan(content.seconds)
    expect(content.transcript).toMatch(/^\S+: /)
  }
})

it('a document has the pages that its chapter says, a language, a title and tags, and what it says as text', async () => {
  expect(of('document').map(({ lang }) => lang)).toEqual(['id', 'en'])
  for (const { course, lang, content } of of('document')) {
    const pdf = (await read(course, content.address)).toString('latin1')
    expect(pdf.match(/\/Type \/Page\b/g)?.length).toBe(content.pages)
    expect(pdf).toContain(`/Lang (${lang})`)
    expect(pdf).toMatch(/\/Marked true/)
    expect(pdf).toMatch(/\/Title [(<]/)
    expect(content.text.length).toBeGreaterThan(1000)
  }
})

it('a package is what its folder holds, and opens with the parts that its chapter says', async () => {
  const [one] = of('package')
  if (!one) throw new Error('no package')
  const zip = await read(one.course, one.content.address)
  const folder = 'scripts/media/courses/package'
  const sources = await Promise.all((await readdir(folder)).map(async name => [name, String(await readFile(join(folder, name)))]))
  const packed = Object.entries(unzipSync(new Uint8Array(zip))).map(([name, bytes]) => [name, Buffer.from(bytes).toString()])
  expect(Object.fromEntries(packed)).toEqual(Object.fromEntries(sources))
  const work = await mkdtemp(join(tmpdir(), 'sanggar-seed-package-'))
  try {
    await writeFile(join(work, 'a.zip'), zip)
    const { standard, title, parts } = await unpackPackage(join(work, 'a.zip'), join(work, 'open'))
    expect({ standard, title, parts: parts.length }).toEqual({
      standard: one.content.standard,
      title: one.content.title,
      parts: one.content.parts,
    })
  } finally {
    await rm(work, { recursive: true })
  }
})
