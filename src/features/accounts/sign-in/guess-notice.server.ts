import { DEFAULT_LANG, findLang } from '#kit/lang.ts'
import type { Engine } from '../engine/engine.ts'

/** Mails the owner of an address's account that wrong passwords were stopped, in the account's own language; nothing if it has none. */
export async function tellOwner({ pool, post }: Pick<Engine, 'pool' | 'post'>, email: string): Promise<void> {
  const { rows } = await pool.query<{ name: string; lang: string | null }>('select name, lang from "user" where email = $1', [email])
  if (!rows[0]) return
  // The one who guesses chose the request's language.
  const lang = findLang(rows[0].lang ?? '') ?? DEFAULT_LANG
  await post({ kind: 'guesses-stopped', to: email, name: rows[0].name, path: `/forgot?lang=${lang}`, lang })
}
