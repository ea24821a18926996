import { defineKind } from '../kind.ts'

/** Picture albums. */
export const gallery = defineKind({
  name: 'gallery',
  form: 'album',
  perPage: 6,
  pathOf: post => `/Gallery?album=${post.slug}`,
  sections: [{ name: 'Gallery', routes: ['Gallery'], base: '/Gallery' }],
  art: 'gallery',
  searchGroup: 'galleries',
  home: 'galleries',
})
