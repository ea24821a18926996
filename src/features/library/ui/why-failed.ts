import type { LibraryWords } from '../texts.ts'
import type { UploadItem } from './upload-queue.ts'

/** Returns why an upload failed: the server's reason, or what the browser met. */
export function whyFailed({ failure, message }: Pick<UploadItem, 'failure' | 'message'>, { upload: t }: LibraryWords): string {
  if (failure === 'signed-out') return t.signedOut
  return (failure === 'network' ? undefined : message) ?? t.network
}
