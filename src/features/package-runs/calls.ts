import type { Learner, PackageClaim, PackageStandard } from './claim.ts'

/** A part of a package as the server opens it for a person. */
export interface OpenPart extends PackageClaim {
  id: string
  title: string
  url: string
  isReporting: boolean
  isThrough: boolean
}

export interface OpenedPackage {
  standard: PackageStandard
  parts: OpenPart[]
  learner: Learner
  isKept: boolean
}

const PACKAGE = '/api/services/v1/learning/package'

/** What a ZIP of the library is as a package; `parts`: how many. */
export interface PackageSummary {
  standard: PackageStandard
  title: string
  parts: number
}

/** Opens a chapter's package for the viewer; undefined where it can't be opened now. Never rejects. */
export async function openPackage(chapterId: string): Promise<OpenedPackage | undefined> {
  try {
    const response = await fetch(`${PACKAGE}?${new URLSearchParams({ chapterId })}`)
    // Named boundary: our own server's envelope.
    return response.ok ? ((await response.json()) as { data: OpenedPackage }).data : undefined
  } catch {
    return undefined
  }
}

/** Asks what a ZIP of the library is as a package; `refusal` says why it can't be run, where the server says so. Never rejects. */
export async function lookThrough(address: string, lang: string): Promise<PackageSummary | { refusal: string | undefined }> {
  try {
    const response = await fetch(`/api/services/v1/class/package?${new URLSearchParams({ address })}`, {
      headers: { 'accept-language': lang },
    })
    // Named boundary: our own server's envelope.
    const { message, data } = (await response.json()) as {
      message: string
      data: PackageSummary | null
    }
    return response.ok && data ? { standard: data.standard, title: data.title, parts: data.parts } : { refusal: message }
  } catch {
    return { refusal: undefined }
  }
}

/** Reports what a part says. Returns the seconds after which the package counts as done (null: not through), `waits` where it has to be sent again. Never rejects. */
export async function reportPart(
  chapterId: string,
  part: string,
  claim: PackageClaim,
): Promise<{ countsIn: number | null } | 'waits' | 'refused'> {
  const body = JSON.stringify({ chapterId, part, ...claim })
  try {
    const response = await fetch(PACKAGE, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      // Browsers refuse more than 64 KB of it.
      keepalive: body.length < 50_000,
    })
    if (!response.ok) return response.status >= 500 || response.status === 429 ? 'waits' : 'refused'
    // Named boundary: our own server's envelope.
    return ((await response.json()) as { data: { countsIn: number | null } }).data
  } catch {
    return 'waits'
  }
}
