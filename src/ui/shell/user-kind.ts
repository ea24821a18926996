import { showsPerson } from './account-entry.ts'

const KEY = 'user_kind'

/**
 * Keeps the role of who is signed in, as the header's entry says it, under `user_kind`: by its name, unless it is only looked at as a type; where nobody is
 * signed in it goes. Storage that is blocked keeps nothing. Source: the specification, section 6.
 */
export function keepUserKind(entry: DOMStringMap | undefined, storage: () => Pick<Storage, 'setItem' | 'removeItem'>): void {
  // A screen without a header says nothing about who is signed in.
  if (!entry) return
  const { role = 'none', userType } = entry
  try {
    if (!showsPerson(entry)) storage().removeItem(KEY)
    else if (userType === undefined) storage().setItem(KEY, role)
  } catch {
    // Blocked, or full.
  }
}
