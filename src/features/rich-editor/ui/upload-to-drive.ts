import { newKey } from '#kit/new-key.ts'
import type { KeptFile, Upload } from './uploads.ts'

const UPLOAD = '/api/drive/v1/upload'

/** One for each file, so that a repeated upload whose answer was lost makes no second one. */
const keys = new WeakMap<File, string>()

/**
 * Brings a file to the drive (`features/media`). XMLHttpRequest, since fetch doesn't say how much was sent. Rejects with the server's reason in the page's
 * language; with an empty message if the server could not be reached.
 */
export const uploadToDrive: Upload = (file, onProgress) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', UPLOAD)
    request.responseType = 'json'
    const idempotencyKey = keys.get(file) ?? newKey()
    keys.set(file, idempotencyKey)
    request.setRequestHeader('idempotency-key', idempotencyKey)
    request.setRequestHeader('accept-language', document.documentElement.lang)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onerror = () => reject(new Error(''))
    request.onload = () => {
      // Named boundary: our own server's envelope; null if a proxy's page came instead.
      const answer = request.response as { message?: string; data?: (Omit<KeptFile, 'src'> & { url: string }) | null } | null
      if (request.status !== 201 || !answer?.data) {
        // A refusal is stored with its key; another attempt is another request.
        keys.delete(file)
        reject(new Error(answer?.message ?? ''))
        return
      }
      const { url, kind, name, width, height } = answer.data
      resolve({ src: url, kind, name, width, height })
    }
    const body = new FormData()
    body.set('file', file)
    request.send(body)
  })
