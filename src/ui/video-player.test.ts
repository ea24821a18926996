import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { attachVideos } from './video-player.ts'

const FILE = 'https://uji.localhost/media/film.mp4'
const PARTS = '/media/film.m3u8'

/** A fake hls.js: takes over the element, and fails on demand. */
class FakeHls {
  static readonly Events = { ERROR: 'hlsError' }
  static made: FakeHls[] = []
  static isSupported = () => true
  isDestroyed = false
  private video: FakeVideo | undefined
  private onError: ((event: string, error: { fatal: boolean }) => void) | undefined
  constructor() {
    FakeHls.made.push(this)
  }
  on(_event: string, listener: (event: string, error: { fatal: boolean }) => void) {
    this.onError = listener
  }
  loadSource() {}
  attachMedia(video: FakeVideo) {
    this.video = video
    video.src = 'blob:parts'
    video.sources = []
  }
  /** Like hls.js: leaves the element without a source, at its start. */
  destroy() {
    this.isDestroyed = true
    if (!this.video) return
    this.video.src = ''
    this.video.currentTime = 0
  }
  fail(fatal: boolean) {
    this.onError?.('hlsError', { fatal })
  }
}

vi.mock('hls.js', () => ({ default: FakeHls }))

class FakeVideo extends EventTarget {
  readonly dataset = { hls: PARTS }
  src = ''
  sources = [{ src: FILE }]
  currentTime = 0
  plays: string[] = []
  private readonly ownHls: string
  constructor(ownHls: string) {
    super()
    this.ownHls = ownHls
  }
  canPlayType() {
    return this.ownHls
  }
  querySelector() {
    return this.sources[0] ?? null
  }
  play() {
    this.plays.push(this.src)
    return Promise.resolve()
  }
}

function pageWith(video: FakeVideo): () => void {
  // Named boundary: the player only queries the page's videos.
  return attachVideos({ querySelectorAll: () => [video] } as never)
}
const settle = () => vi.waitFor(() => expect(FakeHls.made).toHaveLength(1), { timeout: 10_000 })

beforeEach(() => {
  FakeHls.made = []
})
afterEach(() => {
  FakeHls.isSupported = () => true
})

it('leaves the film alone until it is played, and once it was taken off', async () => {
  const video = new FakeVideo('maybe')
  const off = pageWith(video)
  expect(video.src).toBe('')
  off()
  video.dispatchEvent(new Event('play'))
  await Promise.resolve()
  expect([video.src, video.plays]).toEqual(['', []])
})

it('leaves the one file where neither the browser nor hls.js can play parts', async () => {
  FakeHls.isSupported = () => false
  const video = new FakeVideo('')
  pageWith(video)
  video.dispatchEvent(new Event('play'))
  await vi.dynamicImportSettled()
  expect([FakeHls.made.length, video.src, video.querySelector()?.src]).toEqual([0, '', FILE])
})

it('plays the file from where the parts failed for good, and goes on over lesser failures', async () => {
  const video = new FakeVideo('')
  pageWith(video)
  video.dispatchEvent(new Event('play'))
  await settle()
  const [hls] = FakeHls.made
  hls?.fail(false)
  expect([hls?.isDestroyed, video.src]).toEqual([false, 'blob:parts'])
  video.currentTime = 12
  hls?.fail(true)
  expect([hls?.isDestroyed, video.src, video.plays.at(-1)]).toEqual([true, FILE, FILE])
  video.dispatchEvent(new Event('loadedmetadata'))
  expect(video.currentTime).toBe(12)
})

it('plays the file where the browser’s own HLS fails, once', async () => {
  const video = new FakeVideo('maybe')
  pageWith(video)
  video.dispatchEvent(new Event('play'))
  expect(video.src).toBe(PARTS)
  video.dispatchEvent(new Event('error'))
  video.dispatchEvent(new Event('error'))
  expect(video.plays).toEqual([PARTS, FILE])
})
