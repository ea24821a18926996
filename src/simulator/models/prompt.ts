/** What a request to a model holds, as far as the models here read it. */
export interface ReadPrompt {
  /** All texts, of whatever role, in order. */
  texts: string[]
  system: string
  question: string
  sources: PromptSource[]
  /** Results of tools. */
  results: string[]
  tools: PromptTool[]
  model: string
  isStream: boolean
  isUsageAsked: boolean
  maxTokens: number
}

export interface PromptSource {
  number: number
  text: string
}

export interface PromptTool {
  name: string
  description: string
  required: { name: string; type: string }[]
}

const DEFAULT_TOKENS = 1024

/** Reads a request of the chat completions protocol; undefined if it is none. Sources are JSON objects with a number `source` and a `text`, one a line. */
export function readPrompt(body: unknown): ReadPrompt | undefined {
  const request = recordOf(body)
  const messages = listOf(request?.['messages']).map(one => recordOf(one) ?? {})
  if (!request || typeof request['model'] !== 'string' || messages.length === 0) return undefined
  const of = (role: string) => messages.filter(one => one['role'] === role).map(one => textOf(one['content']))
  const asked = of('user').at(-1) ?? ''
  const options = recordOf(request['stream_options'])
  return {
    texts: messages.map(one => textOf(one['content'])),
    system: of('system').join('\n'),
    question: /(?:^|\n)Question: (.*)$/s.exec(asked)?.[1] ?? asked,
    sources: asked.split('\n').flatMap(line => sourceOf(line) ?? []),
    results: of('tool'),
    tools: listOf(request['tools']).flatMap(one => toolOf(one) ?? []),
    model: request['model'],
    isStream: request['stream'] === true,
    isUsageAsked: options?.['include_usage'] === true,
    maxTokens: typeof request['max_tokens'] === 'number' ? request['max_tokens'] : DEFAULT_TOKENS,
  }
}

function sourceOf(line: string): PromptSource | undefined {
  if (!line.startsWith('{')) return undefined
  const { source, text } = recordOf(parse(line)) ?? {}
  return typeof source === 'number' && typeof text === 'string' ? { number: source, text } : undefined
}

function toolOf(value: unknown): PromptTool | undefined {
  const own = recordOf(recordOf(value)?.['function'])
  if (!own || typeof own['name'] !== 'string') return undefined
  const parameters = recordOf(own['parameters'])
  const properties = recordOf(parameters?.['properties']) ?? {}
  const required = listOf(parameters?.['required']).map(String)
  return {
    name: own['name'],
    description: textIn(own, 'description'),
    required: required.map(name => ({ name, type: textIn(recordOf(properties[name]), 'type') || 'string' })),
  }
}

function textOf(content: unknown): string {
  if (typeof content === 'string') return content
  return listOf(content)
    .map(part => textIn(recordOf(part), 'text'))
    .join('\n')
}

function textIn(record: Record<string, unknown> | undefined, name: string): string {
  const value = record?.[name]
  return typeof value === 'string' ? value : ''
}

export function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

export function recordOf(value: unknown): Record<string, unknown> | undefined {
  // Named boundary: an object of JSON has text keys.
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : undefined
}
