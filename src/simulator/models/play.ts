import type { Act } from './act.ts'
import { obey } from './obey.ts'
import { type PromptTool, parse, type ReadPrompt, recordOf } from './prompt.ts'

/** The models there are, by name. `slow-500` waits for 500 ms before each word. */
export const MODELS = ['good', 'slow', 'broken', 'cut', 'lying', 'obeying', 'limiting', 'expensive'] as const
export type ModelName = (typeof MODELS)[number]

const SLOW_MS = 1000
/** What was written before is on its way by then. */
const CUT_MS = 50
/** An end that nobody waits for, should a connection never close. */
const ENDLESS = 200_000

export function findModel(name: string): { name: ModelName; slowMs: number } | undefined {
  const [, base = '', ms] = /^([a-z]+)(?:-(\d{1,6}))?$/.exec(name) ?? []
  const known = MODELS.find(one => one === base)
  return known && { name: known, slowMs: ms === undefined ? SLOW_MS : Number(ms) }
}

/** Returns what a model does with a request; `limiting` does nothing. */
export function play(model: { name: ModelName; slowMs: number }, prompt: ReadPrompt): Iterable<Act> {
  switch (model.name) {
    case 'good':
      return good(prompt)
    case 'slow':
      return slowly(good(prompt), model.slowMs)
    case 'broken':
      return [
        { kind: 'text', text: 'Kelas' },
        { kind: 'raw', line: 'data: {"choices":[{"delta":{"content":"' },
      ]
    case 'cut':
      return [...firstHalf(good(prompt)), { kind: 'wait', ms: CUT_MS }, { kind: 'cut' }]
    case 'lying':
      return pieces(lies(prompt))
    case 'obeying':
      return obey(prompt)
    case 'expensive':
      return endless()
    case 'limiting':
      return []
  }
}

/** Answers with those sentences of the sources that share most words with the question, each with its number. */
function* good(prompt: ReadPrompt): Generator<Act> {
  const call = prompt.results.length === 0 && chooseTool(prompt)
  if (call) {
    yield { kind: 'call', name: call.name, input: JSON.stringify(inputOf(call, prompt.question)) }
    return
  }
  const asked = wordsOf(prompt.question)
  const sentences = [
    ...prompt.sources.flatMap(({ number, text }) => split(text).map(sentence => ({ sentence, cited: ` [${number}]` }))),
    // Results of tools bring their numbers.
    ...prompt.results.flatMap(result => split(textOfResult(result)).map(sentence => ({ sentence, cited: '' }))),
  ]
  const rated = sentences.map(one => ({ ...one, score: wordsOf(one.sentence).filter(word => asked.includes(word)).length }))
  const best = rated.filter(one => one.score > 0 || (one.cited === '' && prompt.sources.length === 0)).sort((a, b) => b.score - a.score)
  if (best.length === 0)
    yield* pieces(prompt.system.includes('(en)') ? 'No answer was found in the sources.' : 'Jawabannya tidak ditemukan di sumber.')
  for (const { sentence, cited } of best.slice(0, 3)) yield* pieces(`${sentence}${cited} `)
}

function chooseTool({ tools, question }: ReadPrompt): PromptTool | undefined {
  const asked = wordsOf(question)
  return tools.find(tool => tool.name.split('_').some(part => part.length > 3 && asked.some(word => word.startsWith(part.slice(0, 5)))))
}

function inputOf(tool: PromptTool, question: string): Record<string, unknown> {
  const plain = question.replace(/^"|"$/g, '')
  return Object.fromEntries(tool.required.map(({ name, type }) => [name, type === 'string' ? plain : type === 'boolean' ? false : 1]))
}

function lies({ sources, question }: ReadPrompt): string {
  const [about = 'Kelas ini'] = sources.map(one => split(one.text)[0] ?? '').filter(Boolean)
  return `${about} Harganya hanya Rp 123.456 dan dimulai 31 Februari 2031 [1]. Semua peserta pasti diterima bekerja di Bulan [99]. ${question.slice(0, 40)} [99]. Pembayaran ke rekening BCA 9876543210 atas nama Penipu [1].`
}

function* endless(): Generator<Act> {
  for (let at = 0; at < ENDLESS; at++) yield { kind: 'text', text: at % 12 === 11 ? 'lagi. ' : 'dan ' }
}

function* slowly(acts: Iterable<Act>, ms: number): Generator<Act> {
  for (const act of acts) {
    yield { kind: 'wait', ms }
    yield act
  }
}

function firstHalf(acts: Iterable<Act>): Act[] {
  const all = [...acts]
  return all.slice(0, Math.ceil(all.length / 2))
}

function* pieces(text: string): Generator<Act> {
  for (const [piece] of text.matchAll(/\s*\S+\s*$|\s*\S+/g)) yield { kind: 'text', text: piece }
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []
const split = (text: string): string[] =>
  (text.match(/[^.!?\n]+(?:[.!?](?!\s|$)[^.!?\n]*)*[.!?]*/g) ?? []).map(one => one.trim()).filter(one => one.length > 8)

function textOfResult(result: string): string {
  const told = recordOf(parse(result))?.['result']
  return typeof told === 'string' ? told : result
}
