import type { SeedEnglish } from '../../content-types.ts'
import { englishArticles2 } from './english-articles-2.ts'
import { englishArticles3 } from './english-articles-3.ts'
import { englishClasses1 } from './english-classes-1.ts'
import { englishEvents2 } from './english-events-2.ts'
import { englishGalleries2 } from './english-galleries-2.ts'
import { englishPodcasts2 } from './english-podcasts-2.ts'
import { englishPosts1 } from './english-posts-1.ts'
import { englishPosts2 } from './english-posts-2.ts'

export const english: SeedEnglish = {
  posts: {
    ...englishPosts1,
    ...englishPosts2,
    ...englishArticles2,
    ...englishArticles3,
    ...englishEvents2,
    ...englishPodcasts2,
    ...englishGalleries2,
  },
  classes: { ...englishClasses1 },
}
