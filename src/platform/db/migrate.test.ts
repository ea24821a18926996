import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { openTestDatabase } from '../testing/database.ts'
import { migrate } from './migrate.ts'

const database = openTestDatabase()
const FOLDER = resolve('db/migrations')

it('refuses a database of a newer version, by its name for what it is, and changes nothing', async () => {
  await database.pool.query("insert into migrations.kysely_migration (name, timestamp) values ('9999_later', 'x')")
  await expect(migrate(database.url, FOLDER)).rejects.toThrow(/newer version of the product \(migration 9999_later\)/)
  await database.pool.query("delete from migrations.kysely_migration where name = '9999_later'")
})

it('has nothing to do in a database that is up to date', async () => {
  expect(await migrate(database.url, FOLDER)).toEqual([])
})
