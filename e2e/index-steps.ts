import { expect } from './fixtures.ts'
import type { Stage } from './stage.ts'

/** The demo's content is read into the index after the server has begun to serve, together with everything else that the journeys write. */
const INDEX_MS = 90_000

/** Waits until the assistant finds a site's content. `of`: a source's id, or how its title begins. */
export async function untilIndexed(stage: Stage, site: string, of: { id: string } | { title: string }): Promise<void> {
  const tenantId = await stage.tenant(site)
  const [which, value] = 'id' in of ? ['source_id = $2', of.id] : ['starts_with(title, $2)', of.title]
  const count = async () => (await stage.query(`select from passages where tenant_id = $1 and ${which} limit 1`, [tenantId, value])).length
  await expect.poll(count, { message: `${value} in the index`, timeout: INDEX_MS }).toBe(1)
}
