import type { settingFields } from '#features/sites/settings.ts'
import type { VoiceKind } from '#features/voices/voice.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import type { Db } from '#platform/db/scope.ts'
import { aspirations, reviews } from './content/visitors/voices.ts'
import { dayOffset } from './dates.ts'
import { queuesByTenant } from './queues.ts'
import { tenants } from './tenants.ts'

/** Returns the demo's donation settings; the organisation, its permit and its purpose are invented. */
export function giftsOf(slug: string, title: string, now: Date): Parameters<typeof settingFields.donation.parse>[0] {
  if (!takesGifts(slug)) return undefined
  const year = now.getUTCFullYear()
  return {
    organisation: `${title} (contoh)`,
    permit: `CONTOH/PUB/${year}/001`,
    validFrom: `${year}-01-01`,
    validUntil: `${year + 1}-12-31`,
    purpose: 'Laptop pinjaman dan kuota internet bagi siswa yang belajar dari rumah.',
  }
}

const takesGifts = (slug: string) => slug === 'demo' || slug === 'foundation'

const GIFTS = [250_000, 100_000, 1_500_000] as const
/** Comments and aspirations shown on each site. */
export const SHOWN_VOICES = 3

interface Target {
  db: Db
  tenantId: TenantId
  slug: string
  now: Date
}

/** Loads invented voices of visitors: on every site some that staff approved, since every site has the forms, and on those with queues some that wait. */
export async function loadVoices(target: Target): Promise<void> {
  await loadApproved(target)
  await loadWaiting(target)
}

async function loadApproved({ db, tenantId, slug, now }: Target) {
  const row = (kind: VoiceKind, at: number) => ({
    tenant_id: tenantId,
    id: newId(),
    created_at: dayOffset(now, -4 - at * 6, kind.length),
    approved_at: dayOffset(now, -3 - at * 6, kind.length),
  })
  await db
    .insertInto('book_reviews')
    .values(shownAt(slug, reviews).map(([name, rating, message], at) => ({ ...row('book_reviews', at), name, rating, message })))
    .execute()
  await db
    .insertInto('aspirations')
    .values(
      shownAt(slug, aspirations).map(([name, city, topics, message], at) => ({
        ...row('aspirations', at),
        name,
        city,
        topics: [...topics],
        message,
      })),
    )
    .execute()
  if (!takesGifts(slug)) return
  await db
    .insertInto('donations')
    .values(GIFTS.map((amount, at) => ({ ...row('donations', at), amount })))
    .execute()
}

/** Returns the few of the list that a site shows; neighbouring sites show different ones. */
function shownAt<T>(slug: string, all: readonly T[]): T[] {
  const from = tenants.findIndex(tenant => tenant.slug === slug) * SHOWN_VOICES
  return Array.from({ length: SHOWN_VOICES }, (_, at) => all[(from + at) % all.length]).filter(one => one !== undefined)
}

async function loadWaiting({ db, tenantId, slug, now }: Target) {
  const queues = queuesByTenant.get(slug)
  if (!queues) return
  const row = (at: number) => ({ tenant_id: tenantId, id: newId(), created_at: dayOffset(now, -1 - at, 5) })
  const { aspirations: hopes, reviews: comments, testimonies, donations } = queues
  await db
    .insertInto('aspirations')
    .values(hopes.map((one, at) => ({ ...row(at), ...one })))
    .execute()
  await db
    .insertInto('book_reviews')
    .values(comments.map((one, at) => ({ ...row(at), ...one })))
    .execute()
  await db
    .insertInto('testimonies')
    .values(testimonies.map((one, at) => ({ ...row(at), ...one, approved_at: null })))
    .execute()
  if (donations.length === 0) return
  await db
    .insertInto('donations')
    .values(donations.map(({ rupiah, ...one }, at) => ({ ...row(at), ...one, amount: rupiah })))
    .execute()
}
