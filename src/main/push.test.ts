import { pino } from 'pino'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Enrolled, enrol } from '#features/members/testing.ts'
import { choosePushes } from '#features/notices/channels.server.ts'
import type { NoticeKind } from '#features/notices/notice.ts'
import { addNotices, readAllNotices } from '#features/notices/notices.server.ts'
import { PUSHES_PER_DAY, type PushJobParts, pushNotices } from '#features/notices/push/jobs.ts'
import { isPushService } from '#features/notices/push/push-services.ts'
import {
  type DeviceFields,
  deviceFields,
  renewDevice,
  subscribeDevice,
  unsubscribeDevice,
} from '#features/notices/push/subscriptions.server.ts'
import { openPushService } from '#features/notices/push/testing.ts'
import { vapidKeysOf } from '#features/notices/push/vapid.server.ts'
import { buildSite } from '#features/sites/testing.ts'
import { PAGE_SEAL } from '#page/testing.ts'
import { createSeal } from '#platform/crypto/seal.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { makeQueues } from '#platform/jobs/jobs.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'

const database = openTestDatabase()
let mine: TenantId
let pupil: Enrolled
let friend: Enrolled
let clock = TEST_NOW
const HOUR = 3_600_000

const parts: PushJobParts = {
  keys: vapidKeysOf(PAGE_SEAL),
  isLoopbackAllowed: true,
  findSite: async of => buildSite({ of }),
  now: () => clock,
}
const job = pushNotices(parts)

beforeAll(async () => {
  mine = await database.createTenant()
  await makeQueues(database.url, pino({ level: 'silent' }), [job])
  pupil = await enrol(database, mine, 'Sari', ['student'])
  friend = await enrol(database, mine, 'Budi', ['student'])
})
beforeEach(async () => {
  clock = new Date('2026-08-17T05:00:00Z')
  for (const table of ['notices', 'notice_settings', 'push_subscriptions', 'jobs.job']) await database.pool.query(`delete from ${table}`)
})

const does = async <T>(who: Enrolled, work: Parameters<typeof database.asTenant<T>>[1]) =>
  await database.asTenant(mine, work, { viewer: await who.viewer(), now: clock })
const subscribe = (who: Enrolled, device: DeviceFields) => does(who, ctx => subscribeDevice(ctx, device, { isLoopbackAllowed: true }))
const happens = (kind: NoticeKind, subject = 'Web dasar', to = [pupil.id]) =>
  database.asTenant(mine, ctx => addNotices(ctx, { kind, subject, to }), { now: clock })
const waiting = async () =>
  (
    await database.pool.query<{ id: string; payload: unknown; start_after: Date }>(
      `select id, data -> 'payload' as payload, start_after from jobs.job where name = 'notices.push' and state = 'created' order by created_on, id`,
    )
  ).rows
/** Runs what waits once, as the queue does; returns the failures. */
async function run(): Promise<string[]> {
  const failures: string[] = []
  for (const { id, payload } of await waiting()) {
    await database.pool.query('delete from jobs.job where id = $1', [id])
    const trial = { signal: new AbortController().signal, startAgain: async () => {} }
    await database.asTenant(mine, ctx => job.run(ctx, payload, trial), { now: clock }).catch((error: Error) => failures.push(error.message))
  }
  return failures
}
const devices = async () => (await database.pool.query('select member_id, sent_count from push_subscriptions')).rows

describe('a device', () => {
  it('is taken of who is signed in alone, and of a browser’s push service alone', async () => {
    const { device } = await openPushService()
    const nobody = database.asTenant(mine, ctx => subscribeDevice(ctx, device, { isLoopbackAllowed: true }))
    await expect(nobody).rejects.toMatchObject({ status: 401 })
    await expect(does(pupil, ctx => subscribeDevice(ctx, device, { isLoopbackAllowed: false }))).rejects.toMatchObject({ status: 422 })
    const not = [
      'https://contoh.id/x',
      'http://fcm.googleapis.com/x',
      'https://fcm.googleapis.com:8443/x',
      'https://a@fcm.googleapis.com/x',
    ]
    for (const endpoint of [...not, 'https://fcm.googleapis.com.contoh.id/x', 'https://169.254.169.254/x', 'file:///etc/passwd', ''])
      expect([endpoint, isPushService(endpoint, false)]).toEqual([endpoint, false])
    for (const host of ['fcm.googleapis.com', 'updates.push.services.mozilla.com', 'web.push.apple.com', 'wns2-sg2p.notify.windows.com'])
      expect([host, isPushService(`https://${host}/x`, false)]).toEqual([host, true])
    for (const wrong of [{ p256dh: 'AAAA' }, { auth: 'AAAA' }, { endpoint: 7 }])
      expect(deviceFields.safeParse({ ...device, ...wrong }).success).toBe(false)
    expect(await devices()).toEqual([])
  })

  it('is whose it was last, forgotten by them, and with the session in which it was asked for', async () => {
    const { device } = await openPushService()
    await subscribe(pupil, device)
    await subscribe(friend, device)
    expect(await devices()).toMatchObject([{ member_id: friend.id }])
    await does(pupil, ctx => unsubscribeDevice(ctx, device.endpoint))
    expect(await devices()).toHaveLength(1)
    await does(friend, ctx => unsubscribeDevice(ctx, device.endpoint))
    expect(await devices()).toEqual([])
    const leaving = await enrol(database, mine, 'Wati', ['student'])
    await subscribe(leaving, device)
    await database.pool.query('delete from sessions where member_id = $1', [leaving.id])
    expect(await devices()).toEqual([])
  })
})

describe('a device whose push service gave it another address', () => {
  const renew = (who: Enrolled, was: string, device: DeviceFields) =>
    does(who, ctx => renewDevice(ctx, was, device, { isLoopbackAllowed: true }))
  const addresses = async () =>
    (await database.pool.query('select member_id as of, endpoint from push_subscriptions order by endpoint')).rows as object[]

  it('is renewed for who had it alone, at a browser’s push service alone, and where it was there', async () => {
    const { device } = await openPushService()
    const fresh = { ...device, endpoint: `${device.endpoint}-baru` }
    const nobody = database.asTenant(mine, ctx => renewDevice(ctx, device.endpoint, fresh, { isLoopbackAllowed: true }))
    await expect(nobody).rejects.toMatchObject({ status: 401 })
    await expect(renew(pupil, device.endpoint, fresh)).rejects.toMatchObject({ status: 404 })
    await subscribe(pupil, device)
    await expect(renew(friend, device.endpoint, fresh)).rejects.toMatchObject({ status: 404 })
    await expect(renew(pupil, device.endpoint, { ...fresh, endpoint: 'https://contoh.id/x' })).rejects.toMatchObject({ status: 422 })
    const other = await database.createTenant()
    const stranger = await enrol(database, other, 'Lain', ['student'])
    const theirs = database.asTenant(other, ctx => renewDevice(ctx, device.endpoint, fresh, { isLoopbackAllowed: true }), {
      viewer: await stranger.viewer(),
      now: clock,
    })
    await expect(theirs).rejects.toMatchObject({ status: 404 })
    expect(await addresses()).toEqual([{ of: pupil.id, endpoint: device.endpoint }])
  })

  it('is told at the new one, also of what waited, with the count of its day; said twice it is one', async () => {
    const old = await openPushService()
    const service = await openPushService()
    await subscribe(pupil, old.device)
    await database.pool.query('update push_subscriptions set sent_on = $1, sent_count = 3', ['2026-08-17'])
    await happens('answered')
    for (const _ of [1, 2]) await renew(pupil, old.device.endpoint, service.device)
    expect(await addresses()).toEqual([{ of: pupil.id, endpoint: service.device.endpoint }])
    expect(await run()).toEqual([])
    expect([old.received.length, service.received.length]).toEqual([0, 1])
    expect(await devices()).toMatchObject([{ sent_count: 4 }])
  })

  it('is one, where its page has subscribed the new one meanwhile, and takes it from whoever had it before', async () => {
    const { device } = await openPushService()
    const fresh = { ...device, endpoint: `${device.endpoint}-baru` }
    for (const who of [pupil, friend]) {
      await subscribe(pupil, device)
      await subscribe(who, fresh)
      await renew(pupil, device.endpoint, fresh)
      expect(await addresses()).toEqual([{ of: pupil.id, endpoint: fresh.endpoint }])
    }
    await renew(pupil, fresh.endpoint, fresh)
    expect(await addresses()).toEqual([{ of: pupil.id, endpoint: fresh.endpoint }])
  })
})

describe('a message', () => {
  it('reaches the device sealed, shown by the installation’s own key, in its person’s language, once', async () => {
    const service = await openPushService()
    await subscribe(pupil, service.device)
    await database.pool.query(`update members set lang = 'en' where id = $1`, [pupil.id])
    await happens('answered')
    await happens('answered')
    expect(await run()).toEqual([])
    await database.pool.query(`update members set lang = 'id' where id = $1`, [pupil.id])
    expect(service.received).toHaveLength(1)
    const [message] = service.received
    expect(message?.said).toMatchObject({ title: 'You have an answer in the class “Web dasar”', path: '/en/Learn', lang: 'en' })
    expect(message?.sealed.toString('latin1')).not.toContain('Web dasar')
    expect(message?.claims?.aud).toBe(new URL(service.device.endpoint).origin)
    expect(message?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' })
    expect(message?.headers['authorization']).toContain(parts.keys.publicKey)
    expect(await devices()).toMatchObject([{ sent_count: 1 }])
  })

  it('tells a child’s locked screen nothing of what happened', async () => {
    const service = await openPushService()
    await subscribe(pupil, service.device)
    await database.pool.query(`update members set born_on = '2011-01-01' where id = $1`, [pupil.id])
    await happens('answered')
    await run()
    await database.pool.query('update members set born_on = null where id = $1', [pupil.id])
    expect(service.received[0]?.said.title).toBe('Ada kabar baru untukmu')
    expect(JSON.stringify(service.received[0]?.said)).not.toContain('Web dasar')
  })

  it('goes only to who wants it: kinds that can wait are asked for, others can be switched off; what was read is not sent', async () => {
    const service = await openPushService()
    await subscribe(pupil, service.device)
    await happens('chapterOpened')
    expect(await waiting()).toEqual([])
    await does(pupil, ctx => choosePushes(ctx, new Set(['chapterOpened'])))
    await happens('answered', 'Lain')
    expect(await waiting()).toEqual([])
    await happens('chapterOpened', 'Lagi')
    expect(await waiting()).toHaveLength(1)
    await does(pupil, readAllNotices)
    await run()
    expect(service.received).toEqual([])
  })

  it('waits for the morning, and what was soon is not told late', async () => {
    const service = await openPushService()
    await subscribe(pupil, service.device)
    clock = new Date('2026-08-17T16:10:00Z')
    await happens('answered')
    await happens('sessionSoon')
    await run()
    expect(service.received).toEqual([])
    expect((await waiting()).map(({ start_after }) => start_after.toISOString())).toEqual(Array(2).fill('2026-08-17T23:00:00.000Z'))
    clock = new Date('2026-08-17T23:00:00Z')
    await run()
    expect(service.received.map(({ said }) => said.title)).toEqual(['Ada jawaban untukmu di kelas “Web dasar”'])
  })

  it('is one of so many a day', async () => {
    const service = await openPushService()
    await subscribe(pupil, service.device)
    for (let at = 0; at < PUSHES_PER_DAY + 2; at++) await happens('answered', `Kelas ${at}`)
    await run()
    expect(service.received).toHaveLength(PUSHES_PER_DAY)
    clock = new Date(clock.getTime() + 24 * HOUR)
    await happens('answered', 'Besok')
    await run()
    expect(service.received).toHaveLength(PUSHES_PER_DAY + 1)
  })

  it('ends with a device that is gone, waits where the service is busy, and fails where it fails', async () => {
    const service = await openPushService()
    await subscribe(pupil, service.device)
    service.status = 429
    await happens('answered', 'Satu')
    expect(await run()).toEqual([])
    const [later] = await waiting()
    expect(later?.start_after.getTime()).toBeGreaterThan(clock.getTime())
    service.status = 503
    expect(await run()).toHaveLength(1)
    expect(await devices()).toMatchObject([{ sent_count: 0 }])
    for (const status of [410, 404, 403]) {
      await subscribe(pupil, service.device)
      service.status = status
      await happens('answered', `Sesudah ${status}`)
      expect(await run()).toEqual([])
      expect([status, await devices()]).toEqual([status, []])
    }
  })
})

it('has keys that follow from the installation’s secret: the same each time, others for another', () => {
  expect(vapidKeysOf(PAGE_SEAL)).toEqual(parts.keys)
  expect(Buffer.from(parts.keys.publicKey, 'base64url')).toHaveLength(65)
  expect(vapidKeysOf(createSeal('another secret of forty characters!!!!!!')).publicKey).not.toBe(parts.keys.publicKey)
})
