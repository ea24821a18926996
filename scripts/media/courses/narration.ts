import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Mono, 16 bits. */
export const RATE = 22_050

/** A sentence as it is written, and as a machine has to read it where it would misread it. */
export interface Line {
  text: string
  spoken?: string
}

/** A line in its place, in seconds from the start. */
export interface Cue {
  text: string
  from: number
  to: number
}

interface Voice {
  /** espeak-ng's name: a language and a variant. */
  name: string
  wordsPerMinute: number
  pitch?: number
}

/** Returns a sentence as samples, without the silence around it. Needs espeak-ng. */
export function speak(text: string, { name, wordsPerMinute, pitch = 50 }: Voice): Int16Array {
  const options = ['-v', name, '-s', String(wordsPerMinute), '-p', String(pitch), '--stdout', text]
  const wav = execFileSync('espeak-ng', options, { maxBuffer: 1 << 26 })
  const samples = samplesOf(wav)
  const isLoud = (sample: number) => Math.abs(sample) > 200
  const [first, last] = [samples.findIndex(isLoud), samples.findLastIndex(isLoud)]
  return samples.slice(Math.max(0, first - RATE / 50), last + RATE / 10)
}

/** The header that espeak-ng writes is 44 bytes long. */
function samplesOf(wav: Buffer): Int16Array {
  const rate = wav.readUInt32LE(24)
  if (rate !== RATE) throw new Error(`espeak-ng speaks at ${rate} Hz`)
  return Int16Array.from({ length: (wav.length - 44) >> 1 }, (_, at) => wav.readInt16LE(44 + at * 2))
}

export const secondsOf = (samples: Int16Array): number => samples.length / RATE
export const silence = (seconds: number): Int16Array => new Int16Array(Math.round(seconds * RATE))

/** Returns a tone of two frequencies, as telephones have, softly begun and ended. */
export function tone(seconds: number, frequencies: readonly number[], loudness = 0.12): Int16Array {
  const length = Math.round(seconds * RATE)
  return Int16Array.from({ length }, (_, at) => {
    const edge = Math.min(1, at / (RATE * 0.02), (length - at) / (RATE * 0.02))
    const sum = frequencies.reduce((all, each) => all + Math.sin((2 * Math.PI * each * at) / RATE), 0)
    return (sum / frequencies.length) * edge * loudness * 32_767
  })
}

/** Writes samples as a WAV file into a folder, and returns its path. */
export function writeSound(folder: string, name: string, parts: readonly Int16Array[]): string {
  const length = parts.reduce((sum, part) => sum + part.length, 0)
  const wav = Buffer.alloc(44 + length * 2)
  wav.write('RIFF\0\0\0\0WAVEfmt ', 'latin1')
  wav.writeUInt32LE(36 + length * 2, 4)
  for (const [at, value] of [16, RATE, RATE * 2].entries()) wav.writeUInt32LE(value, [16, 24, 28][at] ?? 0)
  for (const [at, value] of [1, 1, 2, 16].entries()) wav.writeUInt16LE(value, [20, 22, 32, 34][at] ?? 0)
  wav.write('data', 36, 'latin1')
  wav.writeUInt32LE(length * 2, 40)
  let at = 44
  for (const part of parts)
    for (const sample of part) {
      wav.writeInt16LE(sample, at)
      at += 2
    }
  const path = join(folder, name)
  writeFileSync(path, wav)
  return path
}

/** Takes off what makes a synthetic voice sharp, and evens out its loudness. An option of ffmpeg. */
export const SOFTER =
  'highpass=f=90,lowpass=f=6500,equalizer=f=3200:t=q:w=1.2:g=-4,acompressor=threshold=0.2:ratio=3,loudnorm=I=-18:TP=-2,aresample=22050,alimiter=limit=0.75:level=disabled'

/** Returns captions as WebVTT. */
export function captionsOf(cues: readonly Cue[]): string {
  return `WEBVTT\n\n${cues.map(({ from, to, text }) => `${clock(from)} --> ${clock(to)}\n${text}\n`).join('\n')}`
}

function clock(seconds: number): string {
  const ms = Math.round(seconds * 1000)
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  return `${two(ms / 3_600_000)}:${two((ms / 60_000) % 60)}:${two((ms / 1000) % 60)}.${String(ms % 1000).padStart(3, '0')}`
}

/** Runs ffmpeg, which writes over what is there. */
export function ffmpeg(args: readonly string[]): void {
  execFileSync('ffmpeg', ['-y', '-loglevel', 'error', ...args], { stdio: 'inherit' })
}
