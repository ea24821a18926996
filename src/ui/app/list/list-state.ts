/** Parameters that belong to one moment of a list, not to its state: what was just done, and the place in it. */
const PASSING = ['done', 'batch', 'count', 'after', 'before', 'page']

/** A list's state under a name. */
export interface SavedView {
  id: string
  name: string
  /** The query of the address. */
  query: string
  isShared: boolean
  isOwn: boolean
  isRemovable: boolean
}

/** Returns a list's state: filters, order and columns. */
export function lastingQuery(query: URLSearchParams | Readonly<Record<string, string>>): URLSearchParams {
  const kept = new URLSearchParams(query instanceof URLSearchParams ? query : { ...query })
  for (const name of PASSING) kept.delete(name)
  return kept
}

/** Returns the address of the list with these parameters changed; undefined removes one. It begins at the first page unless a cursor is among them. */
export function listHref(
  base: string,
  query: Readonly<Record<string, string>>,
  change: Readonly<Record<string, string | undefined>> = {},
): string {
  const next = lastingQuery(query)
  for (const [name, value] of Object.entries(change)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  const text = next.toString()
  return text ? `${base}?${text}` : base
}

/** Returns the keys of the columns that are shown: those that the address names, or else those that are shown unless somebody chooses. */
export function shownColumns<C extends { key: string; isHeading?: boolean; isHidden?: boolean }>(
  columns: readonly C[],
  chosen: string | undefined,
): C[] {
  if (chosen === undefined) return columns.filter(column => !column.isHidden)
  const keys = new Set(chosen.split(','))
  return columns.filter(column => column.isHeading || keys.has(column.key))
}

/** Returns the column and direction of a `sort` parameter: `title` or `-title`. */
export function readSort<K extends string>(
  text: string | null | undefined,
  keys: readonly K[],
  first: `-${K}` | K,
): { key: K; isDescending: boolean } {
  const found = keys.find(one => one === text?.replace(/^-/, ''))
  // Named boundary: what the list itself names is one of its columns.
  return found === undefined
    ? { key: first.replace(/^-/, '') as K, isDescending: first.startsWith('-') }
    : { key: found, isDescending: text?.startsWith('-') === true }
}

/** Returns the values of the parameter `sort` for these columns, as the route table lists them. */
export const sortValues = (keys: readonly string[]): string[] => keys.flatMap(key => [key, `-${key}`])
