import type { LoaderFunctionArgs } from 'react-router'
import { appLoader } from '#page/app-page.server.ts'
import { zipCourse } from '../course-zip.server.ts'

/** A class as a file: a route without a page. */
export const loader: (args: LoaderFunctionArgs) => Promise<Response> = appLoader(async ({ ctx, page, defer, storage }) => {
  // The class is read within the request: its refusals are those of the page.
  let isFirst = true
  const parts = zipCourse(
    async work => {
      if (!isFirst) return await defer(work)
      isFirst = false
      return await work(ctx)
    },
    page.params['id'] ?? '',
    storage,
  )
  const first = await parts.next()
  let next: typeof first | undefined = first
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const part = next ?? (await parts.next())
      next = undefined
      if (part.done) controller.close()
      else controller.enqueue(part.value)
    },
  })
  return new Response(body, {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="class-${ctx.now.toISOString().slice(0, 10)}.zip"`,
      'cache-control': 'private, no-store',
    },
  })
})
