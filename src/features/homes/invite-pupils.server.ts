import { sendInvitation } from '#features/members/invitations.server.ts'
import { requirePermission, requirePerson } from '#features/permissions/permissions.ts'
import { NO_LIMITS } from '#features/permissions/role-limits.ts'
import { Forbidden, InvalidInput, isAppError } from '#kit/errors.ts'
import type { PageArgs } from '#page/page.server.ts'
import { isMailAddress } from '#platform/mail/mail-address.ts'
import { requireOwnSchool } from './pupils.server.ts'
import { homeReason } from './texts.ts'

/** So many at once. */
export const MOST_INVITED = 60

/**
 * Returns the addresses of a text: one a line, or a table whose lines have one each; the first line may be its heading. Throws InvalidInput naming the first line that
 * has none, or for none at all, or too many.
 */
export function readAddresses(text: string): string[] {
  const lines = text.split(/\r?\n/).filter(line => line.trim() !== '')
  const found = lines.flatMap((line, at) => {
    const cells = line.split(/[,;\t]/).map(cell => cell.trim().replace(/^"|"$/g, '').toLowerCase())
    const address = cells.find(isMailAddress)
    if (address) return [address]
    if (at === 0 && lines.length > 1 && !line.includes('@')) return []
    throw refused('LineWithoutAddress', { line: at + 1 })
  })
  const addresses = [...new Set(found)]
  if (addresses.length === 0) throw refused('NoAddress')
  if (addresses.length > MOST_INVITED) throw refused('TooManyAddresses', { most: MOST_INVITED })
  return addresses
}

/**
 * Invites addresses as pupils of the viewer's own school, and returns how many there were. Who is a member already gets no mail, and nothing is said of it. Each
 * is audited, and counts among the tenant's mails. Throws as `requireOwnSchool`, Forbidden for who may not consent for the school, and as `sendInvitation`.
 */
export async function invitePupils(
  { ctx, site, origin, lang }: Pick<PageArgs, 'ctx' | 'site' | 'origin' | 'lang'>,
  text: string,
): Promise<number> {
  const school = await requireOwnSchool(ctx)
  if (requirePermission(ctx.viewer, 'children.consent') !== 'own-school') throw new Forbidden()
  const teacher = requirePerson(ctx.viewer)
  const addresses = readAddresses(text)
  for (const email of addresses) {
    try {
      await sendInvitation(
        ctx,
        teacher,
        { email, role: 'student', limits: { ...NO_LIMITS, schoolId: school.id } },
        { site, origin, lang },
        { mayWait: true },
      )
    } catch (error) {
      // Whether an address is a member's is nothing for a school to learn.
      if (!isAppError(error) || error.code !== 'AlreadyMember') throw error
    }
  }
  return addresses.length
}

function refused(code: Parameters<typeof homeReason>[0], values: Record<string, number> = {}): InvalidInput {
  return new InvalidInput(homeReason('FormRefused'), [{ path: 'addresses', reason: homeReason(code, values) }])
}
