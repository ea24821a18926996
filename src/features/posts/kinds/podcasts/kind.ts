import { defineKind } from '../kind.ts'

/** Podcast episodes. */
export const podcasts = defineKind({
  name: 'podcasts',
  form: 'episode',
  perPage: 10,
  pathOf: post => `/Podcasts/${post.slug}`,
  sections: [{ name: 'Podcasts', routes: ['Podcasts'], base: '/Podcasts', byId: '/Podcasts' }],
  art: 'podcast',
  searchGroup: 'podcasts',
  home: 'podcasts',
  feed: { path: '/Podcasts/feed.xml', form: 'rss' },
})
