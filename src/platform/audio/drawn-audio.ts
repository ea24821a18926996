/**
 * Sound that is computed from its name, as the pictures of `platform/images/art` are drawn from theirs: a quiet piece for each slug, always the same,
 * of any length, without a file. The demo's episodes and its radio play it; a tenant's own recordings take its place. Sample `n` depends on
 * nothing but the slug and `n`, so any range of bytes can be made by itself.
 */

export const SAMPLE_RATE = 11_025
const BYTES_PER_SAMPLE = 2
const HEADER_BYTES = 44
/** Seconds of one bar: four beats at 75 a minute. */
const BAR_SECONDS = 3.2

/** Semitones above the root: pentatonic, so that no two notes hurt each other. */
const SCALE = [0, 2, 4, 7, 9, 12, 14, 16]
const CHORDS = [
  [0, 7, 16],
  [-3, 4, 12],
  [-5, 2, 11],
  [-7, 5, 9],
]

export interface DrawnAudio {
  /** Bytes of the whole WAV file. */
  size: number
  /** The bytes from `start` (included) to `end` (excluded). */
  bytes(start: number, end: number): Uint8Array<ArrayBuffer>
}

/** The piece of this name, so many seconds long, as a mono WAV file of 16 bits. */
export function drawAudio(slug: string, seconds: number): DrawnAudio {
  const samples = Math.round(seconds * SAMPLE_RATE)
  const size = HEADER_BYTES + samples * BYTES_PER_SAMPLE
  const header = wavHeader(samples)
  const voice = createVoice(slug, seconds)
  return {
    size,
    bytes(start, end) {
      const out = new Uint8Array(end - start)
      for (let at = start; at < Math.min(end, HEADER_BYTES); at++) out[at - start] = header[at] ?? 0
      const first = Math.max(0, Math.floor((start - HEADER_BYTES) / BYTES_PER_SAMPLE))
      const last = Math.ceil((end - HEADER_BYTES) / BYTES_PER_SAMPLE)
      for (let sample = first; sample < last; sample++) {
        const value = Math.round(voice(sample / SAMPLE_RATE) * 32_000)
        const at = HEADER_BYTES + sample * BYTES_PER_SAMPLE - start
        if (at >= 0 && at < out.length) out[at] = value & 0xff
        if (at + 1 >= 0 && at + 1 < out.length) out[at + 1] = (value >> 8) & 0xff
      }
      return out
    },
  }
}

function createVoice(slug: string, seconds: number): (time: number) => number {
  const seed = hashOf(slug)
  const root = 110 * 2 ** ((seed % 7) / 12)
  return time => {
    const bar = Math.floor(time / BAR_SECONDS)
    const inBar = time / BAR_SECONDS - bar
    const chord = CHORDS[mix(seed, bar >> 1) % CHORDS.length] ?? [0]
    let sum = 0
    for (const semitone of chord) sum += wave(root * 2 ** (semitone / 12) * time) * 0.11 * Math.sin(Math.PI * inBar) ** 0.4
    // Two voices of plucked notes, eight to a bar, some of them rests.
    for (let voice = 0; voice < 2; voice++) {
      const step = Math.floor((time / BAR_SECONDS) * 8)
      const since = time - (step * BAR_SECONDS) / 8
      const roll = mix(seed + voice * 977, step)
      if (roll % 5 < 2 + voice) continue
      const note = SCALE[(roll >> 4) % SCALE.length] ?? 0
      sum += wave(root * (2 + voice * 2) * 2 ** (note / 12) * time) * 0.16 * Math.exp(-since * 7) * Math.min(1, since * 200)
    }
    const fade = Math.min(1, time / 0.4, Math.max(0, seconds - time) / 0.4)
    return Math.max(-1, Math.min(1, sum * fade))
  }
}

/** A soft wave between sine and triangle, of phase `x` in turns. */
function wave(x: number): number {
  const turn = x - Math.floor(x)
  const triangle = 1 - 4 * Math.abs(turn - 0.5)
  return triangle * (1.5 - 0.5 * triangle * triangle)
}

function hashOf(text: string): number {
  let hash = 2_166_136_261
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619)
  return hash >>> 0
}

function mix(seed: number, n: number): number {
  let x = (seed ^ Math.imul(n + 1, 0x9e3779b1)) >>> 0
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b)
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35)
  return (x ^ (x >>> 16)) >>> 0
}

/** The header of a RIFF file of PCM samples. Source: Multimedia Programming Interface and Data Specifications 1.0, WAVE. */
function wavHeader(samples: number): Uint8Array {
  const bytes = new Uint8Array(HEADER_BYTES)
  const view = new DataView(bytes.buffer)
  const text = (at: number, value: string) => {
    for (let n = 0; n < value.length; n++) bytes[at + n] = value.charCodeAt(n)
  }
  const dataBytes = samples * BYTES_PER_SAMPLE
  text(0, 'RIFF')
  view.setUint32(4, 36 + dataBytes, true)
  text(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, SAMPLE_RATE, true)
  view.setUint32(28, SAMPLE_RATE * BYTES_PER_SAMPLE, true)
  view.setUint16(32, BYTES_PER_SAMPLE, true)
  view.setUint16(34, 16, true)
  text(36, 'data')
  view.setUint32(40, dataBytes, true)
  return bytes
}
