/** The kinds of pages that suggest questions of their own. */
export type PageKind = 'home' | 'classes' | 'class' | 'events' | 'reading' | 'work' | 'learning' | 'chapter' | 'orders'

const KINDS: readonly [RegExp, PageKind][] = [
  [/\/chapter\//i, 'chapter'],
  [/^\/(?:courses|class)\/./i, 'class'],
  [/^\/(?:courses|class|silabus|curriculum|program)(?:\/|$)/i, 'classes'],
  [/^\/event\/(?:careers|job)/i, 'work'],
  [/^\/(?:career|talent)/i, 'work'],
  [/^\/event/i, 'events'],
  [/^\/(?:blog|news|podcasts|article)\/./i, 'reading'],
  [/^\/account\/orders/i, 'orders'],
  [/^\/(?:learn|studio|account)(?:\/|$)/i, 'learning'],
]

/** Returns what kind of page stands at a path without language prefix. */
export function pageKindOf(path: string): PageKind {
  return KINDS.find(([pattern]) => pattern.test(path))?.[1] ?? 'home'
}

const TITLE_LENGTH = 60

/** Returns the questions that a page suggests; those about its title only where it has a short one. */
export function suggest(texts: Record<PageKind, readonly string[]>, kind: PageKind, title: string): string[] {
  const isNamed = title !== '' && title.length <= TITLE_LENGTH
  const own = texts[kind].filter(text => isNamed || !text.includes('{{title}}'))
  return (own.length > 0 ? own : texts.home).map(text => text.replace('{{title}}', title))
}
