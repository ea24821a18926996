import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { as, type Enrolled, enrol, outsiders } from '#features/members/testing.ts'
import { createAppVisitor } from '#page/testing-app.tsx'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { listLeaderboard } from '../queries.server.ts'
import { RESULT_LIST } from '../result.ts'
import { buildSchool, buildTeam } from '../testing.ts'
import * as resultList from './result-list.tsx'

const database = openTestDatabase()
const AT = '/Studio/Results'
const { show, submit, visit } = createAppVisitor(database, [
  {
    path: AT,
    name: 'Studio-Results',
    query: { ...RESULT_LIST, after: 'cursor', before: 'cursor', done: ['saved', 'unchanged'], count: 'page' },
  },
])

let mine: TenantId
let theirs: TenantId
let admin: Enrolled
let lead: Enrolled
let program: string
let teams: { ombak: string; karang: string; waiting: string; theirs: string }

beforeAll(async () => {
  mine = await database.createTenant()
  theirs = await database.createTenant()
  admin = await enrol(database, mine, 'Ani', ['admin'])
  program = newId()
  await database.pool.query(
    `insert into programs (tenant_id, id, slug, name, summary, content, is_active) values ($1, $2, 'liga', 'Liga Nusantara', '', '{}', true)`,
    [mine, program],
  )
  lead = await enrol(database, mine, 'Lia', ['lead_program'])
  await database.pool.query('update memberships set program_ids = array[$2::uuid] where member_id = $1', [lead.id, program])
})

beforeEach(async () => {
  for (const table of ['schools', 'audit_log']) await database.pool.query(`delete from ${table}`)
  const ofMine = await database.asTenant(mine, async ctx => {
    const school = await buildSchool(ctx, { name: 'SMK Nusa', npsn: '20512345' })
    return {
      ombak: await buildTeam(ctx, school, { name: 'Regu Ombak', program_id: program }),
      karang: await buildTeam(ctx, school, { name: 'Regu Karang', score: 700, minutes: 180 }),
      waiting: await buildTeam(ctx, school, { name: 'Regu Tunggu', confirmed_at: null }),
    }
  })
  teams = { ...ofMine, theirs: await database.asTenant(theirs, async ctx => buildTeam(ctx, await buildSchool(ctx), { name: 'Regu Sana' })) }
})

const stored = async () =>
  (await database.pool.query('select name, score, minutes from teams where score is not null order by name')).rows as unknown[]
const BEFORE = [{ name: 'Regu Karang', score: 700, minutes: 180 }]
/** The list's form with one row typed in; `shown` is what stood there as the page was loaded. */
const typed = (id: string, score: string, minutes: string, shown = '/') => ({
  form: 'save',
  [`shown.${id}`]: shown,
  [`score.${id}`]: score,
  [`minutes.${id}`]: minutes,
})

describe('the results of a league', () => {
  it('are written by staff and by leads of programs alone', async () => {
    const table = `id,score\n${teams.ombak},900`
    for (const [viewer, status] of await outsiders(database, mine)) {
      if (viewer.kind === 'person' && viewer.person.role === 'lead_program') continue
      // An API client that writes content has the permission; views are people’s.
      if (viewer.kind === 'api-client') continue
      const wanted = viewer.kind === 'nobody' ? `302 /Login?to=${encodeURIComponent(AT)}` : String(status)
      expect(await visit(resultList, AT, { of: mine, viewer })).toBe(wanted)
      for (const form of [typed(teams.ombak, '900', ''), { form: 'check', table }, { form: 'apply', table }])
        expect(await submit(resultList, AT, form, { of: mine, viewer })).toBe(wanted)
    }
    expect(await stored()).toEqual(BEFORE)
  })

  it('are not those of another tenant, of other programs, or of teams that wait', async () => {
    const [ofAdmin, ofLead] = [await as(admin, mine), await as(lead, mine)]
    const html = await show(resultList, AT, ofLead)
    expect(html).toContain('Regu Ombak')
    expect(html).not.toMatch(/Regu (Karang|Sana|Tunggu)/)
    for (const [who, ids] of [
      [ofAdmin, [teams.theirs, teams.waiting, newId(), 'x']],
      [ofLead, [teams.karang, teams.theirs]],
    ] as const)
      for (const id of ids) {
        const shown = id === teams.karang ? '700/180' : '/'
        expect(await submit(resultList, AT, typed(id, '900', '100', shown), who)).toContain('tidak ada lagi, atau bukan bagianmu')
        const checked = await submit(resultList, AT, { form: 'check', table: `id,score\n${id},900` }, who)
        expect(checked).toContain('Tim ini tidak ditemukan')
        expect(checked).not.toContain('Regu Sana')
        expect(await submit(resultList, AT, { form: 'apply', table: `id,score\n${id},900` }, who)).toContain(
          'Belum disimpan: 1 baris ditolak',
        )
      }
    expect(await stored()).toEqual(BEFORE)
    expect((await database.pool.query('select from audit_log')).rowCount).toBe(0)
  })

  it.each([
    ['1001', '10', 'score'],
    ['-1', '', 'score'],
    ['8,5', '', 'score'],
    ['🏆', '', 'score'],
    ['800', '0', 'minutes'],
    ['800', '99999', 'minutes'],
    ['', '90', 'minutes'],
  ])('are refused beside the field: score “%s”, minutes “%s”', async (score, minutes, field) => {
    const who = await as(admin, mine)
    const rows = { ...typed(teams.karang, '701', '180', '700/180'), ...typed(teams.ombak, score, minutes) }
    const html = await submit(resultList, AT, rows, who)
    expect(html).toContain(`id="${field}.${teams.ombak}-problem"`)
    // What else was typed stays in its field.
    expect(html).toMatch(new RegExp(`name="score.${teams.karang}"[^>]*value="701"|value="701"[^>]*name="score.${teams.karang}"`))
    expect(await stored()).toEqual(BEFORE)
  })

  it('are on the leaderboard once they are saved, each with a line in the log; nothing typed changes nothing', async () => {
    const who = await as(admin, mine)
    const rows = { ...typed(teams.karang, '', '', '700/180'), ...typed(teams.ombak, ' 820 ', '171') }
    expect(await submit(resultList, `${AT}?state=open`, rows, who)).toBe(`303 ${AT}?state=open&done=saved&count=2`)
    expect((await database.asTenant(mine, ctx => listLeaderboard(ctx, { page: 1, perPage: 10 }))).items).toMatchObject([
      { team: 'Regu Ombak', rank: 1, score: 820, minutes: 171 },
    ])
    const { rows: lines } = await database.pool.query(`select act, details from audit_log order by details->>'name'`)
    expect(lines).toEqual([
      { act: 'team.scored', details: { name: 'Regu Karang', score: null, minutes: null, before: 700 } },
      { act: 'team.scored', details: { name: 'Regu Ombak', score: 820, minutes: 171, before: null } },
    ])
    expect(await submit(resultList, AT, typed(teams.ombak, '820', '171', '820/171'), who)).toBe(`303 ${AT}?done=unchanged`)
    // The address of one leaves the number out.
    expect(await show(resultList, `${AT}?done=saved&count=1`, who)).toContain('1 hasil tersimpan')
    expect(await show(resultList, `${AT}?done=saved&count=2`, who)).toContain('2 hasil tersimpan')
    expect(await show(resultList, `${AT}?done=unchanged`, who)).toContain('Tidak ada yang berubah')
    expect((await database.pool.query('select from audit_log')).rowCount).toBe(2)
    const byLead = await submit(resultList, AT, typed(teams.ombak, '830', '171', '820/171'), await as(lead, mine))
    expect(byLead).toContain('count=1')
  })

  it('are not written over what somebody else has saved meanwhile', async () => {
    const who = await as(admin, mine)
    const refused = await submit(resultList, AT, typed(teams.karang, '650', '', '600/'), who)
    expect(refused).toContain('Hasil Regu Karang baru saja diubah orang lain')
    expect(await stored()).toEqual(BEFORE)
  })
})

describe('a table of results', () => {
  const check = async (table: string) => await submit(resultList, AT, { form: 'check', table }, await as(admin, mine))

  it.each(['', 'halo', 'team,score\nRegu Ombak,1', 'id,score', `npsn,team\n1,2`, `id,score\n${'x,1\n'.repeat(1001)}`, '"id,score\n1'])(
    'that is none is refused: %s',
    async table => {
      expect(await check(table)).toMatch(/Tabel tidak terbaca|Pilih file atau tempel/)
    },
  )

  it('is checked row by row and saves nothing before, then all or none', async () => {
    const who = await as(admin, mine)
    const bad = `npsn;team;score;minutes\n20512345;regu ombak;820;171\n20512345;Regu Karang;1200;\n20512345;Regu Ombak;1;1\n20512345;Regu Hantu;5;`
    const html = await check(bad)
    for (const words of [
      '1 akan berubah, 3 ditolak',
      'Nilai harus bilangan bulat',
      'sudah ada di baris lain',
      'Tim ini tidak ditemukan',
      'Regu Hantu',
    ])
      expect(html).toContain(words)
    expect(html).not.toContain('data-act="apply"')
    expect(await submit(resultList, AT, { form: 'apply', table: bad }, who)).toContain('Belum disimpan: 3 baris ditolak. Baris 3:')
    expect(await stored()).toEqual(BEFORE)

    const good = `\uFEFFid,team,score\r\n${teams.ombak},'=apa,820\r\n${teams.karang},,710\r\n`
    const checked = await check(good)
    for (const words of ['2 akan berubah, 0 ditolak', '700 · 180 menit', '710 · 180 menit', 'data-act="apply"'])
      expect(checked).toContain(words)
    expect(await stored()).toEqual(BEFORE)
    expect(await submit(resultList, AT, { form: 'apply', table: good }, who)).toBe(`303 ${AT}?done=saved&count=2`)
    expect(await stored()).toEqual([
      { name: 'Regu Karang', score: 710, minutes: 180 },
      { name: 'Regu Ombak', score: 820, minutes: null },
    ])
    expect(await check(good)).toContain('0 akan berubah, 0 ditolak')
  })
})
