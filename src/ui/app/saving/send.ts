import type { SaveResult } from './saver.ts'

/** The envelope of a response of the calls, as far as it is read here. */
interface Answer<T> {
  status: boolean
  message: string
  data: T | null
  errors?: { path: string; message: string }[]
}

export interface SentVersion {
  state: 'saved' | 'conflict'
  version: number
  newest: number
  /** Where records have versions that readers do not see. */
  shownVersion?: number
  slug: string
  status: string
}

/** Awaits a call that saves, and says what became of it. Never rejects. */
export async function toSaveResult(asking: Promise<Response>): Promise<SaveResult> {
  let response: Response
  let answer: Answer<SentVersion>
  try {
    response = await asking
    // Named boundary: our own server's envelope; a proxy's page is no JSON and counts as a failure.
    answer = (await response.json()) as Answer<SentVersion>
  } catch (error) {
    return error instanceof SyntaxError ? { kind: 'failed' } : { kind: 'offline' }
  }
  const { status, headers } = response
  const { message, data, errors: problems = [] } = answer
  if (data?.state === 'conflict') return { kind: 'conflict', newest: data.newest }
  if (data?.state === 'saved') {
    const { version, shownVersion = version, slug, status: state } = data
    return { kind: 'saved', version, shownVersion, slug, status: state }
  }
  if (status === 401 || status === 403) return { kind: 'forbidden', isSignedOut: status === 401, message }
  if (status >= 400 && status < 500 && status !== 408 && status !== 429)
    return { kind: 'refused', message, problems: withoutPrefix(problems) }
  const retryAfterSeconds = Number(headers.get('retry-after')) || undefined
  return { kind: 'failed', retryAfterSeconds }
}

/** `work.title` is the field `title` of the editor. */
function withoutPrefix(problems: readonly { path: string; message: string }[]) {
  return problems.map(({ path, message }) => ({ path: path.replace(/^work\./, ''), message }))
}
