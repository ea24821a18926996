import type pg from 'pg'
import { z } from 'zod'
import type { Seal } from '../crypto/seal.ts'
import { withScope } from '../db/scope.ts'
import { parseMailbox } from './mail-address.ts'
import { type MailSettings, parseMailServer } from './mail-server.ts'

const PURPOSE = 'mail-server'
/** Each process reads the stored server again after this time, so that a change reaches all of them. */
const REUSED_MS = 5_000

const stored = z.object({ url: z.string(), from: z.string() })
/** `SMTP_URL` and `MAIL_FROM`, as text. */
export type MailServerText = z.infer<typeof stored>

/** The SMTP server that a superadmin entered in the browser. Its address contains a password, so it is sealed at rest. */
export interface StoredMailServer {
  /** Returns its settings; undefined if none is stored. At most five seconds old. */
  find(): Promise<MailSettings | undefined>
  /** Replaces it. The caller has parsed both texts. */
  save(text: MailServerText): Promise<void>
  /** True if `find` last found a server; synchronous. */
  isKnown(): boolean
}

export function createStoredMailServer(pool: pg.Pool, seal: Seal): StoredMailServer {
  let known: { settings: MailSettings | undefined; until: number } | undefined

  async function read(): Promise<MailSettings | undefined> {
    const row = await withScope(pool, { system: 'set-up' }, db =>
      db.selectFrom('directory.mail_server').select('sealed').executeTakeFirst(),
    )
    const text = row && seal.open(PURPOSE, row.sealed)
    return text === undefined ? undefined : toMailSettings(stored.parse(JSON.parse(text)))
  }

  return {
    async find() {
      if (!known || known.until < performance.now()) known = { settings: await read(), until: performance.now() + REUSED_MS }
      return known.settings
    },
    async save(text) {
      const sealed = seal.seal(PURPOSE, JSON.stringify(text))
      const changed_at = new Date()
      await withScope(pool, { system: 'set-up' }, db =>
        db
          .insertInto('directory.mail_server')
          .values({ sealed, changed_at })
          .onConflict(conflict => conflict.column('is_only').doUpdateSet({ sealed, changed_at }))
          .execute(),
      )
      known = { settings: toMailSettings(text), until: performance.now() + REUSED_MS }
    },
    isKnown: () => known?.settings !== undefined,
  }
}

/** Parses an SMTP address and a sender; undefined if one of them is not valid. */
export function toMailSettings({ url, from }: MailServerText): MailSettings | undefined {
  const [server, mailbox] = [parseMailServer(url), parseMailbox(from)]
  return server && mailbox && { server, from: mailbox }
}
