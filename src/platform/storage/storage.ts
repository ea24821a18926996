/** How an object leaves: its own bytes, or an address of the storage that gives them, for an hour. */
export type Reading = { kind: 'bytes'; body: ReadableStream<Uint8Array> } | { kind: 'link'; location: string }

export interface ReadingWish {
  /** `[start, end)` in bytes; the whole where it is missing. A link takes ranges by itself. */
  range?: [number, number] | undefined
  /** What a link answers as Content-Type and Content-Disposition. */
  type: string
  disposition: string
}

/** Where finished files lie. Keys are ours: `{tenant id}/{upload id}.{ending}`; what clients call a file is never part of one. */
export interface FileStorage {
  /** A folder of this machine for files that are still coming or being looked at; on one disk with the storage, where that is a disk. */
  incomingDir: string
  /** What is free on its disk. */
  freeBytes(): Promise<number>
  /** Takes a file out of the folder and keeps it under a key. */
  keep(file: string, key: string, about: { type: string; sizeBytes: number }): Promise<void>
  /** undefined: there is no such object. */
  read(key: string, wish: ReadingWish): Promise<Reading | undefined>
  /** Whether there is such an object. */
  has(key: string): Promise<boolean>
  /** The whole object; for pictures only, whose size is bounded. */
  readWhole(key: string): Promise<Uint8Array>
  /** Removes an object; one that is not there is no error. */
  remove(key: string): Promise<void>
}

export interface S3Settings {
  bucket: string
  region: string
  /** Of a storage that speaks S3 and is not Amazon's. */
  endpoint: string | undefined
  /** undefined: the SDK looks for them itself, as on a machine with a role. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined
}

export type StorageSettings = { kind: 'disk' } | ({ kind: 's3' } & S3Settings)
