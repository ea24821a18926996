import { can } from '#features/permissions/permissions.ts'
import { toLayout, variantOf } from '#features/sites/layouts.ts'
import { type SettingChanges, withChange } from '#features/sites/setting-changes.ts'
import { type Settings, toSettings } from '#features/sites/settings.ts'
import type { Site } from '#features/sites/site.ts'
import type { PageVisit } from '#page/page.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { Seal } from '#platform/crypto/seal.ts'
import { isUuid } from '#platform/db/ids.ts'
import { readCookie, writeCookie } from '#platform/http/credentials.ts'
import { findChanges, findDraft } from './drafts.server.ts'

/** The cookie of somebody who tries a draft. Sealed, so that only those whom we gave one are kept out of the page cache. */
export const TRIAL_COOKIE = 'sanggar_trial'
/** In a frame's first address: shows the site in this layout, whichever the draft has. */
export const TRIAL_LAYOUT = 'trial-layout'

const PURPOSE = 'settings trial'
const TRIAL_SECONDS = 8 * 3600

/** What somebody tries: their own draft, or another one of the tenant that they were sent the link of. */
export interface Trial {
  draftId: string | null
  /** `frame`: only in the studio's frames; `site`: on every page of the site in this browser. */
  where: 'frame' | 'site'
}

/** Returns the trial that a request's cookie asks for; undefined if it has none of ours for this tenant, or asks outside of a frame for one of frames. */
export function readTrial(headers: Headers, { tenantId }: Pick<Site, 'tenantId'>, seal: Seal, isSecure: boolean): Trial | undefined {
  const trial = openTrial(readCookie(headers.get('cookie'), TRIAL_COOKIE, isSecure), tenantId, seal)
  return trial && (trial.where === 'site' || headers.get('sec-fetch-dest') === 'iframe') ? trial : undefined
}

/** Returns the trial of a visit to the studio; undefined if there is none. */
export function trialOf(visit: PageVisit, { tenantId }: Pick<Site, 'tenantId'>, seal: Seal): Trial | undefined {
  return openTrial(visit.cookie(TRIAL_COOKIE), tenantId, seal)
}

/** Begins a trial in this browser. */
export function beginTrial(visit: PageVisit, { tenantId }: Pick<Site, 'tenantId'>, seal: Seal, { draftId, where }: Trial): void {
  const text = [tenantId, draftId ?? '', where, Math.floor(Date.now() / 1000) + TRIAL_SECONDS].join(' ')
  visit.setCookies.push(writeCookie(TRIAL_COOKIE, seal.seal(PURPOSE, text), TRIAL_SECONDS, visit.origin.startsWith('https:')))
}

/** Ends the trial of this browser. */
export function endTrial(visit: PageVisit): void {
  visit.setCookies.push(writeCookie(TRIAL_COOKIE, '', 0, visit.origin.startsWith('https:')))
}

/** Returns the site with the draft merged in; undefined for a viewer who may not try it, who gets what is published. */
export async function siteInTrial(ctx: Ctx, site: Site, trial: Trial, search: URLSearchParams): Promise<Site | undefined> {
  if (!can(ctx.viewer, 'site.manage') || ctx.viewer.kind !== 'person') return undefined
  const draft = trial.draftId === null ? (await findDraft(ctx))?.changes : await findChanges(ctx, trial.draftId)
  return withDraft(site, draft ?? {}, search.get(TRIAL_LAYOUT))
}

/** Returns the settings as they would be with these changes. */
export function withChanges(settings: Settings, changes: SettingChanges): Settings {
  const merged: Record<string, unknown> = { ...settings }
  for (const [key, change] of Object.entries(changes)) merged[key] = change === null ? undefined : withChange(merged[key], change)
  return toSettings(merged)
}

/** Returns the site as it would be with these changes, kept from search engines. */
export function withDraft(site: Site, changes: SettingChanges, layoutName: string | null = null): Site {
  const settings = withChanges(site.settings, changes)
  const layout = toLayout(layoutName ?? settings.layout)
  return {
    ...site,
    settings: { ...settings, meta: { ...settings.meta, robot_index: 'noindex', robot_follow: 'nofollow' } },
    layout,
    variant: variantOf(layout),
  }
}

function openTrial(cookie: string | undefined, tenantId: string, seal: Seal): Trial | undefined {
  const [tenant, draftId = '', where, until] = (cookie ? seal.open(PURPOSE, cookie) : undefined)?.split(' ') ?? []
  if (tenant !== tenantId || !(Number(until) > Date.now() / 1000)) return undefined
  return { draftId: isUuid(draftId) ? draftId : null, where: where === 'site' ? 'site' : 'frame' }
}
