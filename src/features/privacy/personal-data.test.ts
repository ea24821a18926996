import { beforeAll, describe, expect, it } from 'vitest'
import { writeAudit } from '#features/audit/audit.server.ts'
import { RETENTION } from '#features/retention/retention.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { postMail } from '#platform/mail/outbox.server.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { requestErasure } from './erasure-requests.server.ts'
import { askGuardian } from './guardian-asks.server.ts'
import { MENTIONS, NOT_OF_MEMBERS } from './mentions.ts'
import { collectOwnData } from './own-data.server.ts'
import { PERSONAL_TABLES } from './personal-data.ts'
import { arrive, PUPIL } from './testing.ts'

const database = openTestDatabase()

let mine: TenantId
let theirs: TenantId
let columns: { table: string; column: string; type: string }[]

beforeAll(async () => {
  mine = await database.createTenant()
  theirs = await database.createTenant()
  const { rows } = await database.pool.query<{ table: string; column: string; type: string }>(`
    select case when table_schema = 'public' then '' else table_schema || '.' end || table_name as table, column_name as column, data_type as type
    from information_schema.columns where table_schema in ('public', 'directory', 'regions')`)
  columns = rows
})

/** Names of columns that identify a person. */
const OF_PEOPLE =
  /(^|_)(member_id|members?|person|people|email|to_address|name|phone|whatsapp|telephone|born_on|birth\w*|nik|nisn|address|photos?|avatar|bio|actor|issuer|author\w*|guardian\w*|giver\w*|gender|ip|user_agent)$|^subject$|_by$/

describe('the list of personal data', () => {
  it('knows every column of the database that is about people, or says why it is not', () => {
    const known = new Set(PERSONAL_TABLES.map(one => one.table as string))
    const suspects = columns.filter(one => OF_PEOPLE.test(one.column)).map(one => `${one.table}.${one.column}`)
    expect(suspects.length).toBeGreaterThan(40)
    const forgotten = suspects.filter(one => !known.has(one.slice(0, one.lastIndexOf('.'))) && !(one in NOT_OF_MEMBERS))
    expect(forgotten).toEqual([])
    expect(Object.keys(NOT_OF_MEMBERS).filter(one => !suspects.includes(one))).toEqual([])
    expect(Object.keys(NOT_OF_MEMBERS).filter(one => known.has(one.slice(0, one.lastIndexOf('.'))))).toEqual([])
  })

  it('hands over or withholds, with a reason, every column of its tables', () => {
    for (const { table, shown, withheld = {} } of PERSONAL_TABLES) {
      const there = columns.filter(one => one.table === table && one.column !== 'tenant_id').map(one => one.column)
      expect([table, [...shown, ...Object.keys(withheld)].sort()]).toEqual([table, there.sort()])
      expect(Object.values(withheld).filter(reason => reason.length < 8)).toEqual([])
    }
  })

  it('knows every column that names another member, so that an erasure finds it', () => {
    const uuids = columns.filter(one => one.type === 'uuid' && /(^|_)(member|recipient)_id$|_by$/.test(one.column))
    const own = (one: (typeof columns)[number]) => one.column === 'member_id'
    // A process of ours, not a person.
    const ofProcess = (one: (typeof columns)[number]) => one.table === 'uploads' && one.column === 'checked_by'
    const mentioned = MENTIONS.map(one => `${one.table}.${one.column}`)
    expect(
      uuids
        .filter(one => !own(one) && !ofProcess(one))
        .map(one => `${one.table}.${one.column}`)
        .sort(),
    ).toEqual(mentioned.sort())
  })

  it('has a place for each of its tables in the table of retention', () => {
    const kept = new Set(RETENTION.flatMap(one => one.tables))
    expect(PERSONAL_TABLES.map(one => one.table).filter(table => !kept.has(table))).toEqual([])
  })
})

describe('the download', () => {
  it('is the person’s own', async () => {
    await expect(database.asTenant(mine, collectOwnData)).rejects.toMatchObject({ status: 401 })
    await expect(
      database.asTenant(mine, collectOwnData, { viewer: { kind: 'api-client', clientId: newId(), scopes: [] } }),
    ).rejects.toMatchObject({ status: 401 })
    await expect(database.asTenant(mine, collectOwnData, { viewer: { kind: 'stranger', app: null } })).rejects.toMatchObject({
      status: 404,
    })
    const foreign = await arrive(database, theirs, { consent: 'self' })
    await expect(database.asTenant(mine, collectOwnData, { viewer: await foreign.viewer() })).rejects.toMatchObject({ status: 404 })
  })

  it('has all that is known, and nothing of others or that lets somebody in', async () => {
    const from = { origin: 'http://uji.localhost:3000', site: 'Uji', lang: 'id' } as const
    const other = await arrive(database, mine, { name: 'Orang Lain', roles: ['admin'], consent: 'self' })
    const me = await arrive(database, mine, { name: 'Siti ‘Aisyah 王', bornOn: PUPIL, roles: ['student'], grantedBy: other.id })
    const there = await arrive(database, theirs, { name: 'Di Sana', email: me.email, consent: 'self' })
    await me.does(ctx => askGuardian(ctx, { name: 'Ibu', email: 'ibu@contoh.id' }, from))
    await me.does(ctx => requestErasure(ctx, 'alasan', from))
    await me.does(ctx => writeAudit(ctx, { act: 'role.looked-at', subject: 'rahasia orang' }))
    await there.does(ctx =>
      postMail(ctx, { template: 'di-sana', lang: 'id', to: me.email, subject: 'x', text: 'x', html: 'x', isSecret: false }),
    )
    await me.does(ctx =>
      postMail(ctx, {
        template: 'kunci',
        lang: 'id',
        to: me.email.toUpperCase(),
        subject: 'x',
        text: 'kata-kunci',
        html: 'x',
        isSecret: true,
      }),
    )
    const data = await me.does(collectOwnData)
    expect(Object.keys(data.tables).sort()).toEqual(PERSONAL_TABLES.map(one => one.table).sort())
    expect(data.tables['members']).toEqual([
      expect.objectContaining({ name: 'Siti ‘Aisyah 王', email: me.email, born_on: PUPIL, joined_at: '2026-08-17T03:00:00+00:00' }),
    ])
    expect(data.tables['mails']?.map(mail => mail['template']).sort()).toEqual(['kunci', 'privacy.erasure-asked', 'privacy.guardian'])
    expect(data.tables['guardian_requests']).toMatchObject([{ guardian_email: 'ibu@contoh.id' }])
    expect(data.tables['erasure_requests']).toMatchObject([{ reason: 'alasan' }])
    expect(data.tables['audit_log']).toEqual([expect.objectContaining({ act: 'role.looked-at' })])
    expect(data).toMatchObject({ madeAt: TEST_NOW.toISOString(), withheld: { sessions: { token_sha256: expect.any(String) } } })
    const text = JSON.stringify(data)
    for (const trace of ['Orang Lain', other.id, 'rahasia orang', 'kata-kunci', 'token-penyedia', 'sid-1', 'di-sana', '/Account/Guardian/'])
      expect(text).not.toContain(trace)
  })
})
