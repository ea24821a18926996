import { memberTexts } from '#features/members/texts.ts'
import { escapeAttribute } from '#kit/html.ts'
import type { Lang } from '#kit/lang.ts'
import { kindOf } from '#kit/roles.ts'
import type { Person, Viewer } from '#platform/context.ts'

/** What a header shows of who asks, as words: the way to sign in, or a person. */
interface AccountWords {
  loginHref: string
  name: string
  shortName: string
  initial: string
  /** The role that is acted as, in small letters and as it is called. */
  role: string
  roleName: string
  userKind: string
}

/**
 * As what a header knows who asks. `nobody`: it leads to sign in. `guest`: signed in, without a role here. `type`: a role that is only looked at.
 * A header looks the same for all of one look, but for the words.
 */
export type AccountEntryState = 'nobody' | 'guest' | 'member' | 'type'

export type AccountView = AccountWords & { look: AccountEntryState }

const NO_WORDS: AccountWords = { loginHref: '', name: '', shortName: '', initial: '', role: '', roleName: '', userKind: '' }

/** Who asks, as the header shows it; `loginHref` is where the way to sign in leads. */
export function toAccountView(viewer: Viewer, lang: Lang, loginHref: string): AccountView {
  if (viewer.kind !== 'person') return { ...NO_WORDS, look: 'nobody', loginHref }
  const { name, role } = viewer.person
  return {
    ...NO_WORDS,
    look: lookOf(viewer.person),
    name,
    shortName: shortName(name),
    initial: initialOf(name),
    role,
    roleName: memberTexts(lang).roles[role],
    userKind: String(kindOf(role) ?? ''),
  }
}

function lookOf({ role, isImpersonating }: Person): AccountEntryState {
  if (isImpersonating) return 'type'
  return role === 'none' ? 'guest' : 'member'
}

/** What a person is called in short: the first of their names, with the next where the first is but an initial or a title (`I Made`, `M. Rizky`, `Dr. Andi`). */
export function shortName(name: string): string {
  let short = ''
  for (const word of name.split(' ')) {
    short += short ? ` ${word}` : word
    if ((short.match(/\p{L}/gu)?.length ?? 0) >= 3) break
  }
  return Array.from(short).slice(0, 24).join('')
}

const graphemes = new Intl.Segmenter('id')

/** The letter that stands for a person where there is no room for their name. */
export function initialOf(name: string): string {
  let first = ''
  for (const { segment } of graphemes.segment(name)) {
    first ||= segment
    if (/[\p{L}\p{N}]/u.test(segment)) return segment.toLocaleUpperCase('id')
  }
  return first
}

const HOLE = /sanggar:account:(\w+):/

/** Stands for the words in a header that is made once for all people of a look; `fillAccount` puts them in. */
export function holesOf(look: AccountEntryState): AccountView {
  const hole = (name: keyof AccountWords) => `sanggar:account:${name}:`
  return {
    look,
    loginHref: hole('loginHref'),
    name: hole('name'),
    shortName: hole('shortName'),
    initial: hole('initial'),
    role: hole('role'),
    roleName: hole('roleName'),
    userKind: hole('userKind'),
  }
}

/** A header with holes in pieces: every other one is the name of a hole. */
export function cutAtHoles(html: string): string[] {
  return html.split(HOLE)
}

/** The HTML of a header with the words of who asks in its holes, in texts and attributes alike. */
export function fillAccount(pieces: readonly string[], view: AccountView): string {
  const words: Readonly<Record<string, string>> = { ...view }
  let filled = ''
  for (const [at, piece] of pieces.entries()) filled += at % 2 === 0 ? piece : escapeAttribute(words[piece] ?? '')
  return filled
}
