import { createHmac, randomBytes } from 'node:crypto'

const PREFIX = 'whsec_'
const SECRET_BYTES = 32

/** Returns a new signing secret: `whsec_` and 32 random bytes in base64. Source: Standard Webhooks 1.0, "Secrets". */
export function newSecret(): string {
  return PREFIX + randomBytes(SECRET_BYTES).toString('base64')
}

/**
 * Returns the headers of a message: its id (the same for each try, so that receivers can drop duplicates), the time of this try (seconds since 1970), and a
 * signature with each secret. Source: Standard Webhooks 1.0, "Webhook Headers".
 */
export function signatureHeaders(message: { id: string; body: string }, triedAt: Date, secrets: readonly string[]): Record<string, string> {
  const timestamp = String(Math.floor(triedAt.getTime() / 1000))
  const signed = `${message.id}.${timestamp}.${message.body}`
  const signatures = secrets.map(secret => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
    return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
  })
  return { 'webhook-id': message.id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') }
}
