import type { TenantId } from '#platform/db/ids.ts'
import type { Db } from '#platform/db/scope.ts'
import type { SeedTenant, SeedWorld } from './content-types.ts'
import { seedId } from './ids.ts'

const TIERS = ['Platinum', 'Gold', 'Silver']
const SPEAKERS = 4

/** Loads who speaks at a tenant's events, its first mentors, and who sponsors them, its first partners. */
export async function loadLineUp(db: Db, tenantId: TenantId, seed: SeedTenant, world: SeedWorld | undefined): Promise<void> {
  const speakers = seed.mentors.slice(0, SPEAKERS)
  if (speakers.length > 0)
    await db
      .insertInto('speakers')
      .values(
        speakers.map(({ slug, name, headline, bio }) => ({
          tenant_id: tenantId,
          id: seedId(seed.slug, 'speaker', slug),
          name,
          role: headline,
          bio,
          photo: `/art/avatar/${slug}.svg`,
        })),
      )
      .execute()
  const sponsors = world?.partners.slice(0, TIERS.length) ?? []
  if (sponsors.length > 0)
    await db
      .insertInto('sponsors')
      .values(
        sponsors.map(({ name }, at) => ({
          tenant_id: tenantId,
          id: seedId(seed.slug, 'sponsor', name),
          name,
          tier: TIERS[at] ?? '',
        })),
      )
      .execute()
}

/** Returns whom an event that is still to come names: two speakers, of whom one has not agreed yet, and the sponsors. */
export function lineUpOf(seed: SeedTenant, world: SeedWorld | undefined): { speakers: object[]; sponsors: object[] } {
  return {
    speakers: seed.mentors
      .slice(0, 2)
      .map(({ slug, name }, at) => ({ speakerId: seedId(seed.slug, 'speaker', slug), name, isConfirmed: at === 0 })),
    sponsors: (world?.partners.slice(0, TIERS.length) ?? []).map(({ name }) => ({ sponsorId: seedId(seed.slug, 'sponsor', name), name })),
  }
}
