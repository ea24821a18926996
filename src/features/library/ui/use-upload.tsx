import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLang } from '#ui/lang/lang.tsx'
import type { ChosenFile } from '../media-file.ts'
import { findFile } from './find-file.ts'
import { type UploadItem, UploadQueue } from './upload-queue.ts'

export interface Uploading {
  items: readonly UploadItem[]
  add(files: Iterable<File>): void
  retry(key: string): void
  /** Gives an upload up; takes one that is over from the list. */
  cancel(key: string): void
}

/**
 * Uploads files into the library: resumable, several at once, each with its progress and why it was refused. `onDone` gets each file that was kept, without an
 * address if it can't be read back. Leaving the page stops what is being sent; choosing the same file again goes on where it stopped.
 */
export function useUpload(onDone: (file: ChosenFile) => void, purpose = ''): Uploading {
  const lang = useLang()
  const [queue] = useState(() => new UploadQueue(lang, purpose))
  const items = useSyncExternalStore(
    queue.subscribe,
    () => queue.items,
    () => queue.items,
  )
  useEffect(
    () =>
      queue.whenDone((id, file) => {
        const unknown: ChosenFile = { id, url: '', name: file.name, kind: 'document', alt: {}, width: null, height: null }
        void findFile(id).then(
          found => onDone(found ?? unknown),
          () => onDone(unknown),
        )
      }),
    [queue, onDone],
  )
  useEffect(() => {
    const goOn = () => queue.retryOffline()
    window.addEventListener('online', goOn)
    return () => {
      window.removeEventListener('online', goOn)
      queue.pause()
    }
  }, [queue])
  return { items, add: files => queue.add(files), retry: key => queue.retry(key), cancel: key => queue.cancel(key) }
}
