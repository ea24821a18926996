/** How an object is delivered: its bytes (`isFetched`: from elsewhere, for who may not be led there), or a URL of the storage that is valid for an hour. */
export type Reading = { kind: 'bytes'; body: ReadableStream<Uint8Array>; isFetched?: boolean } | { kind: 'link'; location: string }

export interface ReadingWish {
  /** `[start, end)` in bytes; by default the whole. A link supports ranges itself. */
  range?: [number, number] | undefined
  /** Content-Type and Content-Disposition of a link's response. */
  type: string
  disposition: string
  /** The bytes are wanted, never a link. */
  isFetched?: boolean
}

/** Storage of finished files. Keys are `{tenant id}/{upload id}.{extension}`, never from the client's file name. */
export interface FileStorage {
  /** Local folder for files that are being received or checked; on the storage's own disk, if that is local. */
  incomingDir: string
  /** Free bytes on its disk. */
  freeBytes(): Promise<number>
  /** Moves a file from the incoming folder to a key. */
  keep(file: string, key: string, about: { type: string; sizeBytes: number }): Promise<void>
  /** Returns undefined if there is no such object. */
  read(key: string, wish: ReadingWish): Promise<Reading | undefined>
  /** True if the object exists. */
  has(key: string): Promise<boolean>
  /** Reads a whole object; only for pictures, whose size is bounded. */
  readWhole(key: string): Promise<Uint8Array>
  /** Removes an object, if it exists. */
  remove(key: string): Promise<void>
}

export interface S3Settings {
  bucket: string
  region: string
  /** For S3-compatible storages other than Amazon's. */
  endpoint: string | undefined
  /** undefined: the SDK finds them itself, as on a machine with a role. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined
}

export type StorageSettings = { kind: 'disk' } | ({ kind: 's3' } & S3Settings)
