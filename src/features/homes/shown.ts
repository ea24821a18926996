/** An unanswered question as a page shows it. */
export interface ShownQuestion {
  id: string
  name: string
  text: string
  /** In words. */
  at: string
  chapterTitle: string
  className: string
  /** Of its thread, without language prefix. */
  href: string
}

/** A live session that comes, as a page shows it. */
export interface ShownSession {
  id: string
  title: string
  className: string
  /** In words, in the site's time zone. */
  at: string
  href: string
}
