import { defineKind } from '../kind.ts'

/** Stories and notes; guest posts also have their own list. The URL carries the id; its slug is informational. */
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
