import { getMigrations } from 'better-auth/db/migration'
import { describe, expect, it } from 'vitest'
import { openTestDatabase } from '#platform/testing/database.ts'
import { openTestEngine } from '../testing.ts'

const database = openTestDatabase()
const { auth, pool } = openTestEngine(database)

describe('the tables of the account site', () => {
  it('are those that the engine asks for: nothing is missing', async () => {
    const { toBeCreated, toBeAdded } = await getMigrations(auth.options)
    expect({ toBeCreated, toBeAdded }).toEqual({ toBeCreated: [], toBeAdded: [] })
  })

  it('would be missed: the comparison sees a column that is gone', async () => {
    const owner = database.pool
    await owner.query('alter table accounts."user" drop column "lang"')
    const { toBeAdded } = await getMigrations(auth.options)
    expect(toBeAdded.map(({ table, fields }) => [table, Object.keys(fields)])).toEqual([['user', ['lang']]])
    await owner.query('alter table accounts."user" add column "lang" text')
  })

  it('can’t be changed by the account site itself', async () => {
    await expect(pool.query('alter table "user" add column x text')).rejects.toThrow('must be owner')
  })
})
