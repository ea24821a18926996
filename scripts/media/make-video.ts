// Generates the demo's video: slowly moving drawn scenes with generated sound, in two sizes for adaptive streaming and as a single file.
//   node scripts/media/make-video.ts      (needs ffmpeg; writes public/media/intro/)
// The result is committed, so that running the product doesn't need ffmpeg.
import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { drawArt, parseArtPath } from '../../src/features/artwork/draw-art.ts'
import { drawSound } from './synth.ts'

const SECONDS = 6
const OUT = resolve('public/media/intro')
const TMP = join(tmpdir(), 'sanggar-video')
const TINT = { primary: '#1d5f8a', secondary: '#e2a13c', dark: '#12202b', light: '#c9d8e2', key: 'video' }
const SCENES: [art: string, id: string, en: string][] = [
  ['art/class/pengenalan-sanggar.svg', 'Di sini orang belajar dengan mengerjakan.', 'Here, people learn by doing.'],
  [
    'art/program/jalur-belajar.svg',
    'Kelas disusun menjadi jalur, dari nol sampai siap bekerja.',
    'Classes are put together as paths, from zero to ready for work.',
  ],
  ['art/event/temu-warga.svg', 'Ada acara, diskusi, dan malam tanya jawab.', 'There are events, discussions and evenings of questions.'],
  ['art/podcast/obrolan-pagi.svg', 'Ada siniar yang bisa didengar di perjalanan.', 'There are podcasts to hear on the way.'],
  [
    'art/gallery/hasil-karya-1.svg',
    'Dan setiap kelas ditutup dengan karya yang bisa dilihat semua orang.',
    'And every class ends with work that everybody can see.',
  ],
]

rmSync(OUT, { recursive: true, force: true })
mkdirSync(OUT, { recursive: true })
mkdirSync(TMP, { recursive: true })
const ffmpeg = (...args: string[]) => execFileSync('ffmpeg', ['-y', '-loglevel', 'error', ...args], { stdio: 'inherit' })

for (const [at, [path]] of SCENES.entries()) {
  const art = parseArtPath(path)
  if (!art) throw new Error(`no art at ${path}`)
  await sharp(Buffer.from(await drawArt(art, TINT)), { density: 200 })
    .resize(2560, 1440, { fit: 'cover' })
    .png()
    .toFile(join(TMP, `${at}.png`))
  const zoom = at % 2 === 0 ? `1+0.12*on/${SECONDS * 24}` : `1.12-0.12*on/${SECONDS * 24}`
  ffmpeg(
    '-loop',
    '1',
    '-i',
    join(TMP, `${at}.png`),
    '-t',
    String(SECONDS),
    '-vf',
    `zoompan=z='${zoom}':x='iw/2-iw/zoom/2':y='ih/2-ih/zoom/2':d=${SECONDS * 24}:s=1280x720:fps=24,fade=in:0:12,fade=out:${SECONDS * 24 - 12}:12,format=yuv420p`,
    '-c:v',
    'libx264',
    '-crf',
    '16',
    '-preset',
    'veryfast',
    join(TMP, `${at}.mp4`),
  )
}
writeFileSync(join(TMP, 'list.txt'), SCENES.map((_, at) => `file '${join(TMP, `${at}.mp4`)}'`).join('\n'))
writeFileSync(join(TMP, 'sound.wav'), drawSound('mengenal-sanggar', SCENES.length * SECONDS, 24_000))
const input = ['-f', 'concat', '-safe', '0', '-i', join(TMP, 'list.txt'), '-i', join(TMP, 'sound.wav'), '-shortest']
ffmpeg(
  ...input,
  '-vf',
  'scale=640:360',
  '-c:v',
  'libx264',
  '-crf',
  '30',
  '-preset',
  'slow',
  '-c:a',
  'aac',
  '-b:a',
  '48k',
  '-ac',
  '1',
  '-movflags',
  '+faststart',
  join(OUT, 'intro-360.mp4'),
)
for (const [name, size, crf] of [
  ['360', '640:360', '30'],
  ['720', '1280:720', '29'],
] as const)
  ffmpeg(
    ...input,
    '-vf',
    `scale=${size}`,
    '-c:v',
    'libx264',
    '-crf',
    crf,
    '-preset',
    'slow',
    '-g',
    '72',
    '-keyint_min',
    '72',
    '-sc_threshold',
    '0',
    '-c:a',
    'aac',
    '-b:a',
    '48k',
    '-ac',
    '1',
    '-hls_time',
    '6',
    '-hls_playlist_type',
    'vod',
    '-hls_segment_type',
    'fmp4',
    '-hls_fmp4_init_filename',
    `${name}-init.mp4`,
    '-hls_segment_filename',
    join(OUT, `${name}-%d.m4s`),
    join(OUT, `${name}.m3u8`),
  )
writeFileSync(
  join(OUT, 'intro.m3u8'),
  `#EXTM3U\n#EXT-X-VERSION:7\n#EXT-X-STREAM-INF:BANDWIDTH=260000,RESOLUTION=640x360\n360.m3u8\n#EXT-X-STREAM-INF:BANDWIDTH=700000,RESOLUTION=1280x720\n720.m3u8\n`,
)
const time = (seconds: number) => `00:00:${String(seconds).padStart(2, '0')}.000`
const captions = (cues: string[]) =>
  `WEBVTT\n\n${cues.map((cue, at) => `${time(at * SECONDS)} --> ${time((at + 1) * SECONDS)}\n${cue}\n`).join('\n')}`
writeFileSync(join(OUT, 'intro.id.vtt'), captions(SCENES.map(([, id]) => id)))
writeFileSync(join(OUT, 'intro.en.vtt'), captions(SCENES.map(([, , en]) => en)))
await sharp(join(TMP, '0.png')).resize(1280, 720).webp({ quality: 70 }).toFile(join(OUT, 'poster.webp'))
rmSync(TMP, { recursive: true })
