import type { Lang } from '#kit/lang.ts'
import type { ChosenFile } from '../media-file.ts'
import { libraryTexts } from '../texts.ts'
import { findFile } from './find-file.ts'
import { UploadQueue } from './upload-queue.ts'
import { whyFailed } from './why-failed.ts'

interface UploadOptions {
  /** Of what it is refused with. */
  lang: Lang
  /** Gets the share that was sent, 0 to 1. */
  onProgress?(share: number): void
  /** Gives the upload up, here and on the server. */
  signal?: AbortSignal
}

/**
 * Uploads one file into the library, as `useUpload` does: resumable, and going on by itself once the network is back. Rejects with an Error whose message is a
 * sentence for the writer, or with the signal's reason; the same file goes on where it stopped.
 */
export async function uploadFile(file: File, { lang, onProgress, signal }: UploadOptions): Promise<ChosenFile> {
  const words = await libraryTexts.load(lang)
  const queue = new UploadQueue(lang)
  const over = new AbortController()
  try {
    const id = await new Promise<string>((resolve, reject) => {
      const giveUp = () => {
        for (const { key } of queue.items) queue.cancel(key)
        reject(signal?.reason)
      }
      if (signal?.aborted) return giveUp()
      signal?.addEventListener('abort', giveUp, { signal: over.signal })
      addEventListener('online', () => queue.retryOffline(), { signal: over.signal })
      queue.subscribe(() => {
        const [item] = queue.items
        if (!item) return
        onProgress?.(item.percent / 100)
        if (item.state === 'done' && item.id) resolve(item.id)
        if (item.state === 'failed') reject(new Error(whyFailed(item, words)))
      })
      queue.add([file])
    })
    const found = await findFile(id).catch(() => undefined)
    if (!found) throw new Error(words.upload.network)
    return found
  } finally {
    over.abort()
  }
}
