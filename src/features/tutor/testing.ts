import { newId } from '#platform/db/ids.ts'

/** What only the key of the planted practice knows. */
export const PLANTED_KEY = 'pelataran jingga sembrani'
export const PLANTED_HINT = 'gerbang ungu penjelasan latihan'
export const PLANTED_PROMPT = 'Berapa nomor port bawaan server latihan desa kita?'

const textOf = (words: string) => ({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }] })

/** The content of a practice with a question to fill in and one to choose, whose keys are `PLANTED_KEY`. */
export function plantedPractice(): object {
  const [right, wrong] = [newId(), newId()]
  return {
    intro: textOf('Kerjakan sendiri.'),
    passMark: 50,
    questions: [
      {
        id: newId(),
        type: 'fill',
        prompt: textOf(PLANTED_PROMPT),
        whenRight: PLANTED_HINT,
        whenWrong: PLANTED_HINT,
        gaps: [{ id: newId(), answers: [PLANTED_KEY] }],
      },
      {
        id: newId(),
        type: 'single',
        prompt: textOf('Pilih nama server latihan desa yang dipakai'),
        whenRight: PLANTED_HINT,
        whenWrong: '',
        options: [
          { id: right, text: PLANTED_KEY },
          { id: wrong, text: 'Server lain' },
        ],
        right,
      },
    ],
  }
}
