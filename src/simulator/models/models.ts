import { setTimeout as sleep } from 'node:timers/promises'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Act } from './act.ts'
import { findModel, MODELS, play } from './play.ts'
import { parse, type ReadPrompt, readPrompt } from './prompt.ts'

const MAX_BYTES = 2 * 1024 * 1024
const BYTES_PER_TOKEN = 4
const RETRY_SECONDS = '20'
const CREATED = 1_767_225_600

/** A request as it came, for tests of what leaves the product. */
export interface SeenRequest {
  body: string
  authorization: string | undefined
}

/**
 * Creates a server that plays language models by the chat completions protocol: the model's name says how it behaves (`play.ts`). Keys begin with `sim-`, or
 * there is none. It keeps nothing.
 */
export function createModels({ onRequest }: { onRequest?: (seen: SeenRequest) => void } = {}): Hono {
  const app = new Hono()
  app.use(bodyLimit({ maxSize: MAX_BYTES }))
  app.use('/v1/*', async (c, next) => {
    const key = c.req.header('authorization')
    if (key !== undefined && !key.startsWith('Bearer sim-')) return c.json(refusal('invalid_api_key', 'Incorrect API key provided.'), 401)
    return await next()
  })
  app.get('/', c => c.text(`Language models are played here: ${MODELS.join(', ')}.\n`))
  app.get('/v1/models', c =>
    c.json({ object: 'list', data: MODELS.map(id => ({ id, object: 'model', created: CREATED, owned_by: 'simulator' })) }),
  )
  app.post('/v1/chat/completions', async c => {
    const body = await c.req.text()
    onRequest?.({ body, authorization: c.req.header('authorization') })
    const prompt = readPrompt(parse(body))
    if (!prompt) return c.json(refusal('invalid_request_error', 'The body is no chat completion.'), 400)
    const model = findModel(prompt.model)
    if (!model) return c.json(refusal('model_not_found', `The model ${prompt.model} does not exist.`), 404)
    if (model.name === 'limiting') {
      c.header('retry-after', RETRY_SECONDS)
      return c.json(refusal('rate_limit_exceeded', 'Rate limit reached.'), 429)
    }
    const acts = play(model, prompt)
    const isEndless = model.name === 'expensive'
    const input = Math.ceil(Buffer.byteLength(body) / BYTES_PER_TOKEN)
    return prompt.isStream ? streamed(acts, prompt, input, isEndless) : c.json(await whole(acts, prompt, input))
  })
  return app
}

function streamed(acts: Iterable<Act>, prompt: ReadPrompt, input: number, isEndless: boolean): Response {
  const going = new AbortController()
  const lines = linesOf(acts, prompt, input, isEndless, going.signal)
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const next = await lines.next()
        if (next.done) controller.close()
        else controller.enqueue(encoder.encode(`${next.value}\n\n`))
      } catch (error) {
        controller.error(error)
      }
    },
    cancel: () => going.abort(),
  })
  return new Response(body, { headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store' } })
}

async function* linesOf(
  acts: Iterable<Act>,
  prompt: ReadPrompt,
  input: number,
  isEndless: boolean,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const chunk = (delta: object, finish: string | null = null, more: object = {}) =>
    `data: ${JSON.stringify({ ...headOf(prompt), object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason: finish }], ...more })}`
  let output = 0
  let calls = 0
  let isFull = false
  yield chunk({ role: 'assistant', content: '' })
  for (const act of acts) {
    if (signal.aborted) return
    if (act.kind === 'wait') await sleep(act.ms, undefined, { signal }).catch(() => {})
    else if (act.kind === 'cut') throw new Error('the connection is cut')
    else if (act.kind === 'raw') yield act.line
    else {
      if (output >= prompt.maxTokens && !isEndless) {
        isFull = true
        break
      }
      output++
      if (act.kind === 'text') yield chunk({ content: act.text })
      else {
        const half = Math.ceil(act.input.length / 2)
        // Arguments come in pieces, as they do from the real ones.
        yield chunk({
          tool_calls: [
            { index: calls, id: `call_${calls}`, type: 'function', function: { name: act.name, arguments: act.input.slice(0, half) } },
          ],
        })
        yield chunk({ tool_calls: [{ index: calls, function: { arguments: act.input.slice(half) } }] })
        calls++
      }
    }
  }
  yield chunk({}, isFull ? 'length' : calls > 0 ? 'tool_calls' : 'stop')
  if (prompt.isUsageAsked)
    yield `data: ${JSON.stringify({ ...headOf(prompt), object: 'chat.completion.chunk', choices: [], usage: usageOf(input, output) })}`
  yield 'data: [DONE]'
}

async function whole(acts: Iterable<Act>, prompt: ReadPrompt, input: number): Promise<object> {
  const done = [...acts].slice(0, prompt.maxTokens)
  const calls = done.flatMap((act, at) =>
    act.kind === 'call' ? [{ id: `call_${at}`, type: 'function', function: { name: act.name, arguments: act.input } }] : [],
  )
  const content = done.map(act => (act.kind === 'text' ? act.text : '')).join('')
  const message = { role: 'assistant', content, ...(calls.length > 0 && { tool_calls: calls }) }
  return {
    ...headOf(prompt),
    object: 'chat.completion',
    choices: [{ index: 0, message, finish_reason: calls.length > 0 ? 'tool_calls' : 'stop' }],
    usage: usageOf(input, done.length),
  }
}

const headOf = ({ model }: ReadPrompt) => ({ id: 'chatcmpl-simulated', created: CREATED, model })
const usageOf = (input: number, output: number) => ({ prompt_tokens: input, completion_tokens: output, total_tokens: input + output })
const refusal = (code: string, message: string) => ({ error: { message, type: 'invalid_request_error', param: null, code } })
