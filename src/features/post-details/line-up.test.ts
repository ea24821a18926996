import { beforeAll, describe, expect, it } from 'vitest'
import { type Enrolled, enrol } from '#features/members/testing.ts'
import { getRecord } from '#features/records/read.server.ts'
import { removeRecord, saveRecord } from '#features/records/write.server.ts'
import { speakerFields, speakerRecords } from '#features/speakers/records.server.ts'
import { sponsorFields, sponsorRecords } from '#features/sponsors/records.server.ts'
import type { Ctx, Viewer } from '#platform/context.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { eventDetails, toEventDetails } from './event.ts'
import { listLineUp, withLineUp } from './line-up.server.ts'

const database = openTestDatabase()
let tenant: TenantId
let other: TenantId
let rani: Enrolled
const [speakerId, sponsorId, theirs] = [newId(), newId(), newId()]

beforeAll(async () => {
  tenant = await database.createTenant()
  other = await database.createTenant()
  rani = await enrol(database, tenant, 'Rani', ['writer'])
  const oki = await enrol(database, other, 'Oki', ['writer'])
  const viewer = await oki.viewer()
  await database.asTenant(other, ctx => saveSpeaker(ctx, theirs, { name: 'Orang lain' }), { viewer })
})

const saveSpeaker = (ctx: Ctx, id: string, fields: object, base = 0) =>
  saveRecord(ctx, speakerRecords, { id, base, work: speakerFields.parse(fields) })
const as = async <T>(work: (ctx: Ctx) => Promise<T>, lang: 'id' | 'en' = 'id') =>
  await database.asTenant(tenant, work, { viewer: await rani.viewer(), lang })

describe('speakers and sponsors', () => {
  it('are written by writers alone, and are another tenant’s to nobody else', async () => {
    const attempt = async (viewer: Viewer) =>
      await database.asTenant(tenant, ctx => saveSpeaker(ctx, newId(), { name: 'Budi' }), { viewer })
    await expect(attempt({ kind: 'nobody' })).rejects.toMatchObject({ status: 401 })
    const mentor = await enrol(database, tenant, 'Mira', ['mentor'])
    await expect(attempt(await mentor.viewer())).rejects.toMatchObject({ status: 403 })
    await expect(as(ctx => getRecord(ctx, speakerRecords, theirs))).rejects.toMatchObject({ status: 404 })
    expect(speakerFields.safeParse({ name: 'Budi', link: 'javascript:alert(1)' }).success).toBe(false)
    expect(sponsorFields.safeParse({ name: '' }).success).toBe(false)
  })

  it('are shown at the events that name them as they stand now, in the reader’s language', async () => {
    const fields = {
      name: 'Budi',
      role: 'Petani',
      organisation: 'Koperasi',
      link: 'https://contoh.example/budi',
      photo: '/art/avatar/budi.svg',
    }
    await as(ctx => saveSpeaker(ctx, speakerId, { ...fields, translations: { en: { role: 'Farmer' } } }))
    const sponsor = sponsorFields.parse({ name: 'Kopi Gayo', tier: 'Gold', link: 'https://contoh.example/' })
    await as(ctx => saveRecord(ctx, sponsorRecords, { id: sponsorId, base: 0, work: sponsor }))
    const details = eventDetails.parse({
      speakers: [
        { speakerId, name: 'Nama lama', isConfirmed: true, translations: { en: { role: 'Old' } } },
        { name: 'Rani', role: 'Guru' },
      ],
      sponsors: [
        { sponsorId, name: 'Kopi lama' },
        { sponsorId, name: 'Kopi lama', tier: 'Platinum' },
      ],
    })
    const shown = toEventDetails(await as(ctx => withLineUp(ctx, details), 'en'))
    expect(shown.speakers).toEqual([
      {
        name: 'Budi',
        role: 'Farmer, Koperasi',
        bio: '',
        picture: '/art/avatar/budi.svg',
        link: 'https://contoh.example/budi',
        lang: 'en',
        isConfirmed: true,
      },
      { name: 'Rani', role: 'Guru', bio: '', picture: '', link: '', isConfirmed: false },
    ])
    expect(shown.tiers.map(tier => [tier.name, tier.sponsors.map(one => one.name)])).toEqual([
      ['Gold', ['Kopi Gayo']],
      ['Platinum', ['Kopi Gayo']],
    ])
    expect((await as(listLineUp)).speakers).toEqual([{ id: speakerId, name: 'Budi, Koperasi', shortName: 'Budi' }])
    expect(database.announced).toContain('posts')
  })

  it('stay at events as they were written there once they are gone, or are another tenant’s', async () => {
    await as(ctx => removeRecord(ctx, speakerRecords, speakerId))
    const details = {
      speakers: [
        { speakerId, name: 'Budi' },
        { speakerId: theirs, name: 'Tamu' },
        { speakerId: 'x', name: 'Salah' },
      ],
    }
    expect(toEventDetails(await as(ctx => withLineUp(ctx, details))).speakers.map(one => one.name)).toEqual(['Budi', 'Tamu', 'Salah'])
  })

  it('are refused in an event under an id that is none', () => {
    expect(eventDetails.safeParse({ speakers: [{ speakerId: 'x', name: 'Budi' }] }).success).toBe(false)
  })
})
