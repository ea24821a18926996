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

/** A list that is returned whole, as one page. */
export function toWholePage<T>(items: T[]): Page<T> {
  return toPage(items, items.length, 1, Math.max(1, items.length))
}
