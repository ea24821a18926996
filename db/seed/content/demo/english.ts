import type { SeedEnglish } from '../../content-types.ts'
import { englishClasses1 } from './english-classes-1.ts'
import { englishPosts1 } from './english-posts-1.ts'
import { englishPosts2 } from './english-posts-2.ts'

export const english: SeedEnglish = {
  posts: { ...englishPosts1, ...englishPosts2 },
  classes: { ...englishClasses1 },
}
