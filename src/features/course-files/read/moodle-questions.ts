import type { FileNote } from '../course.ts'
import type { FoundQuestion } from './contents.server.ts'
import { descendants, find, list, textOf, type XmlElement } from './xml-tree.ts'

/** Questions by their id, and by that of their entry in the question bank (Moodle 4). */
export interface MoodleQuestions {
  byId: Map<string, XmlElement>
  byEntry: Map<string, XmlElement>
}

export function readQuestions(root: XmlElement | undefined): MoodleQuestions {
  const byId = new Map(descendants(root, 'question').map(one => [one.attributes['id'] ?? '', one]))
  const entries = descendants(root, 'question_bank_entry').flatMap(entry => {
    // The newest version is the last one.
    const question = descendants(entry, 'question').at(-1)
    return question ? [[entry.attributes['id'] ?? '', question] as const] : []
  })
  return { byId, byEntry: new Map(entries) }
}

/** Returns the questions of a quiz in their order; those of types that we do not have are noted. */
export function questionsOfQuiz(quiz: XmlElement, questions: MoodleQuestions, path: string, notes: FileNote[]): FoundQuestion[] {
  return list(find(quiz, 'question_instances'), 'question_instance').flatMap(instance => {
    const entry = descendants(instance, 'questionbankentryid')[0]?.text.trim()
    const question = entry
      ? questions.byEntry.get(entry)
      : questions.byId.get(textOf(instance, 'questionid') || textOf(instance, 'question'))
    const found = question && toQuestion(question)
    if (found) {
      if (found.isPartial) notes.push({ path, code: 'QuestionPartial', values: { title: textOf(question, 'name') || '?' } })
      return [found.question]
    }
    notes.push({ path, code: 'QuestionLost', values: { title: textOf(question, 'name') || '?', type: textOf(question, 'qtype') || '?' } })
    return []
  })
}

/** `isPartial`: answers that brought points there don't count as right here. Undefined for types that we do not have. */
function toQuestion(question: XmlElement): { question: FoundQuestion; isPartial: boolean } | undefined {
  const type = typeOf(question)
  if (!type) return undefined
  const answers = descendants(question, 'answer').flatMap(one =>
    find(one, 'answertext')
      ? [{ text: textOf(one, 'answertext'), fraction: Number(textOf(one, 'fraction')), feedback: textOf(one, 'feedback') }]
      : [],
  )
  const right = rightOf(type, answers)
  const general = textOf(question, 'generalfeedback')
  const said = (own: readonly MoodleAnswer[]) =>
    [...own.map(({ feedback }) => feedback), general].find(text => text && text !== '$@NULL@$') ?? ''
  return {
    question: {
      type,
      prompt: textOf(question, 'questiontext'),
      options: answers.map(one => ({ text: one.text, isRight: right.includes(one) })),
      whenRight: said(right),
      whenWrong: said(answers.filter(({ fraction }) => !(fraction > 0))),
    },
    isPartial: type !== 'order' && answers.some(one => one.fraction > 0 && !right.includes(one)),
  }
}

interface MoodleAnswer {
  text: string
  /** The share of the points that it brings: 1 is all of them; below 0 it takes some. */
  fraction: number
  feedback: string
}

function typeOf(question: XmlElement): FoundQuestion['type'] | undefined {
  const type = textOf(question, 'qtype')
  if (type === 'multichoice') {
    const isSingle = descendants(question, 'multichoice').every(one => textOf(one, 'single') !== '0')
    return isSingle ? 'single' : 'multiple'
  }
  if (type === 'truefalse') return 'single'
  if (type === 'shortanswer' || type === 'numerical') return 'fill'
  return type === 'ordering' ? 'order' : undefined
}

/** A part of the points counts as right only where several answers share them. */
function rightOf(type: FoundQuestion['type'], answers: readonly MoodleAnswer[]): MoodleAnswer[] {
  // Moodle's `*` stands for any other answer: nobody types it.
  if (type === 'fill') return answers.filter(({ text, fraction }) => fraction >= 1 && text !== '*')
  const scoring = answers.filter(({ fraction }) => fraction > 0)
  return type === 'single' ? scoring.toSorted((a, b) => b.fraction - a.fraction).slice(0, 1) : scoring
}
