import { expect, it } from 'vitest'
import * as guardian from '#features/privacy/pages/guardian.server.tsx'
import { createRequests } from '#page/testing.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { createPublicPages } from './public-pages.server.tsx'

const database = openTestDatabase()
const path = '/Account/Guardian/{token}'
const file = 'features/privacy/pages/guardian.server.tsx'

it('sends the headers that a page asks for, also where it is not a success', async () => {
  const render = createPublicPages({
    modules: { [file]: guardian },
    fileOf: () => file,
    assets: { stylesheet: '/app.css', beforePaint: '/before.js', entry: '/entry.js', islandFiles: {} },
    formTargets: [],
  })
  const open = createRequests(database, [{ path, name: 'Account-Guardian-token' }])
  const { args, url, commit } = open(path.replace('{token}', '0'.repeat(64)), { of: await database.createTenant() })
  const { headers, body } = await render(args, new Request(url))
  await commit()
  expect(args.visit.status).toBe(404)
  expect(String(body)).toContain('Tautan ini tidak kami kenal')
  expect(headers).toMatchObject({
    'referrer-policy': 'same-origin',
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow',
  })
})
