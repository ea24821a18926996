import type { Credentials, DriveAnswer, TestDrive } from './testing.ts'

export const UPLOADS = '/api/drive/v1/uploads'

const TUS = { 'tus-resumable': '1.0.0' }

/** Sends tus requests by hand, one at a time. `drive` is called lazily, since the drive starts later. */
export function speakTus(drive: () => TestDrive) {
  const ask = (method: string, headers: Credentials, at: string, body?: Buffer): Promise<DriveAnswer> =>
    drive().ask(at, { method, headers: { ...TUS, ...headers }, ...(body && { body: new Uint8Array(body) }) })

  async function begin(headers: Credentials, length: number | string, metadata: Record<string, string>, more: Credentials = {}) {
    return await ask('POST', { ...headers, 'upload-length': String(length), 'upload-metadata': encode(metadata), ...more }, UPLOADS)
  }

  return {
    begin,
    /** Begins an upload that must be accepted; returns its address. */
    async begun(headers: Credentials, length: number, name = 'film.mp4'): Promise<string> {
      const answer = await begin(headers, length, { filename: name })
      if (answer.status !== 201) throw new Error(`not begun: ${answer.status} ${answer.body.message}`)
      return answer.headers.get('location') ?? ''
    },
    patch: (headers: Credentials, at: string, offset: number, body: Buffer) =>
      ask('PATCH', { ...headers, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' }, at, body),
    head: (headers: Credentials, at: string) => ask('HEAD', headers, at),
    abandon: (headers: Credentials, at: string) => ask('DELETE', headers, at),
  }
}

function encode(metadata: Record<string, string>): string {
  return Object.entries(metadata)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',')
}
