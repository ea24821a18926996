import type { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { type ZodType, z } from 'zod'
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

/** The tools of a question, as a model is told of them, and as they are run. */
export interface ToolRunner {
  described: { type: 'function'; name: string; description: string; inputSchema: JsonSchema }[]
  /** Runs a tool by what the model wrote. Never throws: a model is told that it failed. */
  run(name: string, input: string): Promise<string>
}

/** Returns what runs the tools. What one finds can be cited, by numbers that go on after those of the passages. */
export function createToolRunner(tools: readonly ModelTool[], { grounds, hide, signal, toolMs }: Parts): ToolRunner {
  let calls = 0
  const run = async (name: string, input: string): Promise<string> => {
    const of = tools.find(one => one.name === name)
    if (!of || ++calls > MOST_CALLS) return FAILED
    const own = new AbortController()
    const stop = () => own.abort()
    const timer = setTimeout(stop, toolMs)
    signal.addEventListener('abort', stop)
    try {
      const { text, sources } = await orAborted(of.run(of.input.parse(JSON.parse(input || '{}')), own.signal), own.signal)
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
  return {
    run,
    described: tools.map(({ name, description, input }) => ({ type: 'function', name, description, inputSchema: schemaOf(input) })),
  }
}

/** A model as the SDK asks it. */
export type Provider = ReturnType<ReturnType<typeof createOpenAICompatible>['chatModel']>
/** As `z.toJSONSchema` writes it, and the SDK reads it. */
type JsonSchema = Extract<NonNullable<Parameters<Provider['doStream']>[0]['tools']>[number], { type: 'function' }>['inputSchema']
const schemas = new WeakMap<ZodType, JsonSchema>()

/** Returns the JSON schema of a tool's input, made once. Some models refuse one that allows more. */
function schemaOf(input: ZodType): JsonSchema {
  const known = schemas.get(input)
  if (known) return known
  // Named boundary: of draft 7, which the type of the library's own result does not tell.
  const schema = z.toJSONSchema(input, { target: 'draft-7', io: 'input', override: closed }) as JsonSchema
  schemas.set(input, schema)
  return schema
}

function closed({ jsonSchema }: { jsonSchema: { type?: unknown; additionalProperties?: unknown } }): void {
  if (jsonSchema.type === 'object') jsonSchema.additionalProperties = false
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
