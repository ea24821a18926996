import { requireProof } from '../pages/two-factor-prove.tsx'
import { redirect } from '../responses.ts'
import { showErrorPage } from '../ui/error-page.server.tsx'
import type { SignedInVisit } from '../visit.ts'

/**
 * Returns the refusal of a page of superadmins; undefined for one who has proven the second factor in this session. Others get 404, which does not say that
 * there is such a page.
 */
export async function refuseOthers(visit: SignedInVisit): Promise<Response | undefined> {
  const { person, dependencies } = visit
  if (!(await dependencies.installation.isSuperadmin(person.id))) return showErrorPage(visit, 'notFound')
  if (person.secondFactorAt) return undefined
  return (await requireProof(visit)) ?? redirect(visit, '/two-factor')
}
