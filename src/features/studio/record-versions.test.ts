import { expect, it } from 'vitest'
import { RECORD_TABLES } from '#features/retention/retention.ts'
import { BIN_ENTITIES } from './bin-entities.ts'

it('the retention of versions knows the table of every kind that has some', () => {
  const kinds = BIN_ENTITIES.filter(one => one.tables.some(({ table }) => table === 'record_versions'))
  expect(new Set(kinds.map(one => one.tables[0]?.table))).toEqual(new Set(RECORD_TABLES))
})
