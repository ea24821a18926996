import type { PracticeContent, PracticeQuestion } from '#features/chapters/kinds/practice/kind.ts'
import type { RichDocument } from '#platform/rich-text/document.ts'
import { EMPTY_BODY } from './bodies.server.ts'
import { idFrom } from './course.ts'
import { linesOf } from './lines-of.ts'

const ANSWER = /^- \[( |x|X|=|or|right|wrong|\d{1,2})\](?: (.*))?$/s
const TYPES = ['single', 'multiple', 'order', 'fill'] as const
type QuestionType = (typeof TYPES)[number]

/** Returns the questions of a practice as Markdown. */
export async function toQuestions(questions: readonly PracticeQuestion[], toText: (one: RichDocument) => Promise<string>): Promise<string> {
  const parts = await Promise.all(
    questions.map(async (one, at) => {
      const prompt = await toText(one.prompt)
      return [`# ${at + 1} (${one.type})`, ...(prompt ? [prompt.trim()] : []), '', ...answersOf(one)].join('\n')
    }),
  )
  return parts.join('\n\n')
}

function answersOf(one: PracticeQuestion): string[] {
  const lines =
    one.type === 'fill'
      ? one.gaps.flatMap(({ answers }) => (answers.length > 0 ? answers : ['']).map((text, at) => line(at === 0 ? '=' : 'or', text)))
      : one.options.map((option, at) => line(signOf(one, option.id, at), option.text))
  return [...lines, ...(one.whenRight ? [line('right', one.whenRight)] : []), ...(one.whenWrong ? [line('wrong', one.whenWrong)] : [])]
}

function signOf(one: Exclude<PracticeQuestion, { type: 'fill' }>, id: string, at: number): string {
  if (one.type === 'order') return String(at + 1)
  return (one.type === 'single' ? one.right === id : one.right.includes(id)) ? 'x' : ' '
}

const line = (sign: string, text: string) => `- [${sign}]${text === '' ? '' : ` ${text.replaceAll('\n', '\n      ')}`}`

/** Reads an introduction and questions. Ids are made from `path` (of the chapter) and their places. `toDocument`: undefined for a text that is too large. */
export async function fromQuestions(
  markdown: string,
  path: string,
  toDocument: (markdown: string) => Promise<RichDocument | undefined>,
): Promise<Pick<PracticeContent, 'intro' | 'questions'> | undefined> {
  const [intro = '', ...parts] = splitQuestions(markdown)
  const documents = await Promise.all([intro, ...parts.map(part => splitAnswers(part).prompt)].map(toDocument))
  if (documents.some(one => one === undefined)) return undefined
  const whole = documents.map(one => (one && one.content.length > 0 ? one : EMPTY_BODY))
  return {
    intro: whole[0] ?? EMPTY_BODY,
    questions: parts.map((part, at) => toQuestion(part, `${path}#${at + 1}`, whole[at + 1] ?? EMPTY_BODY)),
  }
}

function toQuestion(part: string, place: string, prompt: RichDocument): PracticeQuestion {
  const { heading, answers } = splitAnswers(part)
  const choices = answers.filter(({ sign }) => sign !== 'right' && sign !== 'wrong')
  const said = (sign: string) => answers.find(one => one.sign === sign)?.text ?? ''
  const base = { id: idFrom(place), prompt, whenRight: said('right'), whenWrong: said('wrong') }
  const type = typeOf(heading, choices)
  const idAt = (at: number) => idFrom(`${place}.${at + 1}`)
  if (type === 'fill') {
    const gaps: string[][] = []
    for (const { sign, text } of choices) {
      if (sign !== 'or' || gaps.length === 0) gaps.push([])
      if (text) gaps.at(-1)?.push(text)
    }
    return { ...base, type, gaps: gaps.map((texts, at) => ({ id: idAt(at), answers: texts })) }
  }
  const options = choices.map(({ text }, at) => ({ id: idAt(at), text }))
  if (type === 'order') {
    const places = choices.map(({ sign }, at) => ({ option: options[at], place: Number(sign) || at + 1 }))
    return { ...base, type, options: places.toSorted((a, b) => a.place - b.place).flatMap(({ option }) => option ?? []) }
  }
  const right = choices.flatMap(({ sign }, at) => (sign.toLowerCase() === 'x' ? idAt(at) : []))
  return type === 'single' ? { ...base, type, options, right: right[0] ?? null } : { ...base, type, options, right }
}

function typeOf(heading: string, choices: readonly { sign: string }[]): QuestionType {
  const named = /\((\w+)\)\s*$/.exec(heading)?.[1]
  const found = TYPES.find(type => type === named)
  if (found) return found
  if (choices.some(({ sign }) => sign === '=')) return 'fill'
  if (choices.some(({ sign }) => /\d/.test(sign))) return 'order'
  return choices.filter(({ sign }) => sign.toLowerCase() === 'x').length > 1 ? 'multiple' : 'single'
}

/** Splits at headings of level 1; those in code are none. */
function splitQuestions(markdown: string): string[] {
  const parts: string[][] = [[]]
  for (const { text, isCode } of linesOf(markdown)) {
    if (!isCode && text.startsWith('# ')) parts.push([])
    parts.at(-1)?.push(text)
  }
  return parts.map(lines => lines.join('\n'))
}

interface Answer {
  sign: string
  text: string
}

/** Returns the heading of a question, what is asked, and its answers: lines that go on are indented by six spaces. */
function splitAnswers(part: string): { heading: string; prompt: string; answers: Answer[] } {
  const [heading, ...lines] = linesOf(part)
  const prompt: string[] = []
  const answers: Answer[] = []
  for (const { text, isCode } of lines) {
    const [, sign, words = ''] = (isCode ? undefined : ANSWER.exec(text)) ?? []
    const last = answers.at(-1)
    if (sign !== undefined) answers.push({ sign, text: words })
    else if (last && text.startsWith('      ')) last.text += `\n${text.slice(6)}`
    else if (!last) prompt.push(text)
  }
  return { heading: heading?.text ?? '', prompt: prompt.join('\n').trim(), answers }
}
