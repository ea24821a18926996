import { useCallback, useSyncExternalStore } from 'react'
import { EMPTY_OUTBOX, type OutboxState, outboxOf } from '../outbox.ts'

const nothing = () => () => {}

/** Returns what a member did and the server does not have yet; empty on the server and while hydrating. As long as it is used, what waits is sent. */
export function useOutbox(memberId: string | null): OutboxState {
  const subscribe = useCallback(
    (onChange: () => void) => (memberId === null ? nothing() : outboxOf(memberId).subscribe(onChange)),
    [memberId],
  )
  return useSyncExternalStore(
    subscribe,
    () => (memberId === null ? EMPTY_OUTBOX : outboxOf(memberId).state()),
    () => EMPTY_OUTBOX,
  )
}
