import { expect, it } from 'vitest'
import { type Db, withScope } from '#platform/db/scope.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { addSuperadmin, findSubjects, listSuperadmins, removeSuperadmin } from './superadmins.server.ts'
import { enrol } from './testing.ts'

const database = openTestDatabase()
const inSystem = <T>(work: (db: Db) => Promise<T>) => withScope(database.pool, { system: 'superadmins' }, work)

it('no tenant makes a superadmin', async () => {
  const tenant = await database.createTenant()
  await expect(database.asTenant(tenant, ctx => addSuperadmin(ctx.db, { issuer: 'account-site', subject: 'x' }))).rejects.toThrow(
    /permission denied/,
  )
  await expect(database.asTenant(tenant, ctx => removeSuperadmin(ctx.db, { issuer: 'account-site', subject: 'x' }))).rejects.toThrow(
    /permission denied/,
  )
})

it('a superadmin is one at every tenant, once, until it is taken back, at once', async () => {
  const [here, there] = [await database.createTenant(), await database.createTenant()]
  const who = await enrol(database, here, 'Siti')
  const elsewhere = await enrol(database, there, 'Tono')
  const [subject = ''] = await inSystem(db => findSubjects(db, 'account-site', who.email.toUpperCase()))
  expect(await inSystem(db => findSubjects(db, 'another', who.email))).toEqual([])
  const person = { issuer: 'account-site', subject }
  expect([await inSystem(db => addSuperadmin(db, person)), await inSystem(db => addSuperadmin(db, person))]).toEqual([true, false])
  expect(await inSystem(listSuperadmins)).toMatchObject([person])
  expect(await who.viewer()).toMatchObject({ person: { role: 'none', roles: ['superadmin'] } })
  expect(await elsewhere.viewer()).toMatchObject({ person: { roles: [] } })
  expect([await inSystem(db => removeSuperadmin(db, person)), await inSystem(db => removeSuperadmin(db, person))]).toEqual([true, false])
  expect(await who.viewer()).toMatchObject({ person: { roles: [] } })
})
