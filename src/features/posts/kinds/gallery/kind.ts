import { defineKind } from '../kind.ts'

/** Albums of pictures. */
export const gallery = defineKind({
  name: 'gallery',
  perPage: 6,
  pathOf: post => `/Gallery?album=${post.slug}`,
  sections: [{ name: 'Gallery', routes: ['Gallery'], base: '/Gallery' }],
  art: 'gallery',
  searchGroup: 'galleries',
  home: 'galleries',
})
