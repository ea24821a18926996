import type { FileKind } from '#features/media/file-types.ts'
import type { FileUse } from '#features/media/file-uses.server.ts'
import type { Crop, Focus } from '#features/media/frame.ts'

/** What a file may be used under; `''` in the database: nobody has said yet. */
export const LICENCES = ['own', 'permission', 'cc-by', 'cc-by-sa', 'cc-by-nc', 'cc0', 'public-domain', 'bought'] as const
export type Licence = (typeof LICENCES)[number]

export const FILE_KINDS = ['image', 'audio', 'video', 'document', 'archive', 'text'] as const satisfies readonly FileKind[]

/** Which files a list shows: all that are not in the bin, those that nothing uses, or the bin. */
export const LIST_STATES = ['unused', 'bin'] as const
export type ListState = (typeof LIST_STATES)[number]

/** Days that a deleted file, or an older content of one, can be restored. */
export const BIN_DAYS = 30

/** A file of the library. */
export interface MediaFile {
  id: string
  /** Its address on the tenant's own hosts, which stays when its content is replaced. */
  url: string
  name: string
  kind: FileKind
  type: string
  sizeBytes: number
  /** Pixels; of pictures alone. */
  width: number | null
  height: number | null
  /** What a picture shows, by language. */
  alt: Record<string, string>
  author: string
  licence: Licence | null
  focus: Focus | null
  crop: Crop | null
  version: number
  /** null: an API client, or a member who was erased. */
  uploadedBy: string | null
  createdAt: string
  /** In the bin since. */
  binnedAt: string | null
}

/** An older content of a file, which can take its place again while it is in the bin. */
export interface OlderContent {
  id: string
  version: number
  sizeBytes: number
  binnedAt: string
}

export interface MediaDetail extends MediaFile {
  uses: Omit<FileUse, 'fileId'>[]
  olderContents: OlderContent[]
}

/** What the picker hands to a form: an address and how to show it. */
export interface ChosenFile extends Pick<MediaFile, 'id' | 'url' | 'name' | 'kind' | 'alt' | 'width' | 'height'> {}
