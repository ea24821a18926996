import { BACK_ONLINE_NOTICE_MS } from './constants.ts'
import { createStore, type Store } from './store.ts'

/** `back` is said for a while after the network has come back; `online` says nothing. */
export type OnlineState = 'online' | 'offline' | 'back'

export interface OnlineStatus {
  readonly store: Store<OnlineState>
  set(isOnline: boolean): void
}

export function createOnlineStatus(): OnlineStatus {
  const store = createStore<OnlineState>('online')
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    store,
    set(isOnline) {
      if (!isOnline) {
        clearTimeout(timer)
        store.set('offline')
      } else if (store.get() === 'offline') {
        store.set('back')
        timer = setTimeout(() => store.set('online'), BACK_ONLINE_NOTICE_MS)
      }
    },
  }
}

/** The browser's own status, for all who want to know. */
export const onlineStatus = createOnlineStatus()

/** Follows the browser's events. Answers the way to stop. */
export function watchOnline(
  status: OnlineStatus,
  isOnline: () => boolean,
  target: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
): () => void {
  const update = () => status.set(isOnline())
  update()
  target.addEventListener('online', update)
  target.addEventListener('offline', update)
  return () => {
    target.removeEventListener('online', update)
    target.removeEventListener('offline', update)
  }
}
