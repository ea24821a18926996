import { BACK_ONLINE_NOTICE_MS } from './constants.ts'
import { createStore, type Store } from './store.ts'

/** `back` is shown for a while after the connection returns; `online` shows nothing. */
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

/** The browser's online status. */
export const onlineStatus = createOnlineStatus()

/** Follows the browser's online and offline events. Returns a function that stops it. */
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
