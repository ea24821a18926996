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
  /** Hidden by who teaches the class: its text is for them and its writer alone. */
  isHidden: boolean
  createdAt: Date
  editedAt: Date | null
  /** How many reported it; 0 for who does not teach the class. */
  reports: number
}

export interface Thread extends Post {
  answers: Post[]
}

/** Number of posts that a person reports within an hour. */
export const REPORTS_AN_HOUR = 20
/** A post that so many have reported is hidden until who teaches the class has looked at it. */
export const REPORTS_TO_HIDE = 3

/** What who teaches a class decides about a post. */
export const MODERATION_ACTS = ['hide', 'restore', 'remove', 'dismiss'] as const
export type ModerationAct = (typeof MODERATION_ACTS)[number]
export const MODERATION_LISTS = ['reported', 'hidden', 'unanswered'] as const
export type ModerationList = (typeof MODERATION_LISTS)[number]

const CONTACT = /[\p{L}\d._%+-]+@[\p{L}\d-]+\.[\p{L}]{2,}|(?:\+?\d[\s().-]?){9,}|\b(?:wa\.me|t\.me)\//iu

/** Returns whether a text has a mail address or a telephone number: children tell none to strangers. */
export function hasContact(text: string): boolean {
  return CONTACT.test(text)
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
