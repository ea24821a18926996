/**
 * Generates a quiet piece of eight bars that depends only on its name: a soft chord per bar and two plucked voices. Every bar begins and ends in silence, so
 * the piece can repeat without a click.
 */

/** Seconds per bar: four beats at 80 a minute; also 125 whole MP3 frames at 24 kHz. */
export const BAR_SECONDS = 3
export const BARS = 8

/** Semitones above the root: pentatonic, so that no two notes clash. */
const SCALE = [0, 2, 4, 7, 9, 12, 14, 16]
const CHORDS = [
  [0, 7, 16],
  [-3, 4, 12],
  [-5, 2, 11],
  [-7, 5, 9],
]

/** Returns the first `seconds` of the piece (it repeats after eight bars) as a mono WAV file of 16 bits. */
export function drawSound(name: string, seconds: number, sampleRate: number): Uint8Array {
  const samples = Math.round(seconds * sampleRate)
  const voice = createVoice(name)
  const data = Int16Array.from({ length: samples }, (_, n) => Math.round(voice((n / sampleRate) % (BARS * BAR_SECONDS)) * 32_000))
  return Buffer.concat([wavHeader(data.byteLength, sampleRate), Buffer.from(data.buffer)])
}

function createVoice(name: string): (time: number) => number {
  const seed = hashOf(name)
  const root = 110 * 2 ** ((seed % 7) / 12)
  return time => {
    const bar = Math.floor(time / BAR_SECONDS)
    const inBar = time / BAR_SECONDS - bar
    const chord = CHORDS[mix(seed, bar >> 1) % CHORDS.length] ?? [0]
    let sum = 0
    for (const semitone of chord) sum += wave(root * 2 ** (semitone / 12) * time) * 0.11 * Math.sin(Math.PI * inBar) ** 0.4
    // Two plucked voices, eight notes per bar, some of them rests.
    for (let voice = 0; voice < 2; voice++) {
      const step = Math.floor((time / BAR_SECONDS) * 8)
      const since = time - (step * BAR_SECONDS) / 8
      const roll = mix(seed + voice * 977, step)
      if (roll % 5 < 2 + voice) continue
      const note = SCALE[(roll >> 4) % SCALE.length] ?? 0
      sum += wave(root * (2 + voice * 2) * 2 ** (note / 12) * time) * 0.16 * Math.exp(-since * 7) * Math.min(1, since * 200)
    }
    return Math.max(-1, Math.min(1, sum))
  }
}

/** A soft wave between sine and triangle; `x` is the phase in turns. */
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

/** Returns the header of a RIFF file of PCM samples. Source: Multimedia Programming Interface and Data Specifications 1.0, WAVE. */
function wavHeader(dataBytes: number, sampleRate: number): Buffer {
  const header = Buffer.alloc(44)
  header.write('RIFF', 0)
  header.writeUInt32LE(36 + dataBytes, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(sampleRate, 24)
  header.writeUInt32LE(sampleRate * 2, 28)
  header.writeUInt16LE(2, 32)
  header.writeUInt16LE(16, 34)
  header.write('data', 36)
  header.writeUInt32LE(dataBytes, 40)
  return header
}
