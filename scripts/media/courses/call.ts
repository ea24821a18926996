import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ffmpeg, SOFTER, secondsOf, silence, speak, tone, writeSound } from './narration.ts'

type Lang = 'id' | 'en'
type Speaker = 'teller' | 'caller' | 'mother' | 'child'
type Step = { sound: 'ring' | 'hang-up' } | { part: Record<Lang, string> } | { by: Speaker; id: string; en: string }

/** A made-up call, twice: as it is wanted by who calls, and as it should go. */
const CALL: readonly Step[] = [
  { part: { id: 'Sebelum mendengarkan', en: 'Before you listen' } },
  {
    by: 'teller',
    id: 'Telepon ini rekaan, dan semua suaranya buatan mesin. Dengarkan, lalu hitung: berapa kali penelepon melarang sesuatu?',
    en: 'This call is made up, and all its voices are made by a machine. Listen, and count: how often does the caller forbid something?',
  },
  { part: { id: 'Telepon pertama', en: 'The first call' } },
  { sound: 'ring' },
  { by: 'mother', id: 'Halo?', en: 'Hello?' },
  {
    by: 'caller',
    id: 'Bu, ini dari rumah sakit. Anak Ibu kecelakaan, dan harus dioperasi sekarang.',
    en: 'Madam, this is the hospital. Your child had an accident, and needs surgery now.',
  },
  { by: 'mother', id: 'Dimas? Di rumah sakit mana?', en: 'Dimas? Which hospital?' },
  {
    by: 'caller',
    id: 'Jangan tutup teleponnya. Dokter menunggu obat. Ibu transfer dulu, tiga juta.',
    en: 'Do not hang up. The doctor is waiting for medicine. Transfer three million first.',
  },
  { by: 'mother', id: 'Saya tanya gurunya dulu.', en: 'Let me ask his teacher first.' },
  {
    by: 'caller',
    id: 'Jangan hubungi siapa-siapa, nanti sambungan ini putus. Jangan menunggu, Bu. Setiap menit berharga.',
    en: 'Do not call anybody, or this line will break. Do not wait. Every minute counts.',
  },
  { part: { id: 'Tiga larangan', en: 'Three things forbidden' } },
  {
    by: 'teller',
    id: 'Tiga larangan: jangan tutup, jangan hubungi orang lain, jangan menunggu. Rumah sakit tidak berbicara seperti itu. Sekarang telepon yang sama, dengan jawaban yang lain.',
    en: 'Three things were forbidden: hanging up, calling others, waiting. Hospitals do not talk like that. Now the same call, with another answer.',
  },
  { part: { id: 'Telepon kedua', en: 'The second call' } },
  { sound: 'ring' },
  { by: 'mother', id: 'Halo?', en: 'Hello?' },
  { by: 'caller', id: 'Anak Ibu kecelakaan. Jangan tutup teleponnya!', en: 'Your child had an accident. Do not hang up!' },
  { by: 'mother', id: 'Saya hubungi balik.', en: 'I will call you back.' },
  { sound: 'hang-up' },
  {
    by: 'teller',
    id: 'Tiga kata, lalu tutup. Ibu ini menelepon Dimas, di nomor yang sudah tersimpan.',
    en: 'Five words, then hang up. Now she calls Dimas, at the number that is already saved.',
  },
  { sound: 'ring' },
  { by: 'child', id: 'Halo, Bu? Aku di kelas. Ada apa?', en: 'Hello, mother? I am in class. What is it?' },
  { by: 'mother', id: 'Apa kata kita?', en: 'What is our word?' },
  { by: 'child', id: 'Kolak pisang. Ibu baik-baik saja?', en: 'Blue rubber sandal. Are you all right?' },
  { part: { id: 'Malam ini', en: 'Tonight' } },
  {
    by: 'teller',
    id: 'Malam ini, pilih kata sandi keluargamu. Lalu latih kalimat ini keras-keras, bergantian: saya hubungi balik.',
    en: 'Tonight, choose your family password. Then practise this sentence aloud, in turns: I will call you back.',
  },
]

const NAMES: Record<Lang, Record<Speaker, string>> = {
  id: { teller: 'Pencerita', caller: 'Penelepon', mother: 'Ibu', child: 'Dimas' },
  en: { teller: 'Narrator', caller: 'Caller', mother: 'Mother', child: 'Dimas' },
}
const SOUNDS: Record<Lang, Record<'ring' | 'hang-up', string>> = {
  id: { ring: '[Telepon berdering]', 'hang-up': '[Telepon ditutup]' },
  en: { ring: '[A phone rings]', 'hang-up': '[The call is ended]' },
}
/** Variants of the language's voice, how fast and how high they speak. */
const VOICES: Record<Speaker, [variant: string, wordsPerMinute: number, pitch: number]> = {
  teller: ['f3', 158, 42],
  caller: ['m3', 172, 34],
  mother: ['f2', 160, 62],
  child: ['f4', 168, 88],
}

/** Makes the call as a sound in one language. Returns its length in whole seconds, its parts and its transcript. */
export function makeCall(lang: Lang, folder: string): { seconds: number; parts: { at: number; title: string }[]; transcript: string } {
  const parts: { at: number; title: string }[] = []
  const lines: string[] = []
  const samples = [silence(0.4)]
  const length = () => samples.reduce((sum, part) => sum + secondsOf(part), 0)
  for (const step of CALL) {
    if ('part' in step) parts.push({ at: Math.floor(length()), title: step.part[lang] })
    else if ('sound' in step) {
      lines.push(SOUNDS[lang][step.sound])
      samples.push(...(step.sound === 'ring' ? RING : HANG_UP))
    } else {
      const [variant, wordsPerMinute, pitch] = VOICES[step.by]
      lines.push(`${NAMES[lang][step.by]}: ${step[lang]}`)
      samples.push(speak(step[lang], { name: `${lang === 'en' ? 'en-gb' : lang}+${variant}`, wordsPerMinute, pitch }), silence(0.5))
    }
  }
  const work = mkdtempSync(join(tmpdir(), 'sanggar-call-'))
  const sound = writeSound(work, 'sound.wav', samples)
  const [file, codec] = [join(folder, `telepon.${lang}.m4a`), ['-c:a', 'aac', '-b:a', '24k', '-ac', '1', '-ar', '22050']]
  ffmpeg(['-i', sound, '-af', SOFTER, ...codec, '-map_metadata', '-1', '-movflags', '+faststart', '-f', 'ipod', file])
  rmSync(work, { recursive: true })
  return { seconds: Math.floor(length()), parts, transcript: lines.join('\n') }
}

/** As Indonesian exchanges sound: 425 Hz. */
const RING = [tone(0.9, [425, 450]), silence(0.6), tone(0.9, [425, 450]), silence(0.4)]
const HANG_UP = [0, 1, 2].flatMap(() => [tone(0.25, [425], 0.08), silence(0.25)])
