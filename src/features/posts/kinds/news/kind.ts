import { defineKind } from '../kind.ts'

/** News of the tenant. Below /Berita on sites of coding schools; on the alpha site the URL carries the id, and its slug is informational. */
export const news = defineKind({
  name: 'news',
  perPage: 10,
  pathOf: (post, variant) => {
    if (variant === 'alpha') return `/News/${post.id}/${post.slug}`
    return variant === 'coding-school' ? `/Berita/${post.slug}` : `/News/${post.slug}`
  },
  sections: [
    { name: 'News', routes: ['News'], base: '/News', byId: '/News', takesAnyKind: true },
    { name: 'Berita', routes: ['Berita'], base: '/Berita', byId: '/Berita/Detail' },
  ],
  // From /Berita/Detail.
  reservedSlugs: ['detail'],
  art: 'news',
  searchGroup: 'posts',
  home: 'news',
  feed: { path: '/News/feed.xml', form: 'rss' },
})
