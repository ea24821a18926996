// Generates the loops of the demo's episodes and its radio: eight pieces of 24 seconds as MP3 frames of one length.
//   node scripts/media/make-audio.ts      (needs ffmpeg; writes src/platform/audio/loops/)
// The result is committed, so that running the product doesn't need ffmpeg.
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { FRAME_BYTES, LOOP_FRAMES, SAMPLE_RATE } from '../../src/platform/audio/loop-format.ts'
import { BAR_SECONDS, BARS, drawSound } from './synth.ts'

const OUT = resolve('src/platform/audio/loops')
const NAMES = ['kopi-pagi', 'hujan', 'sawah', 'pasar', 'senja', 'kereta', 'beranda', 'ombak']
/** LAME without bit reservoir: frames are independent, so a loop may repeat and a range may begin anywhere. */
const CODEC = '-c:a libmp3lame -b:a 40k -reservoir 0 -compression_level 0 -write_xing 0 -id3v2_version 0 -f mp3'.split(' ')

mkdirSync(OUT, { recursive: true })
for (const [at, name] of NAMES.entries()) {
  const sound = drawSound(name, 3 * BARS * BAR_SECONDS, SAMPLE_RATE)
  const mp3 = execFileSync('ffmpeg', ['-loglevel', 'error', '-i', 'pipe:0', ...CODEC, 'pipe:1'], { input: sound, maxBuffer: 1 << 24 })
  // The middle one of three rounds: its surroundings sound like its own end and beginning.
  const loop = mp3.subarray(LOOP_FRAMES * FRAME_BYTES, 2 * LOOP_FRAMES * FRAME_BYTES)
  writeFileSync(join(OUT, `${at}.mp3`), loop)
  console.log(`${at}.mp3: ${loop.length} bytes`)
}
