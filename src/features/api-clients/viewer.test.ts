import { expect, it } from 'vitest'
import { enrol } from '#features/members/testing.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { findViewer } from './viewer.server.ts'

const database = openTestDatabase()

it('finds a stranger where somebody is signed in at another tenant', async () => {
  const [mine, theirs] = [await database.createTenant(), await database.createTenant()]
  const { token } = await enrol(database, mine, 'Siti', ['admin'])
  const { viewer } = await database.asTenant(theirs, ctx => findViewer(ctx, { accessToken: token }))
  expect(viewer).toEqual({ kind: 'stranger', app: null })
})
