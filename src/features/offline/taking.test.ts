import { describe, expect, it } from 'vitest'
import { parseBudget, refuseSize, toMb } from './budget.ts'
import { filesInHtml, isKeepable } from './offline-class.ts'
import type { TakenChapter } from './taken.ts'
import { TakingError, takeChapter } from './taking.ts'

const ORIGIN = 'https://sanggar.example'
const chapter: TakenChapter = {
  chapterId: 'c',
  slug: 'k',
  className: 'K',
  title: 'T',
  lang: 'id',
  moduleSlug: 'm',
  moduleTitle: 'M',
  version: 3,
  href: '/Courses/k/module/m/chapter/c',
  state: 'waiting',
  expectedBytes: 10,
  files: [],
  keptAt: 0,
}
const PAGE = '<div data-chapter-kind="article"></div>'
const of = (person: string | null, more: ResponseInit = {}): ResponseInit => ({
  ...more,
  headers: { ...(person !== null && { 'x-person': person }), ...more.headers },
})

/** A network of these answers by path: a page, its data and a picture unless told otherwise. */
function take(answers: Record<string, () => Response> = {}, { roomBytes = 1000, isFull = false } = {}) {
  const all: Record<string, () => Response> = {
    [chapter.href]: () => new Response(PAGE, of('ani')),
    [`${chapter.href}.data`]: () => new Response('data', of('ani')),
    '/_ipx/w_960,f_webp/files/a.jpg': () => new Response('picture', { headers: { vary: 'accept', 'content-type': 'image/webp' } }),
    ...answers,
  }
  const kept = new Map<string, Response>()
  const stop = new AbortController()
  const work = takeChapter(chapter, {
    memberId: 'ani',
    files: ['/_ipx/w_960,f_webp/files/a.jpg', '/_ipx/w_480,f_webp/files/a.jpg'],
    cache: {
      async put(key, response) {
        if (isFull) throw new DOMException('full', 'QuotaExceededError')
        kept.set(key as string, response)
      },
    },
    fetch: async address => all[address as string]?.() ?? Promise.reject(new TypeError('offline')),
    roomBytes,
    signal: stop.signal,
    origin: ORIGIN,
    now: () => 77,
  })
  return { kept, stop, work }
}

/** Returns why it was refused, and asserts that nothing was kept. */
async function faultOf(answers: Record<string, () => Response>, options = {}) {
  const { work, kept } = take(answers, options)
  const error: unknown = await work.catch(caught => caught)
  expect(kept.size).toBe(0)
  return error instanceof TakingError ? error.fault : error
}

const redirected = () => Object.defineProperty(new Response(PAGE, of('ani')), 'redirected', { value: true })

describe('taking a chapter along', () => {
  it.each([
    ['a page that leads elsewhere', { [chapter.href]: redirected }, 'signed-out'],
    ['no session', { [`${chapter.href}.data`]: () => new Response('', { status: 401 }) }, 'signed-out'],
    ['nobody signed in', { [chapter.href]: () => new Response(PAGE, of('')) }, 'signed-out'],
    ['another person’s page', { [chapter.href]: () => new Response(PAGE, of('budi')) }, 'other-person'],
    ['another person’s data', { [`${chapter.href}.data`]: () => new Response('x', of('budi')) }, 'other-person'],
    ['a locked chapter', { [chapter.href]: () => new Response('<p>Terkunci</p>', of('ani')) }, 'locked'],
    ['a chapter that is refused', { [chapter.href]: () => new Response('', { status: 403 }) }, 'locked'],
    ['a file that is gone', { '/_ipx/w_960,f_webp/files/a.jpg': () => new Response('', { status: 404 }) }, 'gone'],
    ['a server in trouble', { [chapter.href]: () => new Response('', { status: 503 }) }, 'network'],
    ['a network that breaks', { '/_ipx/w_960,f_webp/files/a.jpg': () => Response.error() }, 'gone'],
  ])('keeps nothing of %s', async (_, answers, fault) => {
    expect(await faultOf(answers)).toBe(fault)
  })

  it('keeps nothing of what does not fit, said or not, nor on a full disk', async () => {
    expect(await faultOf({}, { roomBytes: PAGE.length })).toBe('budget')
    expect(await faultOf({ [chapter.href]: () => new Response(PAGE, of('ani', { headers: { 'content-length': '5000' } })) })).toBe('budget')
    expect(await faultOf({}, { isFull: true })).toBe('disk')
  })

  it('is stopped without a word of failure', async () => {
    const { work, stop, kept } = take()
    stop.abort('pause')
    expect(await work.catch(caught => caught)).not.toBeInstanceOf(TakingError)
    expect(kept.size).toBe(0)
  })

  it('keeps the page, its data and each picture once, whatever size is asked for', async () => {
    const { work, kept } = take()
    const done = await work
    const bytes = [PAGE, 'data', 'picture'].map(text => text.length)
    expect(done).toMatchObject({ state: 'kept', version: 3, keptAt: 77 })
    expect(done.files).toEqual(
      [chapter.href, `${chapter.href}.data`, '/_ipx/any/files/a.jpg'].map((key, at) => ({ key, bytes: bytes[at] })),
    )
    expect([...kept.keys()]).toEqual(done.files.map(({ key }) => key))
    expect(kept.get('/_ipx/any/files/a.jpg')?.headers.get('vary')).toBeNull()
    expect(['x-person', 'x-kept-at'].map(name => kept.get(chapter.href)?.headers.get(name))).toEqual(['ani', '77'])
  })
})

describe('a budget', () => {
  it('takes whole MB within its bounds', () => {
    expect(['10', '200', '5000'].map(parseBudget)).toEqual([10, 200, 5000])
    expect(['', ' ', '9', '5001', '1.5', 'x', '-20', null].map(parseBudget)).toEqual(Array.from({ length: 8 }))
  })

  it('refuses what does not fit, and says by how much', () => {
    const space = { usedBytes: 50, budgetBytes: 100, freeBytes: 40 }
    expect(refuseSize(40, space)).toBeUndefined()
    expect(refuseSize(51, space)).toEqual({ reason: 'budget', overBytes: 1 })
    expect(refuseSize(45, space)).toEqual({ reason: 'disk', overBytes: 5 })
    expect(refuseSize(45, { ...space, freeBytes: undefined })).toBeUndefined()
    expect([0, 1, 1_234_567].map(toMb)).toEqual([0, 0.1, 1.2])
  })
})

describe('the files of a text', () => {
  it('are its pictures in a phone’s width, films, sounds, captions and downloads, each once; no links and frames', () => {
    const html = `<img src="/_ipx/w_1600,f_webp/files/1/a.jpg" srcset="/_ipx/w_480,f_webp/files/1/a.jpg 480w, /_ipx/w_960,f_webp/files/1/a.jpg 960w" alt="">
      <img src="/art/class/x.svg"><img src="/art/class/x.svg"><video src="/files/2/b.mp4" poster="/files/2/p.jpg"><track src="/files/2/c.vtt"></video>
      <a href="/files/3/d.pdf">d</a><a href="/Courses">x</a><iframe src="https://luar.example/"></iframe>`
    expect(filesInHtml(html)).toEqual([
      '/_ipx/w_960,f_webp/files/1/a.jpg',
      '/art/class/x.svg',
      '/files/2/b.mp4',
      '/files/2/p.jpg',
      '/files/2/c.vtt',
      '/files/3/d.pdf',
    ])
    expect(
      ['/files/a.mp4', '//luar.example/a', 'https://luar.example/a.mp4', '/files/a.m3u8', '/files/a.m3u8?x=1'].map(isKeepable),
    ).toEqual([true, false, false, false, false])
  })
})
