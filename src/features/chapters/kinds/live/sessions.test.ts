import { beforeAll, describe, expect, it } from 'vitest'
import { buildClass } from '#features/classes/testing.ts'
import { type Enrolled, enrol } from '#features/members/testing.ts'
import type { Ctx, Viewer } from '#platform/context.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { findProven } from '../../proven.server.ts'
import { readChapterFor } from '../../reading.server.ts'
import { buildChapter, buildEnrolment } from '../../testing.ts'
import { attendSession, getSession, listAttendees, showCode } from './sessions.server.ts'

const database = openTestDatabase()
const MINUTE = 60_000
const START = TEST_NOW.getTime()
const at = (minutes: number) => new Date(START + minutes * MINUTE)
const LINK = 'https://rapat.example/kelas'
const content = { startsAt: at(0).toISOString(), endsAt: at(60).toISOString(), link: LINK, about: { type: 'doc', content: [] } }

let tenant: TenantId
let other: TenantId
let chapterId: string
let people: Record<'mentor' | 'colleague' | 'pupil' | 'friend' | 'stranger', Enrolled>

beforeAll(async () => {
  tenant = await database.createTenant()
  other = await database.createTenant()
  people = {
    mentor: await enrol(database, tenant, 'Ani', ['admin']),
    // Teaches, but not this class.
    colleague: await enrol(database, tenant, 'Rina', ['mentor']),
    pupil: await enrol(database, tenant, 'Sari', ['student']),
    friend: await enrol(database, tenant, 'Budi', ['student']),
    stranger: await enrol(database, tenant, 'Tono', ['student']),
  }
  chapterId = await database.asTenant(
    tenant,
    async ctx => {
      const { id } = await buildClass(ctx)
      await buildEnrolment(ctx, id, people.pupil.id)
      await buildEnrolment(ctx, id, people.friend.id)
      return await buildChapter(ctx, id, { kind: 'live', content })
    },
    { now: TEST_NOW },
  )
})

async function as<T>(who: keyof typeof people | Viewer, minutes: number, work: (ctx: Ctx) => Promise<T>, of = tenant): Promise<T> {
  return await database.asTenant(of, work, { viewer: typeof who === 'string' ? await people[who].viewer() : who, now: at(minutes) })
}
const codeNow = async (isNew = false) => (await as('mentor', 0, ctx => showCode(ctx, { chapterId, isNew }))).code
const attend = (who: keyof typeof people, minutes: number, code: string) => as(who, minutes, ctx => attendSession(ctx, { chapterId, code }))

describe('a live session', () => {
  it('refuses who is not signed in, takes no part, is of another tenant, or asks for a chapter of another kind', async () => {
    await expect(as({ kind: 'nobody' }, 0, ctx => getSession(ctx, chapterId))).rejects.toMatchObject({ status: 401 })
    await expect(as('stranger', 0, ctx => getSession(ctx, chapterId))).rejects.toMatchObject({ status: 403 })
    await expect(as('mentor', 0, ctx => getSession(ctx, chapterId), other)).rejects.toMatchObject({ status: 404 })
    await expect(as('pupil', 0, ctx => getSession(ctx, newId()))).rejects.toMatchObject({ status: 404 })
    await expect(as('pupil', 0, ctx => showCode(ctx, { chapterId }))).rejects.toMatchObject({ status: 403 })
  })

  it('gives its link from 15 minutes before it to its end, and never with its content', async () => {
    const linkAt = async (minutes: number) => (await as('pupil', minutes, ctx => getSession(ctx, chapterId))).link
    expect(await linkAt(-16)).toBe('')
    expect(await linkAt(-15)).toBe(LINK)
    expect(await linkAt(60)).toBe(LINK)
    expect(await linkAt(61)).toBe('')
    expect(await as('mentor', -500, ctx => getSession(ctx, chapterId))).toMatchObject({ link: LINK, isTeacher: true })
    for (const who of ['mentor', 'pupil'] as const)
      expect(JSON.stringify(await as(who, 0, ctx => readChapterFor(ctx, chapterId)))).not.toContain('rapat.example')
  })

  it('takes its code half an hour around it alone, however it is typed, and no other one', async () => {
    await expect(attend('pupil', 0, 'ABCDEF')).rejects.toMatchObject({ status: 422 })
    const code = await codeNow()
    expect(code).toMatch(/^[A-HJ-NP-Z2-9]{6}$/)
    for (const minutes of [-31, 91]) await expect(attend('pupil', minutes, code)).rejects.toMatchObject({ status: 409 })
    await expect(attend('pupil', 0, code.slice(1))).rejects.toMatchObject({ status: 422 })
    await expect(attend('stranger', 0, code)).rejects.toMatchObject({ status: 403 })
    expect(await as('pupil', 5, ctx => findProven(ctx, people.pupil.id, [chapterId]))).toEqual(new Map())
    await attend('pupil', 5, ` ${code.slice(0, 3).toLowerCase()}-${code.slice(3)}`)
    // The first time counts.
    expect(await attend('pupil', 20, code)).toEqual({ attendedAt: at(5) })
    expect(await as('pupil', 20, ctx => getSession(ctx, chapterId))).toMatchObject({ attendedAt: at(5), isCodeTaken: true })
    expect(await as('pupil', 20, ctx => findProven(ctx, people.pupil.id, [chapterId]))).toEqual(new Map([[chapterId, at(5)]]))
    expect(await as('mentor', 0, ctx => showCode(ctx, { chapterId }))).toEqual({ code, attended: 1 })
  })

  it('names who attended and when to who teaches the class, and to nobody else', async () => {
    const list = (ctx: Ctx) => listAttendees(ctx, chapterId)
    await expect(as({ kind: 'nobody' }, 0, list)).rejects.toMatchObject({ status: 401 })
    for (const who of ['pupil', 'stranger', 'colleague'] as const) await expect(as(who, 0, list)).rejects.toMatchObject({ status: 403 })
    await expect(as('mentor', 0, list, other)).rejects.toMatchObject({ status: 404 })
    await expect(as('mentor', 0, ctx => listAttendees(ctx, newId()))).rejects.toMatchObject({ status: 404 })
    const empty = await as('mentor', 0, async ctx => {
      const { id } = await buildClass(ctx)
      return await listAttendees(ctx, await buildChapter(ctx, id, { kind: 'live', content }))
    })
    expect(empty).toEqual({ count: 0, attendees: [] })
    expect(await as('mentor', 600, list)).toEqual({ count: 1, attendees: [{ name: 'Sari', attendedAt: at(5) }] })
    await attend('friend', 3, await codeNow())
    expect(await as('mentor', 600, list)).toEqual({
      count: 2,
      attendees: [
        { name: 'Budi', attendedAt: at(3) },
        { name: 'Sari', attendedAt: at(5) },
      ],
    })
  })

  it('takes a code no longer once there is a new one', async () => {
    const before = await codeNow()
    const code = await codeNow(true)
    expect(code).not.toBe(before)
    await expect(attend('friend', 1, before)).rejects.toMatchObject({ status: 422 })
    await attend('friend', 1, code)
  })
})
