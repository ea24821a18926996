import { z } from 'zod'
import { requirePerson } from '#features/permissions/permissions.ts'
import { Conflict, InvalidInput, NotFound } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/db/ids.ts'
import { noticeReason } from '../texts.ts'
import { isPushService } from './push-services.ts'
import { isTimeZone } from './quiet.ts'

const KEY_BYTES = 65
const SECRET_BYTES = 16
const bytesOf = (text: string) => Buffer.from(text, 'base64url').length

/** What a browser gives a page that may push. Source: RFC 8291: a point of P-256, and 16 bytes. */
export const deviceFields = z.object({
  endpoint: z.string().max(1000),
  p256dh: z
    .string()
    .max(200)
    .refine(text => bytesOf(text) === KEY_BYTES && Buffer.from(text, 'base64url')[0] === 4),
  auth: z
    .string()
    .max(100)
    .refine(text => bytesOf(text) === SECRET_BYTES),
  timeZone: z.string().max(60),
})
export type DeviceFields = z.output<typeof deviceFields>

/** A person's devices are so many at most: each of them costs a request for each notice. */
const MOST_DEVICES = 10

/**
 * Keeps where the viewer's device hears of notices, as long as this session lasts; a device that another person used is the viewer's from then on. Throws
 * Unauthenticated, InvalidInput for what no browser's push service gives, and Conflict above ten devices.
 */
export async function subscribeDevice(
  ctx: Ctx,
  device: DeviceFields,
  { isLoopbackAllowed }: { isLoopbackAllowed: boolean },
): Promise<void> {
  const { memberId } = requirePerson(ctx.viewer)
  const own = toRow(ctx, device, isLoopbackAllowed)
  const others = await ctx.db
    .selectFrom('push_subscriptions')
    .where('tenant_id', '=', ctx.tenantId)
    .where('member_id', '=', memberId)
    .where('endpoint', '<>', device.endpoint)
    .select('id')
    .execute()
  if (others.length >= MOST_DEVICES) throw new Conflict(noticeReason('TooManyDevices'))
  await ctx.db
    .insertInto('push_subscriptions')
    .values({ tenant_id: ctx.tenantId, id: newId(), created_at: ctx.now, ...own })
    .onConflict(conflict => conflict.columns(['tenant_id', 'endpoint']).doUpdateSet(own))
    .execute()
}

/**
 * Puts the address that a push service gave a device of the viewer's in the place of the one that it had, `was`; what waits for the device goes to the new one.
 * Saying it again changes nothing. Throws Unauthenticated, InvalidInput as `subscribeDevice`, and NotFound where `was` is no device of theirs: who signed out
 * there, or switched it off, is not subscribed anew.
 */
export async function renewDevice(
  ctx: Ctx,
  was: string,
  device: DeviceFields,
  { isLoopbackAllowed }: { isLoopbackAllowed: boolean },
): Promise<void> {
  const { memberId } = requirePerson(ctx.viewer)
  const own = toRow(ctx, device, isLoopbackAllowed)
  const known = await ctx.db
    .selectFrom('push_subscriptions')
    .select(['id', 'endpoint'])
    .where('tenant_id', '=', ctx.tenantId)
    .where('member_id', '=', memberId)
    .where('endpoint', 'in', [was, device.endpoint])
    .execute()
  const replaced = known.find(({ endpoint }) => endpoint === was) ?? known[0]
  if (!replaced) throw new NotFound(noticeReason('DeviceMissing'))
  await ctx.db
    .deleteFrom('push_subscriptions')
    .where('tenant_id', '=', ctx.tenantId)
    .where('endpoint', '=', device.endpoint)
    .where('id', '<>', replaced.id)
    .execute()
  await ctx.db.updateTable('push_subscriptions').set(own).where('tenant_id', '=', ctx.tenantId).where('id', '=', replaced.id).execute()
}

function toRow({ viewer }: Pick<Ctx, 'viewer'>, { endpoint, p256dh, auth, timeZone }: DeviceFields, isLoopbackAllowed: boolean) {
  const { memberId, session } = requirePerson(viewer)
  if (!isPushService(endpoint, isLoopbackAllowed)) throw new InvalidInput(noticeReason('DeviceRefused'))
  return { member_id: memberId, session_sha256: session, endpoint, p256dh, auth, time_zone: isTimeZone(timeZone) ? timeZone : '' }
}

/** Forgets a device of the viewer's own. Throws Unauthenticated. */
export async function unsubscribeDevice(ctx: Ctx, endpoint: string): Promise<void> {
  const { memberId } = requirePerson(ctx.viewer)
  await ctx.db
    .deleteFrom('push_subscriptions')
    .where('tenant_id', '=', ctx.tenantId)
    .where('member_id', '=', memberId)
    .where('endpoint', '=', endpoint)
    .execute()
}

/** Returns how many devices of the viewer hear of notices. Throws Unauthenticated. */
export async function countDevices(ctx: Ctx): Promise<number> {
  const { memberId } = requirePerson(ctx.viewer)
  const { devices } = await ctx.db
    .selectFrom('push_subscriptions')
    .where('tenant_id', '=', ctx.tenantId)
    .where('member_id', '=', memberId)
    .select(({ fn }) => fn.countAll<string>().as('devices'))
    .executeTakeFirstOrThrow()
  return Number(devices)
}
