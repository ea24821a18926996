import { DEFAULT_LANG } from '#kit/lang.ts'
import { kindOf } from '#kit/roles.ts'
import type { Who } from '#kit/who.ts'
import type { Person } from '#platform/context.ts'

/** Returns what the header of every page shows of a person (the `sanggar_who` cookie). `isUntracked`: their use must not be recorded. */
export function toWho(person: Person, isUntracked: boolean): Who {
  const { name, role } = person
  const kind = kindOf(role)
  return {
    state: stateOf(person),
    name: Array.from(name).slice(0, 80).join(''),
    shortName: shortName(name),
    initial: initialOf(name),
    role,
    ...(kind !== null && { kind }),
    ...(isUntracked && { isUntracked: true as const }),
  }
}

function stateOf({ role, isImpersonating }: Person): Who['state'] {
  if (isImpersonating) return 'acting'
  if (role === 'superadmin') return 'superadmin'
  return role === 'none' ? 'guest' : 'member'
}

/** Returns the first name, with the next one if the first is only an initial or a title (`I Made`, `M. Rizky`, `Dr. Andi`). */
export function shortName(name: string): string {
  let short = ''
  for (const word of name.split(' ')) {
    short += short ? ` ${word}` : word
    if ((short.match(/\p{L}/gu)?.length ?? 0) >= 3) break
  }
  return Array.from(short).slice(0, 24).join('')
}

const graphemes = new Intl.Segmenter(DEFAULT_LANG)

/** Returns the initial that stands for a person in an avatar. */
export function initialOf(name: string): string {
  let first = ''
  for (const { segment } of graphemes.segment(name)) {
    first ||= segment
    if (/[\p{L}\p{N}]/u.test(segment)) return segment.toLocaleUpperCase(DEFAULT_LANG)
  }
  return first
}
