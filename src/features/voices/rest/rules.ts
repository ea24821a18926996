import { mayTakeGifts } from '#features/gifts/gift.ts'
import type { Settings } from '#features/sites/settings.ts'
import type { Viewer } from '#platform/context.ts'
import { mayKeepDisc } from '../policy.ts'
import { notGranted } from './errors.ts'
import type { PublicTable } from './tables.ts'

/** Checks the rules for adding rows that the database cannot know. Throws 42501. */
export function requireMayAdd(table: PublicTable, viewer: Viewer, { settings, now }: { settings: Settings; now: Date }): void {
  if (table === 'donations' && !mayTakeGifts(settings, now))
    throw notGranted(table, 'No gift is taken here: the organisation, its permit, the period and the purpose are not all set.')
  if (table === 'user_disc' && !mayKeepDisc(viewer)) throw notGranted(table, 'No result is kept of who is under 18, or may be.')
}
