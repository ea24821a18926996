import type { Who } from '#kit/who.ts'

const KEY = 'user_kind'

/**
 * Keeps the role of who is signed in under `user_kind`, by its name, unless it is only impersonated; where nobody is signed in it goes. Storage that is blocked keeps nothing.
 * Source: the specification, section 6.
 */
export function keepUserKind(who: Who | undefined, storage: () => Pick<Storage, 'setItem' | 'removeItem'>): void {
  try {
    if (!who) storage().removeItem(KEY)
    else if (who.state !== 'acting') storage().setItem(KEY, who.role)
  } catch {
    // Blocked, or full.
  }
}
