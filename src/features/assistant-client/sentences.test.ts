import fc from 'fast-check'
import { expect, it } from 'vitest'
import { takeSentence } from './sentences.ts'

/** Returns all sentences that are complete, as they are said; a list of sources by its count. */
function takeAll(text: string, isWhole: boolean, from = 0): (string | number)[] {
  const { said, sources, next } = takeSentence(text, from, isWhole)
  if (next === from) return []
  const own = sources ?? said
  return [...(own === '' ? [] : [own]), ...takeAll(text, isWhole, next)]
}

it('takes whole sentences alone, one by one, and the rest at the end', () => {
  const text = 'Ada **tiga** kelas. Lihat [Web](/Courses/web) di Bandung! Bia'
  expect(takeSentence('Ada', 0, false)).toEqual({ said: '', next: 0 })
  expect(takeSentence(text, 0, false)).toEqual({ said: 'Ada tiga kelas.', next: 19 })
  expect(takeAll(text, false)).toEqual(['Ada tiga kelas.', 'Lihat Web di Bandung!'])
  expect(takeAll(`${text}yanya Rp1.500.000`, true)).toEqual(['Ada tiga kelas.', 'Lihat Web di Bandung!', 'Biayanya Rp1.500.000'])
  expect(takeAll('- Satu\n- Dua\n- Ti', false)).toEqual(['Satu', 'Dua'])
  expect(takeAll('Langkah:\n1. Daftar dulu.\n2. Bayar.\n', false)).toEqual(['Langkah:', '1. Daftar dulu.', '2. Bayar.'])
})

it('says no marks, no numbers of sources, and keeps what was written', () => {
  expect(
    takeAll('Ada dua [1](/Courses/a) [[2]](/b), juga nama_berkas _miring_ [3]. ![peta](/p.png) C\\_D\n\n| a | b |\n|---|---|\n', true),
  ).toEqual(['Ada dua, juga nama_berkas miring.', 'peta C_D', 'a b'])
})

it('counts the sources by which an answer ends, and says other lists', () => {
  const answer = 'Ada Web. [1](/Courses/web)\n\n**Sumber**\n1. [Web \\[Dasar\\]](/Courses/web)\n3. [Kabar](/News/a)'
  expect(takeAll(answer, true)).toEqual(['Ada Web.', 2])
  for (let at = answer.indexOf('**Sumber**\n') + 11; at <= answer.length; at++)
    expect(takeAll(answer.slice(0, at), false)).toEqual(['Ada Web.'])
  expect(takeAll('Mungkin ini:\n1. [Web](/Courses/web)\n2. [Kabar](/News/a)', true)).toEqual(['Mungkin ini:', '1. Web', '2. Kabar'])
  expect(takeAll('**Langkah**\n1. Buka [Web](/Courses/web)\n2. Daftar', true)).toEqual(['Langkah', '1. Buka Web', '2. Daftar'])
  expect(takeAll('**Sumber**\n', true)).toEqual(['Sumber'])
})

it('takes each part once, in order, however the text grows', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('Satu', ' dua', '. ', '\n', '! ', 'tiga', '3.5', '1. ')), pieces => {
      let [text, from] = ['', 0]
      const all: string[] = []
      const take = (isWhole: boolean) => {
        for (;;) {
          const { said, next } = takeSentence(text, from, isWhole)
          if (next === from) return
          from = next
          all.push(said)
        }
      }
      for (const piece of pieces) {
        text += piece
        take(false)
      }
      take(true)
      expect(all.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''))
    }),
  )
})
