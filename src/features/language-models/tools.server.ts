import { type ToolSet, tool } from 'ai'
import type { Passage } from '#features/retrieval/passage.ts'
import type { Grounds } from './ground.ts'
import type { ModelTool, ModelToolAnswer } from './model.ts'

/** The most calls that one question makes, and letters of an answer. */
const MOST_CALLS = 8
const MOST_LETTERS = 4000

interface Parts {
  grounds: Grounds
  hide(text: string): string
  signal: AbortSignal
  toolMs: number
}

/** Returns the tools as the SDK calls them. What one finds can be cited, by numbers that go on after those of the passages. */
export function toSdkTools(tools: readonly ModelTool[], { grounds, hide, signal, toolMs }: Parts): ToolSet {
  let calls = 0
  const run = async (of: ModelTool, input: unknown): Promise<string> => {
    if (++calls > MOST_CALLS) return FAILED
    const own = new AbortController()
    const stop = () => own.abort()
    const timer = setTimeout(stop, toolMs)
    signal.addEventListener('abort', stop)
    try {
      const { text, sources } = await orAborted(of.run(input, own.signal), own.signal)
      const found = hide(text.slice(0, MOST_LETTERS))
      const first = grounds.add(
        sources.map((source, at): Passage => ({ id: `${of.name} ${at}`, source, heading: '', text: found, score: 1 })),
      )
      return JSON.stringify({ result: renumber(found, sources, first) })
    } catch {
      return FAILED
    } finally {
      clearTimeout(timer)
      signal.removeEventListener('abort', stop)
    }
  }
  return Object.fromEntries(
    tools.map(of => [of.name, tool({ description: of.description, inputSchema: of.input, execute: (input: unknown) => run(of, input) })]),
  )
}

const FAILED = JSON.stringify({ failed: true })

/** Numbers of the tool's own sources become those that the model may cite; links to them go. */
function renumber(text: string, sources: ModelToolAnswer['sources'], first: number): string {
  return text.replace(/\[(\d{1,2})\](?:\([^)]*\))?/g, (_found, digits: string) => {
    const number = Number(digits)
    return number >= 1 && number <= sources.length ? `[${first + number - 1}]` : ''
  })
}

function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const stop = () => reject(new Error('stopped'))
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
    work.then(resolve, reject)
  })
}
