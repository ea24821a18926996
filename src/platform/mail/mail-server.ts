import type { Mailbox } from './mail-address.ts'

/** An SMTP server, from `SMTP_URL`. */
export interface MailServer {
  host: string
  port: number
  /** TLS from the start (`smtps`); otherwise STARTTLS. */
  isSecure: boolean
  login: { user: string; password: string } | undefined
}

/** Mail settings of the installation. */
export interface MailSettings {
  server: MailServer
  from: Mailbox
}

const PORTS: Record<string, { port: number; isSecure: boolean }> = {
  'smtp:': { port: 587, isSecure: false },
  'smtps:': { port: 465, isSecure: true },
}

/** Parses `smtp://user:password@host:587` or `smtps://host`, with user and password percent-encoded. Returns undefined for anything else. */
export function parseMailServer(text: string): MailServer | undefined {
  const url = URL.parse(text)
  const usual = url ? PORTS[url.protocol] : undefined
  if (!url?.hostname || !usual || !['', '/'].includes(url.pathname) || url.search || url.hash || url.port === '0') return undefined
  const [user, password] = [decoded(url.username), decoded(url.password)]
  // One without the other is a mistake.
  if (user === undefined || password === undefined || Boolean(user) !== Boolean(password)) return undefined
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port ? Number(url.port) : usual.port,
    isSecure: usual.isSecure,
    login: user ? { user, password } : undefined,
  }
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
