/** A post as somebody may read it. */
export interface Post {
  id: string
  parentId: string | null
  /** Of who wrote it; of a child the first name alone. '' where the post was removed. */
  name: string
  isOwn: boolean
  /** Written by who teaches the class. */
  isTeacher: boolean
  /** Plain text; '' where it was removed. */
  text: string
  /** The answer that the teacher calls right. */
  isMarked: boolean
  isRemoved: boolean
  createdAt: Date
  editedAt: Date | null
  /** How many reported it; 0 for who does not teach the class. */
  reports: number
}

export interface Thread extends Post {
  answers: Post[]
}

export const MAX_LETTERS = 4000
/** Number of posts of a person within an hour, in all discussions. */
export const POSTS_AN_HOUR = 30
export const THREADS_A_PAGE = 20
/** More answers than these are not shown. */
export const ANSWERS_OF_A_THREAD = 200

/** Returns how somebody is called among other participants: a child by the first name alone. */
export function shownName(name: string, isChild: boolean): string {
  return isChild ? (name.trim().split(/\s+/)[0] ?? '') : name
}
