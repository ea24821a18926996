import type { Upload } from 'tus-js-client'
import { newKey } from '#kit/new-key.ts'
import { importPart } from '#ui/shell/chunk-guard.ts'

/** `offline`: goes on by itself once the network is back. */
export type UploadState = 'waiting' | 'sending' | 'checking' | 'offline' | 'done' | 'failed'

export interface UploadItem {
  key: string
  name: string
  state: UploadState
  /** Of the bytes that the server has, 0 to 100. */
  percent: number
  /** Why it failed: the server's words, or a kind that the screen has words for. */
  message?: string | undefined
  failure?: 'network' | 'signed-out' | undefined
  /** The upload's id, once it is kept. */
  id?: string
}

interface Entry extends UploadItem {
  file: File
  upload?: Upload
}

const ENDPOINT = '/api/drive/v1/uploads'
/** Files that are sent at a time. */
const AT_ONCE = 3
const RETRY_DELAYS_MS = [0, 1000, 3000, 5000]
/** For so long the server keeps an upload that was cut off. */
const KEPT_MS = 24 * 3_600_000

/**
 * Uploads files by tus, several at once. What was cut off goes on when the network is back, after a retry, and when the same file is chosen again after a reload:
 * tus-js-client keeps the address of each upload under the file's fingerprint in the browser's storage.
 */
export class UploadQueue {
  items: readonly UploadItem[] = []
  readonly #entries = new Map<string, Entry>()
  readonly #listeners = new Set<() => void>()
  readonly #lang: string
  readonly #purpose: string
  #onDone: ((id: string, file: File) => void) | undefined

  /** `purpose`: what the drive is told that the files are for. */
  constructor(lang: string, purpose = '') {
    this.#lang = lang
    this.#purpose = purpose
  }

  /** Calls `onDone` with the id of each upload that is kept from now on, until the function that it returns is called. */
  whenDone(onDone: (id: string, file: File) => void): () => void {
    this.#onDone = onDone
    return () => {
      this.#onDone = undefined
    }
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  add(files: Iterable<File>): void {
    for (const file of files) {
      const key = newKey()
      this.#entries.set(key, { key, name: file.name, state: 'waiting', percent: 0, file })
    }
    this.#tell()
    this.#next()
  }

  retry(key: string): void {
    const entry = this.#entries.get(key)
    if (entry?.state !== 'failed' && entry?.state !== 'offline') return
    // One that was refused has no place on the server any more.
    if (entry.message !== undefined && !entry.failure) delete entry.upload
    this.#change(entry, { state: 'waiting', message: undefined, failure: undefined })
    this.#next()
  }

  /** Tries again what the network cut off. */
  retryOffline(): void {
    for (const { key, state } of this.#entries.values()) if (state === 'offline') this.retry(key)
  }

  /** Gives an upload up, here and on the server. */
  cancel(key: string): void {
    const entry = this.#entries.get(key)
    this.#entries.delete(key)
    // What the server can't be told now ends by itself after a day.
    if (entry?.state !== 'done') void entry?.upload?.abort(true).catch(() => {})
    this.#tell()
    this.#next()
  }

  /** Stops sending, and keeps what the server has: another page is shown. */
  pause(): void {
    for (const { upload, state } of this.#entries.values()) if (state === 'sending') void upload?.abort(false).catch(() => {})
  }

  #next(): void {
    const entries = [...this.#entries.values()]
    const free = AT_ONCE - entries.filter(one => one.state === 'sending' || one.state === 'checking').length
    for (const entry of entries.filter(one => one.state === 'waiting').slice(0, Math.max(0, free))) {
      this.#change(entry, { state: 'sending' })
      void this.#send(entry).catch(() => this.#fail(entry, undefined))
    }
  }

  async #send(entry: Entry): Promise<void> {
    entry.upload ??= await this.#create(entry)
    // It may have been cancelled meanwhile.
    if (this.#entries.has(entry.key)) entry.upload.start()
  }

  async #create(entry: Entry): Promise<Upload> {
    const { Upload } = await importPart(() => import('tus-js-client'))
    const { file } = entry
    const upload = new Upload(file, {
      endpoint: ENDPOINT,
      metadata: { filename: file.name, filetype: file.type, ...(this.#purpose && { purpose: this.#purpose }) },
      headers: { 'accept-language': this.#lang },
      retryDelays: RETRY_DELAYS_MS,
      removeFingerprintOnSuccess: true,
      onProgress: (sent, total) => {
        const percent = total > 0 ? Math.floor((sent / total) * 100) : 0
        this.#change(entry, { percent, state: sent === total ? 'checking' : 'sending' })
      },
      onSuccess: () => {
        const id = upload.url?.split('/').at(-1) ?? ''
        this.#change(entry, { state: 'done', percent: 100, id })
        this.#onDone?.(id, file)
        this.#next()
      },
      onError: error => this.#fail(entry, 'originalResponse' in error ? error.originalResponse : null),
    })
    const [before] = await upload.findPreviousUploads()
    if (before) upload.resumeFromPreviousUpload(before)
    return upload
  }

  #fail(entry: Entry, response: { getStatus(): number; getBody(): string } | null | undefined): void {
    const status = response?.getStatus() ?? 0
    if (status === 0) {
      this.#change(entry, navigator.onLine ? { state: 'failed', failure: 'network' } : { state: 'offline' })
    } else {
      if (isFinal(status)) void forget(entry.upload).catch(() => {})
      this.#change(entry, {
        state: 'failed',
        failure: status === 401 ? 'signed-out' : undefined,
        message: messageOf(response?.getBody() ?? ''),
      })
    }
    this.#next()
  }

  #change(entry: Entry, values: Partial<UploadItem>): void {
    Object.assign(entry, values)
    this.#tell()
  }

  #tell(): void {
    this.items = [...this.#entries.values()].map(({ file: _, upload: __, ...item }) => ({ ...item }))
    for (const listener of this.#listeners) listener()
  }
}

/** True if the server has given the upload up: neither a session that ended nor something that passes. */
const isFinal = (status: number) => status >= 400 && status < 500 && ![401, 408, 423, 429].includes(status)

/** Forgets the address of an upload that is refused: it can't go on, and the next one of the same file begins anew. */
async function forget(upload: Upload | undefined): Promise<void> {
  const { defaultOptions } = await importPart(() => import('tus-js-client'))
  for (const { urlStorageKey } of (await upload?.findPreviousUploads()) ?? []) await defaultOptions.urlStorage?.removeUpload(urlStorageKey)
}

/** Returns the sentence of a refusal's envelope; undefined if it is something else, such as a proxy's page. */
function messageOf(body: string): string | undefined {
  try {
    const { message } = JSON.parse(body) as { message?: unknown }
    return typeof message === 'string' ? message : undefined
  } catch {
    return undefined
  }
}

/** Returns the names of uploads that were cut off in this browser and can go on, and forgets older ones. */
export async function listUnfinished(now: number): Promise<string[]> {
  const { defaultOptions } = await importPart(() => import('tus-js-client'))
  const storage = defaultOptions.urlStorage
  const all = (await storage?.findAllUploads()) ?? []
  const names: string[] = []
  for (const { creationTime, metadata, urlStorageKey } of all) {
    if (now - Date.parse(creationTime) < KEPT_MS) names.push(metadata['filename'] ?? '')
    else await storage?.removeUpload(urlStorageKey)
  }
  return names
}

/** Forgets the uploads that were cut off in this browser; the server does so after a day. */
export async function forgetUnfinished(): Promise<void> {
  const { defaultOptions } = await importPart(() => import('tus-js-client'))
  const storage = defaultOptions.urlStorage
  for (const { urlStorageKey } of (await storage?.findAllUploads()) ?? []) await storage?.removeUpload(urlStorageKey)
}
