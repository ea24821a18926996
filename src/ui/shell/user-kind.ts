import type { Who } from '#kit/who.ts'

const KEY = 'user_kind'

/**
 * Stores the signed-in person's role name under `user_kind`, unless impersonating; removes it if nobody is signed in. Blocked storage is ignored. Source:
 * the specification, section 6.
 */
export function keepUserKind(who: Who | undefined, storage: () => Pick<Storage, 'setItem' | 'removeItem'>): void {
  try {
    if (!who) storage().removeItem(KEY)
    else if (who.state !== 'acting') storage().setItem(KEY, who.role)
  } catch {
    // Storage is blocked or full.
  }
}
