import { describe, expect, it } from 'vitest'
import { courtesyOf, isInNeed, leansOnEarlier, withTopic } from './follow-up.ts'

describe('a question that goes on with what was said', () => {
  it.each<[string, ReturnType<typeof leansOnEarlier>]>([
    ['yang gratis?', 'wholly'],
    ['kapan?', 'wholly'],
    ['berapa biayanya?', 'wholly'],
    ['and the price?', 'wholly'],
    ['kalau di Bandung?', 'maybe'],
    ['festival kapan?', 'maybe'],
    ['Kelas pemrograman web apa saja yang dibuka bulan depan?', 'no'],
    ['Apa bedanya desain grafis dengan ilustrasi digital?', 'no'],
    ['', 'no'],
  ])('%j leans on it: %s', (query, leaning) => {
    expect(leansOnEarlier(query)).toBe(leaning)
  })

  it('takes the words of the last question that named something', () => {
    expect(withTopic('kapan?', ['Kelas web apa saja?', 'yang gratis?'], undefined)).toBe('Kelas web apa saja yang gratis kapan?')
    expect(withTopic('kapan?', ['Siapa kalian?', 'Kelas web apa saja?'], undefined)).toBe('Kelas web apa saja kapan?')
  })

  it('takes the words of the open page where nothing was said; of no list', () => {
    expect(withTopic('berapa biayanya?', [], '/Courses/web-dasar')).toBe('web dasar berapa biayanya?')
    for (const path of ['/Courses', '/', undefined, '//lain.example/x', '/Courses/<script>'])
      expect(withTopic('kapan?', [], path)).toBeUndefined()
  })
})

it('who may harm themselves is known by what they say of themselves', () => {
  for (const query of ['aku mau bunuh diri', 'saya pengen mati aja', 'I want to kill myself', 'I feel suicidal'])
    expect(isInNeed(query)).toBe(true)
  for (const query of ['artikel tentang pencegahan bunuh diri', 'saya mau matikan lampu', 'mati gaya, aku bosan', ''])
    expect(isInNeed(query)).toBe(false)
})

describe('a courtesy', () => {
  it.each<[string, ReturnType<typeof courtesyOf>]>([
    ['Halo!', 'greeting'],
    ['selamat pagi kak', 'greeting'],
    ['Terima kasih banyak', 'thanks'],
    ['makasih ya min', 'thanks'],
    ['ok', 'thanks'],
    ['oke siap makasih kak', 'thanks'],
    ['kamu siapa?', 'who'],
    ['kamu robot ya?', 'who'],
    ['Are you a bot?', 'who'],
    ['siapa kamu', 'who'],
    ['ok berapa harganya?', undefined],
    ['siapa mentor kelas web?', undefined],
    ['', undefined],
    ['halo, ada kelas web?', undefined],
    ['Bagaimana cara berterima kasih kepada mentor?', undefined],
  ])('%j is %s', (query, courtesy) => {
    expect(courtesyOf(query)).toBe(courtesy)
  })
})
