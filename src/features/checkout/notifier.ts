/** Gateways that send notifications. */
export type Notifier = 'midtrans' | 'xendit'

/**
 * Returns which gateway a notification says it is from, by its headers or its shape; undefined for what is of none. Nothing is believed yet: the gateway's own reader
 * judges the signature.
 */
export function notifierOf(headers: Headers, body: string): Notifier | undefined {
  if (headers.has('x-callback-token')) return 'xendit'
  if (headers.has('iris-signature')) return 'midtrans'
  const sent = parse(body)
  if (sent === undefined) return undefined
  if ('signature_key' in sent || 'transaction_status' in sent) return 'midtrans'
  if ('external_id' in sent || ('event' in sent && 'data' in sent)) return 'xendit'
  return undefined
}

function parse(body: string): object | undefined {
  try {
    const value: unknown = JSON.parse(body)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}
