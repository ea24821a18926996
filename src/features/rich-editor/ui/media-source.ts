import type { AskedBlock } from './block-list.ts'
import type { KeptFile, Upload } from './uploads.ts'

/** Where a text's pictures and files come from. */
export interface MediaSource {
  /** Brings files of the device to the server; without it they can't be dropped or pasted. */
  upload?: Upload | undefined
  /** Opens the media library and resolves with what was chosen, an empty list if nothing was. Without it there is no such button. */
  onPickMedia?: ((wanted: { name: AskedBlock; isMany: boolean }) => Promise<readonly KeptFile[]>) | undefined
}
