import { InLang } from './lang/in-lang.tsx'
import { Avatar } from './picture/avatar.tsx'
import { faceOf } from './picture/picture-url.ts'

export interface Quote {
  name: string
  role: string
  message: string
  /** A photograph in place of the drawn face. */
  photo?: string | null | undefined
  /** The language of message and role, where it is known of each. */
  lang?: string | undefined
}

/** What people said, as cards. `lang`: the language of messages and roles; by default, the one that tenants write in. */
export function QuoteList({ quotes, lang }: { quotes: readonly Quote[]; lang?: string | undefined }) {
  return (
    <ul className="pairs grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {quotes.map(one => (
        <li key={one.name} className="card text-ink flex flex-col p-6">
          <blockquote className="grow text-lg">
            “<InLang lang={one.lang ?? lang}>{one.message}</InLang>”
          </blockquote>
          <p className="mt-5 flex items-center gap-3">
            <Avatar seed={faceOf(one.name)} src={one.photo ?? undefined} name="" size={48} />
            <span>
              <strong className="block">{one.name}</strong>
              <span className="text-ink-soft">
                <InLang lang={one.lang ?? lang}>{one.role}</InLang>
              </span>
            </span>
          </p>
        </li>
      ))}
    </ul>
  )
}
