import { describe, expect, it } from 'vitest'
import { type AskedQuestion, groupQuestions } from './group-questions.ts'
import { withoutNames } from './without-names.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 7, 17, 3, minute))
const ask = (text: string, terms: string, minute: number): AskedQuestion => ({ text, terms: terms.split(' '), askedAt: at(minute) })

describe('questions that nothing answered', () => {
  it('are one with those of the same words, of most of them, and of most of their letters', () => {
    const groups = groupQuestions([
      ask('Ada kelas menjahit?', 'kelas menjahit', 1),
      ask('kelas menjahit ada?', 'menjahit kelas', 3),
      ask('kelas menjahit malam', 'kelas menjahit malam', 2),
      ask('kelas menjait', 'kelas menjait', 4),
      ask('Di mana parkir motor?', 'parkir motor', 5),
    ])
    expect(groups.map(({ text, count, lastAt, others }) => ({ text, count, lastAt, others }))).toEqual([
      { text: 'kelas menjahit ada?', count: 4, lastAt: at(4), others: ['kelas menjait', 'kelas menjahit malam'] },
      { text: 'Di mana parkir motor?', count: 1, lastAt: at(5), others: [] },
    ])
    expect(groups[0]?.keys).toEqual(['kelas menjahit', 'kelas menjait', 'kelas malam menjahit'])
  })

  it('come by how often they were asked, then by when', () => {
    const groups = groupQuestions([ask('a', 'sepeda', 1), ask('b', 'parkir', 2), ask('c', 'kucing', 3), ask('c', 'kucing', 4)])
    expect(groups.map(({ text }) => text)).toEqual(['c', 'b', 'a'])
    expect(groupQuestions([])).toEqual([])
  })
})

describe('a question without names', () => {
  it('has neither its asker’s name nor addresses nor long numbers', () => {
    const text = 'Saya Sari Dewi (sari.dewi@contoh.example, 0812-3456-7890), sariawan, kelas 12 dari 150000?'
    expect(withoutNames(text, 'Sari Dewi')).toBe('Saya … … (…, …), sariawan, kelas 12 dari 150000?')
    expect(withoutNames('Kapan (mulai)?', 'A. (Bo')).toBe('Kapan (mulai)?')
    expect(withoutNames('Halo', null)).toBe('Halo')
  })
})
