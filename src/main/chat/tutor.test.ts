import { beforeAll, describe, expect, it } from 'vitest'
import { allowAssistant } from '#features/homes/assistant-refusals.server.ts'
import { buildCourse, joinCourse, textOf } from '#features/learning/testing.ts'
import { type Enrolled, enrol } from '#features/members/testing.ts'
import { indexChanges } from '#features/retrieval/index-content.server.ts'
import { findSiteByHost } from '#features/sites/queries.server.ts'
import { switchTutor } from '#features/tutor/switch.server.ts'
import { PLANTED_HINT, PLANTED_KEY, PLANTED_PROMPT, plantedPractice } from '#features/tutor/testing.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { atPresent, openTestDatabase } from '#platform/testing/database.ts'
import { openTestChat } from './testing-chat.ts'

/* The chat within a chapter. What the tutor says and keeps back: features/tutor. */
const database = openTestDatabase()
const present = atPresent(database)
const { chat, logIn } = openTestChat(database)

let mine: TenantId
let siti: Enrolled
let classId: string
let chapterIds: string[]

beforeAll(async () => {
  mine = await database.createTenant('bertanya')
  siti = await enrol(present, mine, 'Siti Rahma', ['student'])
  await present.asTenant(mine, async ctx => {
    const body = textOf('Port adalah pintu bernomor pada sebuah komputer. Setiap layanan menunggu di pintunya sendiri.')
    const practice = { title: 'Latihan port', kind: 'practice', content: plantedPractice() }
    const course = await buildCourse(ctx, [{ title: 'Mengenal port', content: { body } }, practice], { name: 'Kelas Jaringan' })
    ;[classId, chapterIds] = [course.id, course.chapterIds]
    await joinCourse(ctx, siti.id, classId)
    const site = await findSiteByHost(ctx.db, 'bertanya.localhost', ctx.log)
    if (site) await indexChanges(ctx, site, { listPageTexts: () => [] })
  })
})

describe('a question within a chapter', () => {
  const ask = async (query: string, more: object = {}, who = siti) =>
    await chat({ of: mine, bearer: await logIn({ of: mine, bearer: who.token }) }, query, { chapter_id: chapterIds[0], ...more })

  it('is led on by the tutor, and kept with the class for who teaches it', async () => {
    const { text, lines } = await ask('apa itu port?', { is_shared: true })
    expect(text).toContain('> Port adalah pintu bernomor')
    expect(text.trimEnd()).toMatch(/\?$/)
    const { rows } = await database.pool.query('select chapter_id, class_id, is_shared from assistant_conversations where id = $1', [
      lines[0]?.id,
    ])
    expect(rows).toEqual([{ chapter_id: chapterIds[0], class_id: classId, is_shared: true }])
  })

  it('gets no practice’s answer', async () => {
    for (const chapter_id of chapterIds) {
      const { body } = await ask(PLANTED_PROMPT, { chapter_id })
      for (const secret of [PLANTED_KEY, PLANTED_HINT]) expect(body).not.toContain(secret)
    }
  })

  it('is told so where who teaches the class switched the tutor off', async () => {
    const viewer = await (await enrol(present, mine, 'Ani', ['admin'])).viewer()
    await present.asTenant(mine, ctx => switchTutor(ctx, classId, false), { viewer })
    expect((await ask('apa itu port?')).text).toContain('Tutor dimatikan oleh pengajar')
    await present.asTenant(mine, ctx => switchTutor(ctx, classId, true), { viewer })
  })

  it('is refused to a child whose guardian switched the assistant off, wherever it is asked', async () => {
    const child = await enrol(present, mine, 'Bunga', ['student'])
    await database.pool.query(`update members set born_on = current_date - interval '12 years' where id = $1`, [child.id])
    await database.pool.query(`update consents set given_by = 'parent' where member_id = $1`, [child.id])
    const bearer = await logIn({ of: mine, bearer: child.token })
    expect((await chat({ of: mine, bearer }, 'kelas apa yang dibuka?')).status).toBe(200)
    await present.asTenant(mine, ctx => allowAssistant(ctx, child.id, false))
    for (const more of [{}, { chapter_id: chapterIds[0] }])
      expect((await chat({ of: mine, bearer }, 'kelas apa yang dibuka?', more)).status).toBe(403)
  })
})
