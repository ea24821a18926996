import fc from 'fast-check'
import { expect, it } from 'vitest'
import { takeSentences } from './sentences.ts'
import { EMPTY_TALK, toPlainText } from './talk.ts'

it('tells whole sentences alone, and the rest at the end', () => {
  const text = 'Ada **tiga** kelas. Lihat [Web](/Courses/web) di Bandung! Bia'
  expect(takeSentences('Ada', 0, false)).toEqual({ said: '', next: 0 })
  const { said, next } = takeSentences(text, 0, false)
  expect(said).toBe('Ada tiga kelas. Lihat Web di Bandung!')
  expect(takeSentences(`${text}yanya Rp1.500.000`, next, false).said).toBe('')
  expect(takeSentences(`${text}yanya Rp1.500.000`, next, true).said).toBe('Biayanya Rp1.500.000')
  expect(takeSentences('- Satu\n- Dua\n- Ti', 0, false).said).toBe('Satu Dua')
})

it('says each part once, in order, however the text grows', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('Satu', ' dua', '. ', '\n', '! ', 'tiga', '3.5')), pieces => {
      let [text, from] = ['', 0]
      const all: string[] = []
      for (const piece of [...pieces, '']) {
        text += piece
        const { said, next } = takeSentences(text, from, false)
        from = next
        if (said) all.push(said)
      }
      all.push(takeSentences(text, from, true).said)
      expect(all.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''))
    }),
  )
})

it('a conversation is handed over as text, the newest of it where it is long', () => {
  const talk = {
    ...EMPTY_TALK,
    exchanges: [{ key: '1', query: 'Kapan?', text: '**Besok** [Web](/Courses/web)', progress: 'done' as const }],
  }
  const names = { asker: 'Saya', answerer: 'Asisten' }
  expect(toPlainText(talk, names, 100)).toBe('Saya: Kapan?\nAsisten: Besok Web (/Courses/web)')
  expect(toPlainText(talk, names, 10)).toBe('…rses/web)')
})
