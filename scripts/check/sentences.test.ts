import { describe, expect, it } from 'vitest'
import { readSources } from './imports.ts'
import { findSentences } from './sentences.ts'

const SCHEMA = "import { z } from 'zod'\n"

describe('sentences for users', () => {
  it.each([
    ['an error', "throw new AppError(409, 'Taken', 'Sudah dipakai')"],
    ['an error', 'throw new AppError(\n  409,\n  code,\n  `Paling banyak ${most} huruf`)'],
    ['a reason', "commonReason('Verbatim', { text: 'Tidak ada' })"],
    ['a problem', "{ path: ['slug'], message: 'id atau slug diperlukan' }"],
    ['a problem', "z.email({ error: 'must be an address' })"],
    ['a schema', `${SCHEMA}z.string().regex(/^\\d{8}$/, 'mau NPSN, tepat 8 angka')`],
    ['a schema', `${SCHEMA}z.string().refine(\n  isFine,\n  "isn't fine",\n)`],
    ['a schema', `${SCHEMA}z.string().min(5, 'too short a text')`],
  ])('are refused in %s', (what, text) => {
    expect(findSentences([{ path: 'features/posts/a.ts', text }])).toEqual([
      expect.stringMatching(new RegExp(`^features/posts/a\\.ts:\\d has a sentence in ${what};`)),
    ])
  })

  it('may stand in text files, written content and tests', () => {
    const text = "new AppError(409, 'Taken', 'Sudah dipakai')"
    for (const path of [
      'kit/texts/id.ts',
      'features/brands/layouts/sfi/a.tsx',
      'features/brands/static/a.ts',
      'kit/a.test.ts',
      'page/testing.ts',
    ])
      expect(findSentences([{ path, text }])).toEqual([])
  })

  it('are not confused with codes, values, and calls outside schemas', () => {
    const text = [
      "new AppError(409, 'Conflict', commonReason('KeyRunning'), { retryAfterSeconds: 5 })",
      "z.string().refine(hasLetter, 'WithLetter' satisfies FieldCode)",
      "z.email({ error: 'Email' satisfies FieldCode })",
      "z.string().meta({ example: 'Kelas untuk guru' })",
      "described(z.string().max(500), 'A path of this host')",
      "text.replace(/\\s+/g, ' ')",
    ].join('\n')
    expect(findSentences([{ path: 'features/posts/a.ts', text: SCHEMA + text }])).toEqual([])
    expect(findSentences([{ path: 'features/posts/b.ts', text: "log.warn({ id }, 'a page failed')" }])).toEqual([])
  })

  it('stand in text files in the product', () => {
    expect(findSentences(readSources('src'))).toEqual([])
  })
})
