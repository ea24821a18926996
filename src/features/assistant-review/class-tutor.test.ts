import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildTaughtClass, makeMentor } from '#features/enrolments/testing.ts'
import { buildCourse } from '#features/learning/testing.ts'
import { as, type Enrolled, enrol } from '#features/members/testing.ts'
import { createAppVisitor } from '#page/testing-app.tsx'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import * as page from './pages/class-tutor.tsx'

const database = openTestDatabase()
const path = '/Studio/Classes/{id}/Tutor'
const { show, visit, submit } = createAppVisitor(database, [{ path, name: 'Studio-Classes-id-Tutor', query: { done: ['on', 'off'] } }])
let mine: TenantId
let other: TenantId
let siti: Enrolled
let mentor: Enrolled
let classId: string
let chapterIds: string[]

beforeAll(async () => {
  mine = await database.createTenant()
  other = await database.createTenant()
  siti = await enrol(database, mine, 'Siti Rahma', ['student'])
  mentor = await enrol(database, mine, 'Mira', ['mentor'])
  await database.asTenant(mine, async ctx => {
    const course = await buildCourse(ctx, [{ title: 'Pembuka' }], { name: 'Kelas Jaringan' })
    ;[classId, chapterIds] = [course.id, course.chapterIds]
    const mentorId = await makeMentor(ctx, mentor.id)
    await ctx.db.insertInto('class_mentors').values({ tenant_id: mine, class_id: classId, mentor_id: mentorId, position: 0 }).execute()
  })
})

describe('the page of a class’s tutor', () => {
  const here = () => path.replace('{id}', classId)

  it('is refused to who does not teach the class', async () => {
    expect(await visit(page, here(), { of: mine })).toMatch(/^302 \/Login/)
    for (const role of ['student', 'mentor', 'teacher', 'writer'] as const) {
      const who = await as(await enrol(database, mine, `Tamu ${role}`, [role]), mine)
      expect([role, await visit(page, here(), who)]).toEqual([role, '403'])
      expect(await submit(page, here(), { form: 'off' }, who)).toBe('403')
    }
    const neighbour = await as(await enrol(database, other, 'Pengelola', ['admin']), other)
    expect(await visit(page, here(), neighbour)).toBe('404')
    expect(await visit(page, path.replace('{id}', 'x'), await as(mentor, mine))).toBe('404')
  })

  it('switches the tutor, with an audit line', async () => {
    const who = await as(mentor, mine)
    expect(await show(page, here(), who)).toContain('Tutor menyala di kelas ini.')
    expect(await submit(page, here(), { form: 'off' }, who)).toContain(`${here()}?done=off`)
    expect(await show(page, `${here()}?done=off`, who)).toContain('Tutor mati di kelas ini.')
    expect(await submit(page, here(), { form: 'on' }, who)).toContain(`${here()}?done=on`)
    const { rows } = await database.pool.query(
      `select details from audit_log where tenant_id = $1 and act = 'tutor.switched' order by at desc, id desc limit 2`,
      [mine],
    )
    expect(rows).toEqual([{ details: { isOn: true } }, { details: { isOn: false } }])
  })

  it('shows what was asked in this class alone, and names of those who share theirs', async () => {
    const child = await enrol(database, mine, 'Bunga Citra', ['student'])
    const elsewhere = await database.asTenant(mine, async ctx => {
      await sql`update members set born_on = '2013-05-05' where id = ${child.id}`.execute(ctx.db)
      return (await buildTaughtClass(ctx, await makeMentor(ctx, (await enrol(database, mine, 'Lain', ['mentor'])).id))).id
    })
    const ask = (memberId: string, of: string, query: string, isShared: boolean) =>
      database.asTenant(mine, async ctx => {
        const id = newId()
        const identity = await sql<{ id: string }>`insert into assistant_identities (tenant_id, id, member_id, created_at, seen_at)
          values (${mine}, ${newId()}, ${memberId}, ${ctx.now}, ${ctx.now})
          on conflict (tenant_id, member_id) do update set seen_at = excluded.seen_at returning id`.execute(ctx.db)
        await sql`insert into assistant_conversations (tenant_id, id, identity_id, title, lang, chapter_id, class_id, is_shared, created_at, updated_at)
          values (${mine}, ${id}, ${identity.rows[0]?.id}, 'x', 'id', ${of === classId ? (chapterIds[0] ?? null) : null}, ${of}, ${isShared}, ${ctx.now}, ${ctx.now})`.execute(
          ctx.db,
        )
        await sql`insert into assistant_messages (tenant_id, id, conversation_id, query, answer, state, sources, is_by_model, created_at)
          values (${mine}, ${newId()}, ${id}, ${query}, 'Coba **baca** [lagi](https://jahat.example)', 'answered', '[]', false, ${ctx.now})`.execute(
          ctx.db,
        )
      })
    await ask(siti.id, classId, 'Apa itu port?', false)
    await ask(child.id, classId, 'Kenapa ada <b>dua</b> port?', true)
    await ask(siti.id, elsewhere, 'Pertanyaan kelas lain', true)
    const html = await show(page, here(), await as(mentor, mine))
    for (const words of ['Apa itu port?', 'Kenapa ada &lt;b&gt;dua&lt;/b&gt; port?', 'oleh Bunga', 'Pembuka', 'Coba <strong>baca</strong>'])
      expect(html).toContain(words)
    for (const hidden of ['Siti', 'Citra', 'Pertanyaan kelas lain', 'href="https://jahat.example']) expect(html).not.toContain(hidden)
    expect(await show(page, here(), { ...(await as(mentor, mine)), lang: 'en' })).toContain('What was asked in this class')
  })
})
