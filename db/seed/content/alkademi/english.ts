import type { SeedEnglish } from '../../content-types.ts'
import { englishArticles2 } from './english-articles-2.ts'
import { englishArticles3 } from './english-articles-3.ts'
import { englishClasses1 } from './english-classes-1.ts'
import { englishClasses2 } from './english-classes-2.ts'
import { englishClasses3 } from './english-classes-3.ts'
import { englishEvents2 } from './english-events-2.ts'
import { englishGalleries2 } from './english-galleries-2.ts'
import { englishPodcasts2 } from './english-podcasts-2.ts'
import { englishPosts1 } from './english-posts-1.ts'
import { englishPosts2 } from './english-posts-2.ts'
import { englishPosts3 } from './english-posts-3.ts'
import { englishPosts4 } from './english-posts-4.ts'

export const english: SeedEnglish = {
  posts: {
    ...englishPosts1,
    ...englishPosts2,
    ...englishPosts3,
    ...englishPosts4,
    ...englishArticles2,
    ...englishArticles3,
    ...englishEvents2,
    ...englishPodcasts2,
    ...englishGalleries2,
  },
  classes: { ...englishClasses1, ...englishClasses2, ...englishClasses3 },
}
