import { createHash } from 'node:crypto'
import { keyOf } from '#features/media/upload.ts'
import { findFile } from '#features/media/uploads.server.ts'
import type { PackageClaim } from '#features/package-runs/claim.ts'
import { requirePerson } from '#features/permissions/permissions.ts'
import { InvalidInput } from '#kit/errors.ts'
import type { Reason } from '#kit/reason.ts'
import type { Ctx } from '#platform/context.ts'
import type { Packages } from './packages.server.ts'
import { keepPart, listParts, readPackage } from './states.server.ts'
import { packageReason } from './texts.ts'

/** How long a package's addresses are valid: a long sitting. */
const TICKET_MS = 6 * 3_600_000
const OWN_ZIP = /^\/files\/([0-9a-f-]{36})\/([a-z0-9-]+\.zip)$/
const NOTHING: PackageClaim = { bookmark: '', suspended: '', state: 'incomplete', score: null }

const refused = (reason: Reason) => new InvalidInput(reason, [{ path: 'address', reason }])

/** Returns what a ZIP of the tenant's library is as a package. Throws InvalidInput where it is none, and as `Packages.open`. */
export async function lookThrough(ctx: Ctx, packages: Packages, address: string) {
  const { standard, title, parts } = await packages.open(await keyOfZip(ctx, address))
  return { standard, title, parts: parts.length }
}

/** Returns a chapter's package for the viewer, with its addresses for the site and how they left it. Throws Unauthenticated, and as `readPackage` and `lookThrough`. */
export async function openPackage(ctx: Ctx, packages: Packages, { chapterId, siteOrigin }: { chapterId: string; siteOrigin: string }) {
  const { memberId } = requirePerson(ctx.viewer)
  const { address, packageId = '', isKept } = await readPackage(ctx, chapterId)
  const key = await keyOfZip(ctx, address)
  const { standard, parts } = await packages.open(key)
  const expiresAt = ctx.now.getTime() + TICKET_MS
  const base = `${packages.originOf(packages.hostOf(ctx.tenantId))}/${packages.writeTicket({ key, memberId, origin: siteOrigin, expiresAt })}/`
  const kept = new Map((isKept ? await listParts(ctx, chapterId, packageId) : []).map(one => [one.part, one]))
  // A package learns no name: only the same sign for the same person.
  const learner = { id: createHash('sha256').update(`${ctx.tenantId} ${memberId}`).digest('hex').slice(0, 16), name: '–' }
  return {
    packageId,
    standard,
    isKept,
    learner,
    expiresAt: new Date(expiresAt).toISOString(),
    parts: parts.map(({ id, title, isReporting }) => {
      const left = kept.get(id) ?? { ...NOTHING, claimedAt: null }
      return {
        id,
        title,
        isReporting,
        url: `${base}?part=${encodeURIComponent(id)}`,
        isThrough: left.claimedAt !== null,
        bookmark: left.bookmark,
        suspended: left.suspended,
        state: left.state,
        score: left.score,
      }
    }),
  }
}

/** Keeps what a part of a chapter's package says. Throws as `openPackage` and `keepPart`; InvalidInput for a part that the package lacks. */
export async function reportPackage(
  ctx: Ctx,
  packages: Packages,
  { chapterId, part, ...claim }: { chapterId: string; part: string } & PackageClaim,
) {
  requirePerson(ctx.viewer)
  const found = await readPackage(ctx, chapterId)
  const { parts } = await packages.open(await keyOfZip(ctx, found.address))
  if (!parts.some(({ id }) => id === part)) {
    const reason = packageReason('PackagePartUnknown')
    throw new InvalidInput(reason, [{ path: 'part', reason }])
  }
  const { countsIn } = await keepPart(ctx, { chapterId, part, partCount: parts.length }, found, claim)
  return { countsIn: countsIn ?? null }
}

/** Returns the storage's key of a ZIP of the tenant's library. */
async function keyOfZip(ctx: Ctx, address: string): Promise<string> {
  const [, id, urlName] = OWN_ZIP.exec(address) ?? []
  if (!id || !urlName) throw refused(packageReason('PackageNotZip'))
  const found = await findFile(ctx, id, urlName)
  if (!found) throw refused(packageReason('PackageMissing'))
  return keyOf(ctx.tenantId, id, urlName, found.stored_as)
}
