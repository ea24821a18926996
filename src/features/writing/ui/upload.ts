import { newKey } from '#kit/new-key.ts'

/** What became of an upload: the file's address on this site, or why it was refused ('' if the server was not reached). */
export type Uploaded = { kind: 'stored'; url: string } | { kind: 'refused'; message: string }

/** Sends a file to the tenant's drive. Never rejects. */
export async function uploadFile(file: File, lang: string): Promise<Uploaded> {
  const body = new FormData()
  body.set('file', file)
  body.set('purpose', 'post')
  try {
    const headers = { 'idempotency-key': newKey(), 'accept-language': lang }
    const response = await fetch('/api/drive/v1/upload', { method: 'POST', body, headers })
    // Named boundary: our own server's envelope.
    const { data, message } = (await response.json()) as { data: { url: string } | null; message: string }
    return data ? { kind: 'stored', url: data.url } : { kind: 'refused', message }
  } catch {
    return { kind: 'refused', message: '' }
  }
}

/** Returns the files of a drop or a clipboard whose type begins so: `image/`. */
export function filesOf(from: DataTransfer | null, type: string): File[] {
  return [...(from?.files ?? [])].filter(file => file.type.startsWith(type))
}

/** Returns the length of a sound in seconds, read from its beginning by the browser; undefined if it can't be read. Takes at most ten seconds. */
export async function readSoundLength(address: string): Promise<number | undefined> {
  return await new Promise(resolve => {
    const sound = new Audio()
    const end = () => {
      const { duration } = sound
      sound.removeAttribute('src')
      resolve(Number.isFinite(duration) && duration > 0 ? duration : undefined)
    }
    sound.preload = 'metadata'
    sound.addEventListener('loadedmetadata', end, { once: true })
    sound.addEventListener('error', end, { once: true })
    setTimeout(end, 10_000)
    sound.src = address
  })
}
