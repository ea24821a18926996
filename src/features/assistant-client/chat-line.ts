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

/** True if a text can be the beginning of a line in JSON whose end was cut off. */
export function isCutLine(line: string): boolean {
  return line.startsWith('{') && parseChatLine(line).kind === 'plain'
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
