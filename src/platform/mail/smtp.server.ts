import { createTransport, type NodemailerError } from 'nodemailer'
import { type Mail, toSubject } from './mail.ts'
import { isMailAddress } from './mail-address.ts'
import type { MailServer, MailSettings } from './mail-server.ts'

/** Result of an attempt: accepted by the server, refused temporarily or permanently, or the server was unreachable or unusable; with its response. */
export interface Outcome {
  kind: 'accepted' | 'later' | 'never' | 'unreachable'
  answer: string
}

/** What a mail server gets of a mail. */
export type OutgoingMail = Pick<Mail, 'lang' | 'to' | 'subject' | 'text' | 'html'> & { unsubscribeUrl?: string | null }

export interface MailLine {
  /** Sends one mail. Rejects only if `signal` was aborted. */
  send(id: string, mail: OutgoingMail, signal: AbortSignal): Promise<Outcome>
  close(): void
}

const CONNECT_MS = 10_000
/** Inactivity timeout of an open connection. */
const SILENCE_MS = 20_000
/** Timeout for one mail in total. */
const MAIL_MS = 60_000
const MAX_ANSWER = 500

/** Creates a connection to the SMTP server, opened with the first mail and reused until `close`. A password is only sent over TLS, except to this machine. */
export function openMailLine({ server, from }: MailSettings): MailLine {
  const transport = createTransport({ pool: true, maxConnections: 1, maxMessages: 50, maxRequeues: 1, ...connectionOf(server) })
  return {
    async send(id, mail, signal) {
      if (!isMailAddress(mail.to)) return { kind: 'never', answer: 'not a mail address' }
      try {
        const sent = await transport.sendMail({
          from,
          // As an object: nodemailer would parse a string for several addresses.
          to: { name: '', address: mail.to },
          subject: toSubject(mail.subject),
          text: mail.text,
          html: mail.html,
          // The same for each attempt, so that a mail delivered twice can be recognized.
          messageId: `<${id}@${from.address.slice(from.address.lastIndexOf('@') + 1)}>`,
          headers: {
            'Auto-Submitted': 'auto-generated',
            'Content-Language': mail.lang,
            ...(mail.unsubscribeUrl && {
              'List-Unsubscribe': `<${mail.unsubscribeUrl}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }),
          },
          disableFileAccess: true,
          disableUrlAccess: true,
          signal: AbortSignal.any([signal, AbortSignal.timeout(MAIL_MS)]),
        })
        return { kind: 'accepted', answer: toAnswer(sent.response) }
      } catch (error) {
        signal.throwIfAborted()
        return outcomeOf(error)
      }
    },
    close: () => transport.close(),
  }
}

function connectionOf({ host, port, isSecure, login }: MailServer) {
  const isHere = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/.test(host)
  return {
    host,
    port,
    secure: isSecure,
    requireTLS: Boolean(login) && !isHere,
    // A mail server on this machine may have a self-signed certificate or one for another name.
    tls: { rejectUnauthorized: !isHere },
    ...(login && { auth: { user: login.user, pass: login.password } }),
    dnsTimeout: CONNECT_MS,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** Responses that require (better) authentication: the settings are wrong, not the mail. Source: RFC 4954, section 6. */
const LOGIN_ANSWERS = new Set([530, 534, 535, 538])

function outcomeOf(error: unknown): Outcome {
  const { code, responseCode, permanent, response, message }: NodemailerError = error instanceof Error ? error : new Error(String(error))
  const answer = toAnswer(response || message)
  if ((code !== 'EENVELOPE' && code !== 'EMESSAGE') || LOGIN_ANSWERS.has(responseCode ?? 0)) return { kind: 'unreachable', answer }
  // Without a response, nodemailer itself rejected the mail (an invalid address, a size).
  return { kind: permanent || !responseCode ? 'never' : 'later', answer }
}

function toAnswer(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\P{Cc}\n]/gu, '')
    .slice(0, MAX_ANSWER)
}
