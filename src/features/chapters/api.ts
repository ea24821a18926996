import type { OpenAPIHono } from '@hono/zod-openapi'
import type { ApiEnv } from '#features/sites/api-env.ts'
import { toEnvelope } from '#platform/http/envelope.ts'
import { chapterContract } from './contract.ts'
import type { Post } from './kinds/discussion/post.ts'
import { listThreads, markPost, removePost, reportPost, savePost } from './kinds/discussion/posts.server.ts'
import { attendSession, getSession, listAttendees, showCode } from './kinds/live/sessions.server.ts'

interface ChapterCallParts {
  /** Counts a code of attendance that is tried, whatever becomes of the call's transaction. Throws 429 above the limit. */
  takeSessionCode(key: string): Promise<void>
}

/** Registers the calls of live sessions and discussions. */
export function addChapterRoutes(api: OpenAPIHono<ApiEnv>, { takeSessionCode }: ChapterCallParts): void {
  api.openapi(chapterContract.session, async c => {
    const { attendedAt, ...session } = await getSession(c.get('ctx'), c.req.valid('query').chapterId)
    return c.json(toEnvelope({ ...session, attendedAt: attendedAt?.toISOString() ?? null }), 200)
  })
  api.openapi(chapterContract.attend, async c => {
    const ctx = c.get('ctx')
    const tried = c.req.valid('json')
    if (ctx.viewer.kind === 'person') await takeSessionCode(`${ctx.tenantId} ${ctx.viewer.person.memberId} ${tried.chapterId}`)
    const { attendedAt } = await attendSession(ctx, tried)
    return c.json(toEnvelope({ attendedAt: attendedAt.toISOString() }), 201)
  })
  api.openapi(chapterContract.showCode, async c => c.json(toEnvelope(await showCode(c.get('ctx'), c.req.valid('json'))), 200))
  api.openapi(chapterContract.attendees, async c => {
    const { count, attendees } = await listAttendees(c.get('ctx'), c.req.valid('query').chapterId)
    return c.json(
      toEnvelope({ count, attendees: attendees.map(({ name, attendedAt }) => ({ name, attendedAt: attendedAt.toISOString() })) }),
      200,
    )
  })
  api.openapi(chapterContract.discussion, async c => {
    const { threads, ...page } = await listThreads(c.get('ctx'), c.req.valid('query'))
    const shown = threads.map(({ answers, ...thread }) => ({ ...toJson(thread), answers: answers.map(toJson) }))
    return c.json(toEnvelope({ ...page, threads: shown }), 200)
  })
  api.openapi(chapterContract.savePost, async c => c.json(toEnvelope(toJson(await savePost(c.get('ctx'), c.req.valid('json')))), 201))
  api.openapi(chapterContract.removePost, async c => {
    await removePost(c.get('ctx'), c.req.valid('json').id)
    return c.json(toEnvelope({}), 200)
  })
  api.openapi(chapterContract.markPost, async c => {
    await markPost(c.get('ctx'), c.req.valid('json'))
    return c.json(toEnvelope({}), 200)
  })
  api.openapi(chapterContract.reportPost, async c => {
    await reportPost(c.get('ctx'), c.req.valid('json').id)
    return c.json(toEnvelope({}), 200)
  })
}

function toJson(post: Post) {
  return { ...post, createdAt: post.createdAt.toISOString(), editedAt: post.editedAt?.toISOString() ?? null }
}
