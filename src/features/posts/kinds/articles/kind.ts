import { defineKind } from '../kind.ts'

/** Long reads, listed by category. */
export const articles = defineKind({
  name: 'articles',
  perPage: 10,
  pathOf: post => `/Articles/${post.category?.slug ?? 'semua'}/Detail/${post.id}/${post.slug}`,
  sections: [{ name: 'Articles', routes: ['Articles'], base: '/Articles/semua' }],
  categoryBase: '/Articles',
  art: 'articles',
  searchGroup: 'posts',
  home: 'articles',
})
