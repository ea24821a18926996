/** A page of a list, as every list endpoint returns it. */
export interface Page<T> {
  items: T[]
  page: number
  perPage: number
  totalItems: number
  totalPages: number
}

export function toPage<T>(items: T[], totalItems: number, page: number, perPage: number): Page<T> {
  return { items, page, perPage, totalItems, totalPages: Math.ceil(totalItems / perPage) }
}

/**
 * Returns the page as a caller of the API asked for it: without items past the end, so that reading until an empty page ends. Lists themselves return the last
 * page then, which is what people see.
 */
export function toAskedPage<T>(list: Page<T>, asked: number): Page<T> {
  return list.page === asked ? list : { ...list, items: [], page: asked }
}

/** A list that is returned whole, as one page. */
export function toWholePage<T>(items: T[]): Page<T> {
  return toPage(items, items.length, 1, Math.max(1, items.length))
}
