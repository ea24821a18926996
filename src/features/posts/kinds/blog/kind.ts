import { defineKind } from '../kind.ts'

/** Stories and notes; those of guests also have a list of their own. The address carries the id and, for reading only, the slug. */
export const blog = defineKind({
  name: 'blog',
  perPage: 6,
  pathOf: post => `/Blog/${post.id}/${post.slug}`,
  sections: [
    { name: 'Blog', routes: ['Blog'], base: '/Blog', byId: '/Blog', takesAnyKind: true },
    { name: 'TulisanTemans', routes: ['Tulisan-Temans'], base: '/Tulisan-Temans', guests: true },
  ],
  art: 'blog',
  searchGroup: 'posts',
  home: 'blog',
  feed: { path: '/Blog/feed.xml', form: 'rss' },
})
