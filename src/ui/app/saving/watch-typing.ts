import type { SaverView } from './saver.ts'

interface WatchedSaver {
  readonly isUnsaved: boolean
  readonly view: Pick<SaverView, 'state'>
  saveNow(): Promise<void>
}

/**
 * Saves by Ctrl or Cmd and S and when the network is back, and holds who leaves the page with something unsaved; what is saved as it is typed also when the page
 * is hidden, and when it is seen again after a failure. `flush` hands over what is collected but not yet typed to the saver. Returns what ends the watch.
 */
export function watchTyping<W extends WatchedSaver>(
  saver: W,
  { flush, isByHand = false }: { flush?(): void; isByHand?: boolean } = {},
): () => void {
  const hold = (event: BeforeUnloadEvent) => {
    flush?.()
    if (saver.isUnsaved) event.preventDefault()
  }
  const save = () => {
    flush?.()
    if (saver.isUnsaved) void saver.saveNow()
  }
  const onOnline = () => {
    if (!isByHand || saver.view.state === 'offline') save()
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    save()
  }
  const onVisibility = () => {
    if (!isByHand && (document.visibilityState === 'hidden' || saver.view.state === 'failed')) save()
  }
  addEventListener('beforeunload', hold)
  addEventListener('online', onOnline)
  addEventListener('keydown', onKey)
  document.addEventListener('visibilitychange', onVisibility)
  return () => {
    removeEventListener('beforeunload', hold)
    removeEventListener('online', onOnline)
    removeEventListener('keydown', onKey)
    document.removeEventListener('visibilitychange', onVisibility)
  }
}
