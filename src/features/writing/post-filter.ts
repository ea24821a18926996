import { isKind, type PostKind } from '#features/posts/kinds/kinds.ts'
import { type PostStatus, STATUSES } from '#features/posts/post.ts'

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/

/** Returns what the list's address filters and orders by; the route table has dropped what it does not allow. */
export function postFilterOf(query: URLSearchParams) {
  const kind = query.get('kind') ?? ''
  const category = query.get('category') ?? ''
  return {
    kind: isKind(kind) ? (kind satisfies PostKind) : undefined,
    status: STATUSES.find((one): one is PostStatus => one === query.get('state')),
    search: query.get('search') ?? undefined,
    categoryId: UUID.test(category) ? category : undefined,
    author: query.get('author') ?? undefined,
    lang: query.get('lang') ?? undefined,
    sort: query.get('sort') ?? undefined,
  }
}
