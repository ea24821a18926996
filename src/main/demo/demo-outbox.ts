import type pg from 'pg'
import type { Outbox } from '#features/account-site/dependencies.ts'
import type { Config } from '#platform/config/config.ts'
import { withScope } from '#platform/db/scope.ts'
import { networkOf } from '#platform/http/client-address.ts'
import { isLoopbackAddress } from '#platform/http/public-address.ts'
import type { StoredMailServer } from '#platform/mail/stored-mail-server.ts'
import { findDemoState } from '../../../db/seed/mark.ts'

interface Parts {
  config: Pick<Config, 'mail' | 'baseDomain'>
  pool: pg.Pool
  mailServer: Pick<StoredMailServer, 'isKnown'>
  /** The account site's. */
  origin: string
}

/**
 * Returns the outbox of an installation without an SMTP server; undefined with one. Its confirmation links can be read only in a database that the demo
 * filled, on `localhost`, by a browser on this machine. Source: docs/decisions/038.
 */
export function openOutbox({ config, pool, origin, mailServer }: Parts): Outbox | undefined {
  if (config.mail) return undefined
  const isSending = () => mailServer.isKnown()
  if (config.baseDomain !== 'localhost') return { isSending }
  return {
    isSending,
    async findConfirmation({ tenantId, email, address }) {
      // An IPv4 address may be written as an IPv6 one; `networkOf` returns it as IPv4.
      if (!isLoopbackAddress(address) && !isLoopbackAddress(networkOf(address))) return undefined
      const state = await withScope(pool, { system: 'load-demo' }, findDemoState)
      if (state !== 'loaded') return undefined
      const mail = await withScope(pool, { tenantId }, db =>
        db
          .selectFrom('mails')
          .select('text_body')
          .where('tenant_id', '=', tenantId)
          .where('template', '=', 'account.verify')
          .where(is => is.fn('lower', ['to_address']), '=', email.toLowerCase())
          .orderBy('created_at', 'desc')
          .limit(1)
          .executeTakeFirst(),
      )
      return mail?.text_body ? pathIn(mail.text_body, origin) : undefined
    },
  }
}

/** Returns path and query of the confirmation link in a mail's text. */
function pathIn(text: string, origin: string): string | undefined {
  const link = text.split(/\s+/).find(word => word.startsWith(`${origin}/verify?`))
  return link?.slice(origin.length)
}
