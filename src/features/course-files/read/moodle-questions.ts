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
    if (found) return [found]
    notes.push({ path, code: 'QuestionLost', values: { title: textOf(question, 'name') || '?', type: textOf(question, 'qtype') || '?' } })
    return []
  })
}

function toQuestion(question: XmlElement): FoundQuestion | undefined {
  const type = textOf(question, 'qtype')
  const answers = descendants(question, 'answer').filter(one => find(one, 'answertext'))
  const options = answers.map(one => ({ text: textOf(one, 'answertext'), isRight: Number(textOf(one, 'fraction')) > 0 }))
  const general = textOf(question, 'generalfeedback')
  const said = (right: boolean) => {
    const own = answers.filter((_one, at) => options[at]?.isRight === right).map(one => textOf(one, 'feedback'))
    return [...own, general].find(text => text && text !== '$@NULL@$') ?? ''
  }
  const base = { prompt: textOf(question, 'questiontext'), whenRight: said(true), whenWrong: said(false) }
  if (type === 'multichoice') {
    const isSingle = descendants(question, 'multichoice').every(one => textOf(one, 'single') !== '0')
    return { ...base, type: isSingle ? 'single' : 'multiple', options }
  }
  if (type === 'truefalse') return { ...base, type: 'single', options }
  if (type === 'shortanswer' || type === 'numerical') return { ...base, type: 'fill', options: options.filter(({ text }) => text !== '*') }
  if (type === 'ordering') return { ...base, type: 'order', options }
  return undefined
}
