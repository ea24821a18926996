import { describe, expect, it } from 'vitest'
import type { FileNote } from '../course.ts'
import { questionOf } from './contents.server.ts'
import { questionsOfQuiz, readQuestions } from './moodle-questions.ts'
import { readXml } from './xml-tree.ts'

type Answer = [text: string, fraction: string, feedback?: string]

/** Reads one question, as Moodle 3 and 4 write fractions: with seven decimals. */
async function read(qtype: string, answers: Answer[], more = '') {
  const written = answers.map(
    ([text, fraction, feedback = ''], at) =>
      `<answer id="${at}"><answertext>${text}</answertext><fraction>${fraction}</fraction><feedback>${feedback}</feedback></answer>`,
  )
  const bank = `<questions><question id="7"><name>Soal</name><questiontext>Mana?</questiontext><qtype>${qtype}</qtype><answers>${written.join('')}</answers>${more}</question></questions>`
  const quiz = `<quiz><question_instances><question_instance><questionid>7</questionid></question_instance></question_instances></quiz>`
  const notes: FileNote[] = []
  const [found] = questionsOfQuiz(readXml(Buffer.from(quiz)), readQuestions(readXml(Buffer.from(bank))), 'quiz.xml', notes)
  if (!found) throw new Error('no question')
  return { question: await questionOf(found, 'quiz.xml#1', 'quiz.xml', []), notes }
}

async function rightTexts(qtype: string, answers: Answer[], more = ''): Promise<{ right: string[]; notes: FileNote[] }> {
  const { question, notes } = await read(qtype, answers, more)
  if (question.type === 'fill') return { right: question.gaps.flatMap(gap => gap.answers), notes }
  const ids: (string | null)[] = question.type === 'order' ? [] : [question.right].flat()
  return { right: question.options.filter(({ id }) => ids.includes(id)).map(({ text }) => text), notes }
}

const partial = [{ path: 'quiz.xml', code: 'QuestionPartial', values: { title: 'Soal' } }]

describe('a question of Moodle', () => {
  it('with one choice keeps the answer of the highest fraction, wherever it stands, and notes what else brought points', async () => {
    const answers: Answer[] = [
      ['hampir', '0.5000000'],
      ['benar', '1.0000000'],
      ['salah', '-0.3333333'],
    ]
    expect(await rightTexts('multichoice', answers)).toEqual({ right: ['benar'], notes: partial })
    expect(await rightTexts('multichoice', answers, '<multichoice><single>1</single></multichoice>')).toEqual({
      right: ['benar'],
      notes: partial,
    })
    expect(await rightTexts('multichoice', answers.slice(1))).toEqual({ right: ['benar'], notes: [] })
    expect(
      await rightTexts('truefalse', [
        ['Benar', '0.0000000'],
        ['Salah', '1.0000000'],
      ]),
    ).toEqual({ right: ['Salah'], notes: [] })
  })

  it('with one choice and no answer that brings points has none that is right', async () => {
    expect(await rightTexts('multichoice', [['a', '0.0000000']])).toEqual({ right: [], notes: [] })
  })

  it('with several choices keeps all that bring points', async () => {
    const answers: Answer[] = [
      ['a', '0.6666667'],
      ['b', '0.3333333'],
      ['c', '-1.0000000'],
      ['d', '0.0000000'],
    ]
    expect(await rightTexts('multichoice', answers, '<multichoice><single>0</single></multichoice>')).toEqual({
      right: ['a', 'b'],
      notes: [],
    })
  })

  it.each(['shortanswer', 'numerical'])('to be filled in takes whole answers alone, and notes the others: %s', async qtype => {
    const answers: Answer[] = [
      ['10', '0.8000000'],
      ['12', '1.0000000'],
      ['dua belas', '1.0000000'],
      ['*', '0.0000000'],
    ]
    expect(await rightTexts(qtype, answers)).toEqual({ right: ['12', 'dua belas'], notes: partial })
    expect(await rightTexts(qtype, answers.slice(1))).toEqual({ right: ['12', 'dua belas'], notes: [] })
  })

  it('says what was said to wrong answers, not to half right ones', async () => {
    const { question } = await read('multichoice', [
      ['hampir', '0.5000000', 'Hampir!'],
      ['benar', '1.0000000', 'Betul!'],
      ['salah', '0.0000000', 'Belum.'],
    ])
    expect(question).toMatchObject({ whenRight: 'Betul!', whenWrong: 'Belum.' })
  })
})
