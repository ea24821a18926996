import { RestError } from './errors.ts'

/** The client's preferences for the response. Source: RFC 7240; docs.postgrest.org, Prefer header. */
export interface Preferences {
  returns: 'minimal' | 'headers-only' | 'representation'
  isCounted: boolean
  /** Missing values become the column's default rather than null. */
  isMissingDefault: boolean
  isUpsert: boolean
  /** The preferences that were applied, for `Preference-Applied`. */
  applied: string[]
}

/**
 * Preferences that are honoured, or that do not affect reads and inserts. `tx=rollback` and `timezone=` are not supported, so strict handling rejects them.
 */
const KNOWN =
  /^(return=(minimal|headers-only|representation)|count=(exact|planned|estimated)|missing=(default|null)|resolution=(merge|ignore)-duplicates|handling=(strict|lenient)|tx=commit|max-affected=\d+)$/
const APPLIED = /^(return|count|missing|handling)=/

/** Parses the Prefer header. Throws PGRST122 for unknown preferences with `handling=strict`. */
export function readPreferences(header: string | null): Preferences {
  const parts = (header ?? '')
    .split(/[,;]/)
    .map(part => part.trim().replaceAll('"', ''))
    .filter(Boolean)
  const wrong = parts.filter(part => !KNOWN.test(part))
  if (parts.includes('handling=strict') && wrong.length > 0)
    throw new RestError(400, 'PGRST122', 'Invalid preferences given with handling=strict', {
      details: `Invalid preferences: ${wrong.join(', ').slice(0, 200)}`,
    })
  const valueOf = (name: string) => parts.find(part => part.startsWith(`${name}=`))?.slice(name.length + 1)
  const returns = valueOf('return')
  return {
    returns: returns === 'representation' || returns === 'headers-only' ? returns : 'minimal',
    isCounted: parts.some(part => /^count=(exact|planned|estimated)$/.test(part)),
    isMissingDefault: parts.includes('missing=default'),
    isUpsert: valueOf('resolution') !== undefined,
    applied: parts.filter(part => KNOWN.test(part) && APPLIED.test(part)),
  }
}

/** The requested response format. */
export interface Media {
  type: 'application/json' | 'application/vnd.pgrst.object+json' | 'application/vnd.pgrst.array+json'
  /** One row as an object instead of an array. */
  isSingle: boolean
  isStripped: boolean
}

/** Parses the Accept header. Throws PGRST107 for unsupported formats. */
export function readAccept(header: string | null): Media {
  const wanted = (header ?? '*/*').split(',').map(part => part.trim().toLowerCase())
  for (const one of wanted) {
    const [type = '', ...parameters] = one.split(';').map(part => part.trim())
    const isStripped = parameters.includes('nulls=stripped')
    if (type === 'application/vnd.pgrst.object+json' || type === 'application/vnd.pgrst.object')
      return { type: 'application/vnd.pgrst.object+json', isSingle: true, isStripped }
    if (type === 'application/vnd.pgrst.array+json' || type === 'application/vnd.pgrst.array')
      return { type: 'application/vnd.pgrst.array+json', isSingle: false, isStripped }
    if (['application/json', 'application/*', '*/*', ''].includes(type))
      return { type: 'application/json', isSingle: false, isStripped: false }
  }
  throw new RestError(406, 'PGRST107', `None of these media types are available: ${wanted.join(', ').slice(0, 200)}`)
}
