import { describe, expect, it } from 'vitest'
import { contrast, isColour, mix, readable } from './colour.ts'
import { commonReason } from './common-reasons.ts'
import { AppError, Conflict, isAppError, NotFound } from './errors.ts'
import { toPage } from './page.ts'
import { firstWords, toSlug } from './text.ts'

describe('words', () => {
  it('are cut to the first 20 with an ellipsis', () => {
    const words = Array.from({ length: 25 }, (_, at) => `k${at}`)
    expect(firstWords(words.join(' '))).toBe(`${words.slice(0, 20).join(' ')}…`)
    expect(firstWords(' satu  dua ')).toBe('satu dua')
  })

  it('become slugs', () => {
    expect(toSlug('  Belajar Wéb: Dasar! ')).toBe('belajar-web-dasar')
    expect(toSlug('!!!')).toBe('')
    expect(toSlug('a '.repeat(100), 10)).toBe('a-a-a-a-a')
  })
})

describe('colours', () => {
  it('have the contrast of WCAG', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  })

  it('are darkened on white until they read, and left alone where they do', () => {
    for (const colour of ['#ffd23f', '#2096C4', '#11cdef', '#ffffff'])
      expect(contrast(readable(colour, '#ffffff'), '#ffffff')).toBeGreaterThanOrEqual(4.5)
    expect(readable('#123456', '#ffffff')).toBe('#123456')
    expect(contrast(readable('#222222', '#111111'), '#111111')).toBeGreaterThanOrEqual(4.5)
  })

  it('are mixed by share, and known by their form', () => {
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080')
    expect(['#abc', 'red', '#12345g', '#2096C4'].map(isColour)).toEqual([false, false, false, true])
  })
})

describe('failures and pages', () => {
  it('are told apart from other errors', () => {
    expect([new NotFound(), new Conflict(commonReason('Taken')), new AppError(418, 'x', 'y')].every(isAppError)).toBe(true)
    expect([new Error('x'), null, 'x', { status: 404 }].some(isAppError)).toBe(false)
  })

  it('count their pages', () => {
    expect(toPage([], 0, 1, 10).totalPages).toBe(0)
    expect(toPage([1], 21, 3, 10)).toMatchObject({ page: 3, totalPages: 3 })
  })
})
