import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createSayer } from './say.ts'
import type { Exchange } from './talk.ts'

const LIST = '\n\n**Sumber**\n1. [Web](/Courses/web)\n2. [Kabar](/News/a)'

function build() {
  const sayer = createSayer(count => `${count} sumber`)
  return { sayer, texts: () => sayer.said.get().map(({ text }) => text) }
}

const exchange = (text: string, progress: Exchange['progress'] = 'done', key = '1'): Exchange => ({ key, query: 'Apa?', text, progress })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('an answer that comes in one piece is said sentence by sentence, with time between, and nothing is lost', () => {
  const { sayer, texts } = build()
  const first = `Ada ${'sangat '.repeat(30)}banyak.`
  sayer.follow(exchange('', 'streaming'))
  sayer.follow(exchange(`${first} Dua! Tiga [1](/Courses/web).${LIST}`, 'streaming'))
  sayer.follow(exchange(`${first} Dua! Tiga [1](/Courses/web).${LIST}`))
  expect(texts()).toEqual([first])
  vi.advanceTimersByTime(first.length * 40)
  expect(texts()).toEqual([first])
  vi.advanceTimersByTime(first.length * 10)
  expect(texts()).toEqual([first, 'Dua!'])
  vi.advanceTimersByTime(800)
  expect(texts()).toEqual([first, 'Dua!', 'Tiga.'])
  vi.runAllTimers()
  expect(texts()).toEqual([first, 'Dua!', 'Tiga.', '2 sumber'])
  expect(vi.getTimerCount()).toBe(0)
})

it('sentences that come later are said as they come; what breaks off is said to its end', () => {
  const { sayer, texts } = build()
  sayer.follow(exchange('Satu. Du', 'streaming'))
  vi.advanceTimersByTime(5000)
  expect(texts()).toEqual(['Satu.'])
  sayer.follow(exchange('Satu. Dua. Ti', 'streaming'))
  sayer.follow(exchange('Satu. Dua. Ti', 'cut'))
  vi.runAllTimers()
  expect(texts()).toEqual(['Satu.', 'Dua.', 'Ti'])
})

it('a new question clears what was said and what waits; so does a new conversation', () => {
  const { sayer, texts } = build()
  sayer.follow(exchange('', 'streaming'))
  sayer.follow(exchange('Satu. Dua. Tiga.'))
  sayer.follow(exchange('', 'streaming', '2'))
  expect(texts()).toEqual([])
  vi.runAllTimers()
  expect(texts()).toEqual([])
  sayer.follow(exchange('Empat.', 'done', '2'))
  expect(texts()).toEqual(['Empat.'])
  sayer.follow(undefined)
  expect(texts()).toEqual([])
})

it('an answer that was there before is not told, and no more than the latest sentences stay', () => {
  const { sayer, texts } = build()
  sayer.follow(exchange('Dulu. Sekali.', 'done', 'kept-0'))
  vi.runAllTimers()
  expect(texts()).toEqual([])
  sayer.follow(exchange('', 'streaming'))
  sayer.follow(exchange(Array.from({ length: 100 }, (_, at) => `Kalimat ${at}.`).join(' ')))
  vi.runAllTimers()
  expect(texts()).toHaveLength(12)
  expect(texts().at(-1)).toBe('Kalimat 99.')
  sayer.follow(exchange('Satu. Dua.', 'streaming', '3'))
  sayer.stop()
  expect(vi.getTimerCount()).toBe(0)
})
