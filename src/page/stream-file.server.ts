import type { Ctx } from '#platform/context.ts'
import type { PageArgs } from './page.server.ts'

/** Reads in the database for a file that is sent while it is made. */
export type ReadApart = <T>(work: (ctx: Ctx) => Promise<T>) => Promise<T>

/**
 * Returns a ZIP that is sent part by part as `partsOf` makes it. The first read is made within the request: its refusals are those of the page; later ones in
 * transactions of their own. `name`: of the file, without date and ending.
 */
export async function zipResponse(
  { ctx, defer }: Pick<PageArgs, 'ctx' | 'defer'>,
  name: string,
  partsOf: (read: ReadApart) => AsyncGenerator<Uint8Array>,
): Promise<Response> {
  let isFirst = true
  const parts = partsOf(async work => {
    if (!isFirst) return await defer(work)
    isFirst = false
    return await work(ctx)
  })
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
      'content-disposition': `attachment; filename="${name}-${ctx.now.toISOString().slice(0, 10)}.zip"`,
      'cache-control': 'private, no-store',
    },
  })
}
