/** A line of a reply. `part`: a piece of the answer with its ids; `plain`: a line that is no JSON, which is shown as it is. */
export type ChatLine =
  | { kind: 'part'; text: string; messageId?: string | undefined; conversationId?: string | undefined }
  | { kind: 'plain'; text: string }

/** Parses a line of `POST v2/chat`. Source: spec/calls.json: `{message_id, id, text}`, where `id` is the conversation's. */
export function parseChatLine(line: string): ChatLine {
  const value = parseJson(line)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { kind: 'plain', text: line }
  const { message_id: messageId, id, text }: Partial<Record<string, unknown>> = { ...value }
  return { kind: 'part', text: typeof text === 'string' ? text : '', messageId: toId(messageId), conversationId: toId(id) }
}

/** The beginnings of our lines; a server may name its fields in any order. */
const BEGINNINGS = ['{"message_id"', '{"id"', '{"text"']
/** A field with its value, of which the end may be missing: a text, or a number as an id. */
const FIELD = /[{,]\s*"(message_id|id|text)"\s*:\s*(?:"((?:[^"\\]|\\.)*)("?)|(\d+)(?=\s*,))/gy

/**
 * Parses what came of a line whose end is missing: its whole ids, and as much of its text as can be read. Returns undefined for what is no beginning of one of
 * our lines, which is plain text.
 */
export function parseCutLine(line: string): Extract<ChatLine, { kind: 'part' }> | undefined {
  const begun = line.replace(/^\s*\{\s*/, '{')
  const isOurs = begun.length > 1 && BEGINNINGS.some(one => begun.startsWith(one) || one.startsWith(begun))
  if (!isOurs || parseJson(line) !== undefined) return undefined
  const fields = new Map<string, string>()
  for (const [, name = '', value, end, number] of begun.matchAll(FIELD)) {
    const isWhole = end === '"' || number !== undefined
    if (isWhole || name === 'text') fields.set(name, number ?? toReadable(value ?? '', isWhole))
  }
  return { kind: 'part', text: fields.get('text') ?? '', messageId: toId(fields.get('message_id')), conversationId: toId(fields.get('id')) }
}

/** Reads the inside of a string in JSON. Of one that is cut, half a character at its end is left out. */
function toReadable(inside: string, isWhole: boolean): string {
  const text = parseJson(`"${isWhole ? inside : inside.replace(/\\(?:u[\da-f]{0,3})?$/i, '')}"`)
  if (typeof text !== 'string') return ''
  return isWhole ? text : text.replace(/[\ud800-\udbff\ufffd]$/, '')
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

function toId(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : typeof value === 'number' ? String(value) : undefined
}
