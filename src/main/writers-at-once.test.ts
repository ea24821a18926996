import { expect, it } from 'vitest'
import { makeAppointment } from '#features/appointments/commands.server.ts'
import { appointmentInput } from '#features/appointments/schema.ts'
import { deletePost } from '#features/posts/commands.server.ts'
import { buildPost } from '#features/posts/testing.ts'
import { buildFormMailFrom } from '#features/sites/testing.ts'
import type { Viewer } from '#platform/context.ts'
import { newId } from '#platform/db/ids.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { statusOfSecond, type Work } from '#platform/testing/writers.ts'

/* Concurrent writes by features that do not know each other. */
const database = openTestDatabase()
const viewer: Viewer = { kind: 'api-client', clientId: newId(), scopes: ['content:write'] }

it('a post that is taken away meanwhile is none to ask from, and one that was asked from can be taken away', async () => {
  const tenantId = await database.createTenant()
  const from = buildFormMailFrom(tenantId)
  const build = () => database.asTenant(tenantId, ctx => buildPost(ctx))
  const remove = (slug: string): Work => {
    return ctx => deletePost(ctx, { kindSlug: 'news', slug })
  }
  const ask = (postId: string): Work => {
    const { consentText: _, ...input } = appointmentInput.parse({
      name: 'Dodi',
      email: 'd@x.example',
      topic: 'Guru',
      consent: true,
      postId,
    })
    return ctx => makeAppointment(ctx, { ...input, consent: null }, from)
  }
  const [gone, kept] = [await build(), await build()]
  expect(await statusOfSecond(database, { tenantId, viewer }, remove(gone.slug), ask(gone.id))).toBe(404)
  expect(await statusOfSecond(database, { tenantId, viewer }, ask(kept.id), remove(kept.slug))).toBe(200)
  const { rows } = await database.pool.query('select post_id from appointments')
  expect(rows).toEqual([{ post_id: null }])
})
