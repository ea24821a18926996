import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'
import { afterEach } from 'vitest'
import type { MailSettings } from '../mail/mail-server.ts'

export interface ReceivedMail {
  from: string
  to: string[]
  /** The message as received. */
  raw: string
  /** Returns a header's value, unfolded, with encoded words decoded (RFC 2047); undefined if it is missing. */
  header(name: string): string | undefined
  /** The text of all parts, decoded from quoted-printable and base64. */
  body: string
}

export interface TestMailServer {
  settings: MailSettings
  received: ReceivedMail[]
  /** Number of logins with a password. */
  logins: number
  close(): Promise<void>
}

export interface TestMailRules {
  /** Returns the status for a recipient; 400 or above refuses. */
  onRecipient?: (address: string) => number
  /** Runs when a message is received, before the server accepts it. */
  onMessage?: () => Promise<void>
  /** The only accepted login; without it, none is required. */
  login?: { user: string; password: string }
}

const open = new Set<TestMailServer>()
afterEach(async () => {
  await Promise.all([...open].map(server => server.close()))
})

/** Starts a real SMTP server on a free local port. Closed after the test. */
export async function openTestMailServer(rules: TestMailRules = {}): Promise<TestMailServer> {
  const received: ReceivedMail[] = []
  const server = new SMTPServer({
    disabledCommands: rules.login ? ['STARTTLS'] : ['STARTTLS', 'AUTH'],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    closeTimeout: 100,
    onAuth({ username, password }, _session, answer) {
      opened.logins++
      const isRight = username === rules.login?.user && password === rules.login?.password
      answer(isRight ? null : refusal(535, 'who are you'), { user: username })
    },
    onRcptTo({ address }, _session, answer) {
      const code = rules.onRecipient?.(address) ?? 250
      answer(code < 400 ? null : refusal(code, `not for ${address}`))
    },
    onData(stream, { envelope }, answer) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        await rules.onMessage?.()
        const from = envelope.mailFrom ? envelope.mailFrom.address : ''
        received.push(
          toReceived(
            from,
            envelope.rcptTo.map(one => one.address),
            Buffer.concat(chunks).toString('latin1'),
          ),
        )
        answer(null)
      })
    },
  })
  // Broken connections are part of the tests.
  server.on('error', () => {})
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const address = listening.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const opened: TestMailServer = {
    settings: settingsOf(port, rules.login),
    received,
    logins: 0,
    async close() {
      open.delete(opened)
      await new Promise<void>(done => server.close(() => done()))
    },
  }
  open.add(opened)
  return opened
}

/** Returns mail settings for a local port, with a sender. */
export function settingsOf(port: number, login?: { user: string; password: string }): MailSettings {
  return { server: { host: '127.0.0.1', port, isSecure: false, login }, from: { name: 'Sekolah ‘Satu’', address: 'email@contoh.id' } }
}

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}

function toReceived(from: string, to: string[], raw: string): ReceivedMail {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ')
  const header = (name: string) => {
    const line = head.split('\r\n').find(one => one.toLowerCase().startsWith(`${name.toLowerCase()}:`))
    return line && readWords(line.slice(name.length + 1).trim())
  }
  return { from, to, raw, header, body: readParts(raw) }
}

function readWords(text: string): string {
  return text.replace(/\?= =\?/g, '?==?').replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, how: string, word: string) => {
    if (how.toLowerCase() === 'b') return Buffer.from(word, 'base64').toString()
    return readQuoted(word.replaceAll('_', ' '))
  })
}

function readParts(raw: string): string {
  const parts = raw.split(/\r\n--[^\r\n]+\r\n/).slice(1)
  return parts
    .map(part => {
      const [head = '', ...body] = part.split('\r\n\r\n')
      const text = body.join('\r\n\r\n')
      if (/base64/i.test(head)) return Buffer.from(text, 'base64').toString()
      return readQuoted(text.replace(/=\r\n/g, ''))
    })
    .join('\n')
}

function readQuoted(text: string): string {
  return Buffer.from(
    text.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString()
}
