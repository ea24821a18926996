import { RestError } from './errors.ts'

/** Maximum number of rows in one response, whatever the client requests. */
export const MAX_ROWS = 1000
const FURTHEST = 1_000_000_000

export interface Range {
  offset: number
  limit: number
}

/** Returns the requested rows: from `limit` and `offset`, or from a Range header. Throws PGRST103 for an impossible range. */
export function readRange(query: URLSearchParams, header: string | null): Range {
  const [limit, offset] = [readNumber(query.get('limit')), readNumber(query.get('offset'))]
  if (limit !== undefined && limit < 0) throw unsatisfiable('Limit should be greater than or equal to zero.')
  if (offset !== undefined && offset < 0) throw unsatisfiable('Offset should be greater than or equal to zero.')
  const asked = limit === undefined && offset === undefined ? readHeader(header) : { offset: offset ?? 0, limit: limit ?? MAX_ROWS }
  return { offset: Math.min(asked.offset, FURTHEST), limit: Math.min(asked.limit, MAX_ROWS) }
}

function readNumber(text: string | null): number | undefined {
  return text !== null && /^-?\d{1,15}$/.test(text) ? Number(text) : undefined
}

function readHeader(header: string | null): Range {
  const [, first, last] = /^(?:items=)?(\d{1,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? []
  if (first === undefined) return { offset: 0, limit: MAX_ROWS }
  const offset = Number(first)
  if (!last) return { offset, limit: MAX_ROWS }
  if (Number(last) < offset)
    throw unsatisfiable('The lower boundary must be lower than or equal to the upper boundary in the Range header.')
  return { offset, limit: Number(last) - offset + 1 }
}

/** Returns the `Content-Range` of a result, and the status: 206 if more rows are known to follow. Throws PGRST103 past the end. */
export function describeRange(offset: number, rows: number, total: number | undefined): { header: string; status: 200 | 206 } {
  if (total !== undefined && offset > total) throw unsatisfiable(`An offset of ${offset} was requested, but there are only ${total} rows.`)
  const span = rows > 0 ? `${offset}-${offset + rows - 1}` : '*'
  return { header: `${span}/${total ?? '*'}`, status: total !== undefined && rows < total ? 206 : 200 }
}

function unsatisfiable(details: string): RestError {
  return new RestError(416, 'PGRST103', 'Requested range not satisfiable', { details })
}
