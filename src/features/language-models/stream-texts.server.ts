import { AsyncLocalStorage } from 'node:async_hooks'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { LRUCache } from 'lru-cache'
import type { Grounds } from './ground.ts'
import type { ModelEnd, ModelQuestion, ModelUsage } from './model.ts'
import type { Prompt } from './prompt.ts'
import { MOST_OUTPUT_TOKENS, type Requests, UNUSED_BASE } from './request.server.ts'
import { createSentences, type Unit } from './sentences.ts'
import { type Stopping, untilStopped } from './stopping.ts'
import { createToolRunner, type Provider, type ToolRunner } from './tools.server.ts'

const MOST_STEPS = 4
/** No token has more letters than this, on average over an answer. */
const LETTERS_PER_TOKEN = 12

interface Streaming {
  model: string
  prompt: Prompt
  question: ModelQuestion
  requests: Requests
  grounds: Grounds
  stopping: Stopping
  /** What is settled is added to it. */
  usage: ModelUsage
  hide(text: string): string
}

/*
 * The SDK's provider is asked, not its `streamText`: that copies every stream several times, and 2,000 of them took more than twice the memory
 * (`npm run bench:assistant`).
 */
type Messages = Parameters<Provider['doStream']>[0]['prompt']
type Streamed = Awaited<ReturnType<Provider['doStream']>>['stream'] extends ReadableStream<infer Part> ? Part : never
type Call = Extract<Streamed, { type: 'tool-call' }>

/** One for each name: it holds the schema of all that a model may say. Whose request it is tells the context. */
const models = new LRUCache<string, Provider>({ max: 100 })
const current = new AsyncLocalStorage<Requests>()
const { chatModel } = createOpenAICompatible({ name: 'tenant', baseURL: UNUSED_BASE, includeUsage: true, fetch: fetchCurrent })

async function fetchCurrent(...asked: Parameters<Requests['fetch']>): Promise<Response> {
  const requests = current.getStore()
  if (!requests) throw new Error('a model is asked outside a question')
  return await requests.fetch(...asked)
}

function modelOf(name: string): Provider {
  const known = models.get(name)
  if (known) return known
  const made = chatModel(name)
  models.set(name, made)
  return made
}

/** What a step wrote. */
interface Step {
  text: string
  reasoning: string
  calls: Call[]
  /** It came to its end, by itself. */
  isOver: boolean
  isWhole: boolean
}

/** Streams a model's answer in units that are whole. */
export function streamTexts({ model: name, prompt, question, requests, grounds, stopping, usage, hide }: Streaming) {
  const tools = createToolRunner(question.tools, { grounds, hide, signal: stopping.signal, toolMs: stopping.times.toolMs })
  const sentences = createSentences()
  const messages = messagesOf(prompt)
  let reason: ModelEnd = 'failed'

  async function* units(): AsyncGenerator<Unit> {
    let step: Step | undefined
    for (let steps = 0; steps < MOST_STEPS && (!step || (step.isOver && step.calls.length > 0)); steps++) {
      if (step) messages.push(...(await answersOf(step, tools, stopping)))
      if (stopping.signal.aborted) break
      step = { text: '', reasoning: '', calls: [], isOver: false, isWhole: false }
      yield* stepOf(step)
    }
    stopping.cancel()
    const isWhole = step?.isWhole ?? false
    const rest = sentences.rest()
    // Half a sentence is no answer.
    if (rest && isWhole) yield rest
    reason = stopping.reason() ?? requests.failure() ?? (isWhole ? 'done' : step?.text || step?.reasoning ? 'cut' : 'failed')
  }

  async function* stepOf(step: Step): AsyncGenerator<Unit> {
    stopping.wait('firstMs')
    const stream = await ask()
    if (!stream) return
    let pieces = 0
    let letters = 0
    for await (const part of untilStopped(stream, stopping.signal)) {
      if (part.type === 'error') return
      if (part.type === 'finish') {
        await settle(part.usage)
        step.isOver = true
        step.isWhole = part.finishReason.unified === 'stop'
      } else if (part.type === 'tool-call') step.calls.push(part)
      else if (part.type === 'text-delta' || part.type === 'reasoning-delta' || part.type === 'tool-input-delta') {
        if (part.type !== 'tool-input-delta') stopping.wait('betweenMs')
        pieces += 1
        letters += part.delta.length
        // A model that goes on beyond what it may write is stopped: what it costs was set aside for no more.
        if (pieces > MOST_OUTPUT_TOKENS || letters > MOST_OUTPUT_TOKENS * LETTERS_PER_TOKEN) return
        if (part.type === 'reasoning-delta') step.reasoning += part.delta
        if (part.type !== 'text-delta') continue
        step.text += part.delta
        yield* sentences.push(part.delta)
      }
    }
  }

  /** Returns what the model streams; undefined where it was not reached, or refuses: why is in `requests`. */
  async function ask(): Promise<ReadableStream<Streamed> | undefined> {
    try {
      const { stream } = await current.run(requests, () =>
        modelOf(name).doStream({
          prompt: messages,
          ...(tools.described.length > 0 && { tools: tools.described, toolChoice: { type: 'auto' } }),
          maxOutputTokens: MOST_OUTPUT_TOKENS,
          abortSignal: stopping.signal,
        }),
      )
      return stream
    } catch {
      return undefined
    }
  }

  /** Keeps what a step used; what is not told, or can't be, stays at its worst case. */
  async function settle({
    inputTokens: { total: input },
    outputTokens: { total: output },
  }: Extract<Streamed, { type: 'finish' }>['usage']) {
    const reserved = isCount(input) && isCount(output) && input > 0 ? requests.open.shift() : undefined
    if (reserved && isCount(input) && isCount(output)) addUsage(usage, await reserved.settle({ input, output }))
  }

  return { units: units(), reason: () => reason }
}

function messagesOf({ instructions, messages }: Prompt): Messages {
  return [
    { role: 'system', content: instructions },
    ...messages.map(({ role, content }) => ({ role, content: [{ type: 'text' as const, text: content }] })),
  ]
}

/** Runs a step's tools at once, and returns what the model is told next. */
async function answersOf({ text, reasoning, calls }: Step, tools: ToolRunner, stopping: Stopping): Promise<Messages> {
  stopping.wait('toolMs', 'firstMs')
  const answers = await Promise.all(calls.map(call => tools.run(call.toolName, call.input)))
  return [
    {
      role: 'assistant',
      content: [
        ...(reasoning ? [{ type: 'reasoning' as const, text: reasoning }] : []),
        ...(text ? [{ type: 'text' as const, text }] : []),
        ...calls.map(({ toolCallId, toolName, input, providerMetadata }) => ({
          type: 'tool-call' as const,
          toolCallId,
          toolName,
          input: parsed(input),
          ...(providerMetadata && { providerOptions: providerMetadata }),
        })),
      ],
    },
    {
      role: 'tool',
      content: calls.map(({ toolCallId, toolName }, at) => ({
        type: 'tool-result' as const,
        toolCallId,
        toolName,
        output: { type: 'text' as const, value: answers[at] ?? '' },
      })),
    },
  ]
}

/** A call that is no JSON is told back as an empty one. */
function parsed(input: string): unknown {
  try {
    return JSON.parse(input)
  } catch {
    return {}
  }
}

const isCount = (value: number | undefined): value is number =>
  value !== undefined && Number.isSafeInteger(value) && value >= 0 && value < 1e9

export function addUsage(sum: ModelUsage, { input, output, microRupiah }: ModelUsage): void {
  sum.input += input
  sum.output += output
  sum.microRupiah += microRupiah
}
