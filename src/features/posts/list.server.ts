import { pageHead } from '#features/sites/head.server.ts'
import { NotFound } from '#kit/errors.ts'
import { DEFAULT_LANG } from '#kit/lang.ts'
import type { PageArgs } from '#page/page.server.ts'
import { toPostCardView } from './card-view.ts'
import { kindOf } from './kinds/kinds.ts'
import type { PostSort } from './post.ts'
import { listCategories, listPosts } from './queries.server.ts'
import { sectionOf } from './sections.ts'
import { postReason, postTexts } from './texts.ts'

/** Loads a list of posts: the route gives kind and texts, the query string filters and pages. Two statements. */
export async function loadPostList(args: PageArgs) {
  const { ctx, site, page, query, lang } = args
  const section = sectionOf(page.route.name)
  const texts = postTexts(lang)
  const { categoryBase, perPage } = kindOf(section.kind)
  const ofRoute = categoryBase ? page.params['slug'] : undefined
  const categorySlug = ofRoute === 'semua' ? undefined : (ofRoute ?? query.get('category') ?? undefined)
  const [posts, categories] = await Promise.all([
    listPosts(ctx, {
      kinds: [section.kind],
      page: Number(query.get('page') ?? 1),
      perPage,
      search: query.get('search') ?? undefined,
      categorySlug,
      guests: section.guests,
      // The route table rejects other values.
      sort: (query.get('sort') as PostSort | null) ?? undefined,
    }),
    ctx.cached(`categories of ${section.kind}`, ['posts'], () =>
      listCategories(ctx, { kind: section.kind, page: 1, perPage: 1, all: true }),
    ),
  ])
  const category = categories.items.find(one => one.slug === categorySlug)
  if (ofRoute !== undefined && categorySlug !== undefined && !category) throw new NotFound(postReason('PostMissing'))
  const words = texts.sections[section.name]
  const isBlog = section.name === 'Blog' && lang === DEFAULT_LANG
  const title = ofRoute && category ? category.name : isBlog ? site.settings.blog.title : words.title
  const summary = (isBlog && site.settings.blog.summary) || texts.fill(`sections.${section.name}.summary`, { site: site.settings.title })
  const cover = section.name === 'Blog' ? site.settings.blog.cover : ''
  return {
    head: pageHead(args, { title, description: summary, ...(cover && { image: cover }) }),
    base: ofRoute ? `${categoryBase}/${ofRoute}` : section.base,
    category: categorySlug,
    byRoute: categoryBase !== undefined,
    isPodcast: section.kind === 'podcasts',
    title,
    // A category's name is the tenant's.
    titleLang: ofRoute && category ? DEFAULT_LANG : lang,
    summary,
    values: Object.fromEntries(query),
    cards: posts.items.map(post => ({
      ...toPostCardView(post, site, lang),
      ...(section.guests && { href: `${section.base}/${post.slug}` }),
    })),
    page: posts.page,
    totalItems: posts.totalItems,
    totalPages: posts.totalPages,
    categories: categories.items.filter(category => category.posts > 0).map(({ slug, name }) => ({ slug, name })),
  }
}

export type PostListData = Awaited<ReturnType<typeof loadPostList>>
