import { BAR_FRAMES, FRAME_BYTES, FRAME_SECONDS, LOOP_FRAMES } from './loop-format.ts'

/** Number of loops that scripts/media/make-audio.ts generates. */
const LOOPS = 8
const loaded = new Map<number, Promise<Uint8Array>>()

/** Generated sound of any length, made from a loop: the demo's episodes and its radio. A tenant's own recordings replace it. */
export interface LoopedAudio {
  /** Bytes of the whole MP3 file. */
  size: number
  /** The bytes from `start` (included) to `end` (excluded, at most `size`). */
  bytes(start: number, end: number): Promise<Uint8Array<ArrayBuffer>>
}

/** Returns the piece of this name, `seconds` long (rounded up to a whole frame). The name determines the loop and the bar it begins with. */
export function loopedAudio(name: string, seconds: number): LoopedAudio {
  const hash = hashOf(name)
  const first = ((hash >>> 8) % (LOOP_FRAMES / BAR_FRAMES)) * BAR_FRAMES * FRAME_BYTES
  return {
    size: Math.ceil(seconds / FRAME_SECONDS) * FRAME_BYTES,
    async bytes(start, end) {
      const loop = await loadLoop(hash % LOOPS)
      const out = new Uint8Array(end - start)
      for (let at = 0; at < out.length; ) {
        const from = (first + start + at) % loop.length
        const piece = loop.subarray(from, Math.min(loop.length, from + out.length - at))
        out.set(piece, at)
        at += piece.length
      }
      return out
    },
  }
}

function loadLoop(at: number): Promise<Uint8Array> {
  const known = loaded.get(at)
  if (known) return known
  // Data URLs: the bundler puts each loop into its own chunk, which is loaded on first use.
  const load = Object.values(import.meta.glob<string>('./loops/*.mp3', { query: '?inline', import: 'default' }))[at]
  if (!load) throw new Error(`there is no loop ${at}`)
  const loop = load().then(address => new Uint8Array(Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')))
  loaded.set(at, loop)
  return loop
}

function hashOf(text: string): number {
  let hash = 2_166_136_261
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619)
  return hash >>> 0
}
