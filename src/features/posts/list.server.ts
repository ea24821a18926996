import { pageHead } from '#features/tenants/head.server.ts'
import type { PageArgs } from '#features/tenants/page.server.ts'
import { toPostCardView } from './card-view.ts'
import type { PostSort } from './post.ts'
import { listCategories, listPosts } from './queries.server.ts'
import { POSTS_PER_PAGE } from './schema.ts'
import { sectionOf } from './sections.ts'

/** What a list of posts shows: the kind and the texts by its route, filtered and paged by the address. Two statements. */
export async function loadPostList(args: PageArgs) {
  const { ctx, site, page, query } = args
  const section = sectionOf(page.route.name)
  const [posts, categories] = await Promise.all([
    listPosts(ctx, {
      kinds: [section.kind],
      page: Number(query.get('page') ?? 1),
      perPage: POSTS_PER_PAGE,
      search: query.get('search') ?? undefined,
      categorySlug: query.get('category') ?? undefined,
      // The route table lets nothing else through.
      sort: (query.get('sort') as PostSort | null) ?? undefined,
    }),
    ctx.remember(`categories of ${section.kind}`, ['posts'], () =>
      listCategories(ctx, { kind: section.kind, page: 1, perPage: 1, all: true }),
    ),
  ])
  const isBlog = section.base === '/Blog'
  const title = isBlog ? site.settings.blog.title : section.title
  const summary = (isBlog && site.settings.blog.summary) || `${section.summary} ${site.settings.title}.`
  return {
    head: pageHead(args, { title, description: summary }),
    base: section.base,
    title,
    summary,
    values: Object.fromEntries(query),
    cards: posts.items.map(post => toPostCardView(post, site)),
    page: posts.page,
    totalItems: posts.totalItems,
    totalPages: posts.totalPages,
    categories: categories.items.filter(category => category.posts > 0).map(({ slug, name }) => ({ slug, name })),
  }
}

export type PostListData = Awaited<ReturnType<typeof loadPostList>>
