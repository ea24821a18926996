import { requireWriter } from '#features/posts/policy.ts'
import type { Ctx } from '#platform/context.ts'
import { fetchOutside, type OutsideFetch } from '#platform/http/post-outside.ts'
import type { LinkState } from './links.ts'

/** All are asked at once, so that a call takes no longer. */
const TIMEOUT_MS = 3000
const MAX_BYTES = 64 * 1024
/** What sites answer to programs that are not let in, or come too often. */
const NOT_FOR_PROGRAMS: ReadonlySet<number> = new Set([401, 403, 405, 406, 429, 503, 999])

/** Asks addresses of other sites whether they answer, with the safeguards of `fetchOutside`. Throws Unauthenticated, NotFound or Forbidden. */
export async function checkLinks(
  ctx: Ctx,
  addresses: readonly string[],
  resolve?: OutsideFetch['resolve'],
): Promise<{ address: string; state: LinkState }[]> {
  requireWriter(ctx.viewer)
  return await askAddresses(addresses, resolve)
}

/** As `checkLinks`, for whoever was asked for a permission already. */
export async function askAddresses(
  addresses: readonly string[],
  resolve?: OutsideFetch['resolve'],
): Promise<{ address: string; state: LinkState }[]> {
  return await Promise.all(
    addresses.map(async address => {
      // A plain address is asked by https, too, which most sites serve.
      const url = address.replace(/^http:/, 'https:')
      const answer = await fetchOutside({ url, timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES, isLoopbackAllowed: false, resolve })
      return { address, state: stateOf(answer) }
    }),
  )
}

function stateOf(answer: Awaited<ReturnType<typeof fetchOutside>>): LinkState {
  // It began to send a page.
  if (answer.kind === 'failed') return answer.failure === 'TOO_LARGE' ? 'works' : 'broken'
  if (NOT_FOR_PROGRAMS.has(answer.status)) return 'unknown'
  return answer.status < 400 ? 'works' : 'broken'
}
