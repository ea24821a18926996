import { COMMON_HEADERS } from '#platform/http/security-headers.ts'

/** Headers of an answer in lines. */
export const LINES_HEADERS = {
  ...COMMON_HEADERS,
  'content-type': 'application/x-ndjson; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // nginx would hold lines back.
  'x-accel-buffering': 'no',
}

/** What each line of an answer names. */
export interface LineIds {
  messageId: string
  conversationId: string
}

/** Returns a line of an answer, as the chat's protocol has it: one JSON object with both ids. */
export function toLine({ messageId, conversationId }: LineIds, text: string): string {
  return `${JSON.stringify({ message_id: messageId, id: conversationId, text })}\n`
}
