import { defineKind } from '../kind.ts'

/** What happens at the tenant. On sites of the coding schools it stands below /Berita; the alpha site's address carries the id and, for reading only, the slug. */
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
  // Of /Berita/Detail.
  reservedSlugs: ['detail'],
  art: 'news',
  searchGroup: 'posts',
  home: 'news',
  feed: { path: '/News/feed.xml', form: 'rss' },
})
