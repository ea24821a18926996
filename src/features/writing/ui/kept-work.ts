import type { PostKind } from '#features/posts/kinds/kinds.ts'
import type { PostWork } from '#features/posts/work.ts'
import { type Kept, keptStore } from '#ui/app/saving/kept-store.ts'

/** What was typed of a post and is not on the server yet. */
export interface KeptWork extends Kept {
  kind: PostKind
  /** The version that it was typed on; 0: a post that the server does not have. */
  base: number
  work: PostWork
}

export const { keep: keepWork, forget: forgetWork, find: findKeptWork, list: listKeptWork } = keptStore<KeptWork>('post-work')
