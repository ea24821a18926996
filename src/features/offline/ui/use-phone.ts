import { useCallback, useSyncExternalStore } from 'react'
import { EMPTY_PHONE, type PhoneState, phoneOf } from '../phone.ts'

const nothing = () => () => {}

/** Returns what a member has on this device; empty on the server and while hydrating. */
export function usePhone(memberId: string | null): PhoneState {
  const subscribe = useCallback(
    (onChange: () => void) => (memberId === null ? nothing() : phoneOf(memberId).subscribe(onChange)),
    [memberId],
  )
  return useSyncExternalStore(
    subscribe,
    () => (memberId === null ? EMPTY_PHONE : phoneOf(memberId).state()),
    () => EMPTY_PHONE,
  )
}
