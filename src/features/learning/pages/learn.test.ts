import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router'
import { beforeAll, describe, expect, it } from 'vitest'
import { as, type Enrolled, enrol } from '#features/members/testing.ts'
import { setPageArgs } from '#page/page.server.ts'
import { createRequests, PAGE_SEAL } from '#page/testing.ts'
import { createAppVisitor } from '#page/testing-app.tsx'
import type { TenantId } from '#platform/db/ids.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { calendarKey, memberOfKey } from '../calendar-key.server.ts'
import { buildCourse, joinCourse } from '../testing.ts'
import * as week from './calendar.tsx'
import * as calendar from './calendar-ics.tsx'
import * as learn from './learn.tsx'

const database = openTestDatabase()
const { show, visit, submit } = createAppVisitor(database, [
  { path: '/Learn', name: 'Learn' },
  { path: '/Learn/Calendar', name: 'Learn-Calendar', query: { week: 'text' } },
])
const open = createRequests(database, [{ path: '/Learn/Calendar.ics', name: 'Learn-Calendar-ics', query: { key: 'text' } }])

/** Asks for a calendar as its app does, signed in as nobody. Returns its text, or the status of the refusal. */
async function ask(key: string): Promise<string | number> {
  const request = open(`/Learn/Calendar.ics?key=${key}`, { of: mine })
  const context = new RouterContextProvider()
  setPageArgs(context, request.args)
  try {
    // Named boundary: the loader reads the context alone.
    return await (await calendar.loader({ context } as unknown as LoaderFunctionArgs)).text()
  } catch (error) {
    return Reflect.get(Object(Reflect.get(Object(error), 'init')), 'status')
  } finally {
    await request.commit()
  }
}

let mine: TenantId
let other: TenantId
let siti: Enrolled
let budi: Enrolled
let slug: string
beforeAll(async () => {
  mine = await database.createTenant()
  other = await database.createTenant()
  siti = await enrol(database, mine, 'Siti', ['student'])
  budi = await enrol(database, mine, 'Budi', ['student'])
  await database.asTenant(mine, async ctx => {
    const course = await buildCourse(ctx, [
      {},
      { title: 'Nanti', rule: { type: 'date', at: '2026-09-01T02:00:00.000Z' } },
      { title: 'Tatap muka', kind: 'live', content: { startsAt: '2026-08-20T02:00:00.000Z', endsAt: '2026-08-20T03:00:00.000Z' } },
      { title: 'Lewat', rule: { type: 'date', at: '2026-08-01T02:00:00.000Z' } },
    ])
    slug = course.slug
    await joinCourse(ctx, siti.id, course.id)
  })
})

const versionOf = async (who: Enrolled) => {
  const { rows } = await database.pool.query<{ v: number }>('select calendar_version as v from learner_settings where member_id = $1', [
    who.id,
  ])
  return rows[0]?.v ?? 0
}

describe('the learner’s home', () => {
  it('is for who is signed in here', async () => {
    expect(await visit(learn, '/Learn', { of: mine })).toMatch(/^302 \/Login/)
    expect(await visit(learn, '/Learn', { of: mine, viewer: { kind: 'stranger', app: null } })).toBe('404')
  })

  it('leads on in each class, and says what comes', async () => {
    const html = await show(learn, '/Learn', await as(siti, mine))
    expect(html).toContain(`href="/Courses/${slug}/module/awal/chapter/bab-1"`)
    expect(html.indexOf('Sesi langsung “Tatap muka”')).toBeLessThan(html.indexOf('“Nanti” terbuka'))
    expect(html).not.toContain('“Lewat”')
    expect(await show(learn, '/Learn', await as(budi, mine))).not.toContain(slug)
  })

  it('takes a goal of 1 to 7 days, and a pause', async () => {
    for (const goal of ['0', '8', '2.5', 'x', ''])
      expect(await submit(learn, '/Learn', { form: 'goal', goal }, await as(siti, mine))).toContain('Pilih 1 sampai 7 hari')
    expect(await submit(learn, '/Learn', { form: 'pause', days: '61' }, await as(siti, mine))).toContain('paling lama 60 hari')
    expect(await submit(learn, '/Learn', { form: 'goal', goal: '5' }, await as(siti, mine))).toBe('303 /Learn')
    expect(await submit(learn, '/Learn', { form: 'pause', days: '7' }, await as(siti, mine))).toBe('303 /Learn')
    const html = await show(learn, '/Learn', await as(siti, mine))
    expect([html.includes('0 dari 5 hari'), html.includes('Sedang jeda sampai 2026-08-23')]).toEqual([true, true])
    expect(await submit(learn, '/Learn', { form: 'pause', days: '0' }, await as(siti, mine))).toBe('303 /Learn')
    expect(await show(learn, '/Learn', await as(siti, mine))).not.toContain('Sedang jeda')
  })
})

describe('the calendar as a page', () => {
  it('is for who is signed in here, and of their own classes', async () => {
    expect(await visit(week, '/Learn/Calendar', { of: mine })).toMatch(/^302 \/Login/)
    expect(await visit(week, '/Learn/Calendar', { of: mine, viewer: { kind: 'stranger', app: null } })).toBe('404')
    expect(await show(week, '/Learn/Calendar?week=2026-08-20', await as(budi, mine))).not.toContain('Tatap muka')
  })

  it('shows a week, and leads from an empty one to the next thing', async () => {
    const html = await show(week, '/Learn/Calendar?week=2026-08-20', await as(siti, mine))
    expect(html).toContain('data-calendar="2026-08-17"')
    expect(html).toMatch(/data-day="2026-08-20"[^]*09\.00[^]*Sesi langsung “Tatap muka”[^]*data-day="2026-08-21"/)
    const empty = await show(week, '/Learn/Calendar?week=2026-08-25', await as(siti, mine, { lang: 'en' }))
    expect(empty).toContain('Nothing is scheduled this week.')
    expect(empty).toContain('/en/Learn/Calendar?week=2026-09-01')
  })
})

describe('the calendar', () => {
  it('opens by its key alone, until that is replaced or taken away', async () => {
    const opens = (key: string, of = mine) => database.asTenant(of, ctx => memberOfKey(ctx, PAGE_SEAL, key))
    expect(await opens(calendarKey(PAGE_SEAL, mine, siti.id, 0))).toBeUndefined()
    await submit(learn, '/Learn', { form: 'renew-calendar' }, await as(siti, mine))
    const first = calendarKey(PAGE_SEAL, mine, siti.id, await versionOf(siti))
    expect(await opens(first)).toBe(siti.id)
    for (const wrong of ['', 'x', siti.id, `${siti.id}.`, `${budi.id}.${first.split('.')[1]}`, `${first}x`])
      expect(await opens(wrong)).toBeUndefined()
    expect(await opens(first, other)).toBeUndefined()
    await submit(learn, '/Learn', { form: 'renew-calendar' }, await as(siti, mine))
    expect(await opens(first)).toBeUndefined()
    const second = calendarKey(PAGE_SEAL, mine, siti.id, await versionOf(siti))
    await submit(learn, '/Learn', { form: 'revoke-calendar' }, await as(siti, mine))
    expect([await opens(second), await ask(second)]).toEqual([undefined, 404])
    // The next one is another one again.
    await submit(learn, '/Learn', { form: 'renew-calendar' }, await as(siti, mine, { now: new Date(TEST_NOW.getTime() + 5000) }))
    const third = calendarKey(PAGE_SEAL, mine, siti.id, await versionOf(siti))
    expect([third === second, await opens(third), await opens(second)]).toEqual([false, siti.id, undefined])
    expect(await ask(third)).toMatch(/DTSTART:20260820T020000Z[^]*Tatap muka/)
  })
})
