import { RestError } from './errors.ts'

/** What a client asks of the answer. Source: RFC 7240; docs.postgrest.org, Prefer header. */
export interface Preferences {
  returns: 'minimal' | 'headers-only' | 'representation'
  isCounted: boolean
  /** What is left out becomes the column's default, not null. */
  isMissingDefault: boolean
  isUpsert: boolean
  /** What was understood, for `Preference-Applied`. */
  applied: string[]
}

/** What is done as it says, or asks nothing of reads and inserts. `tx=rollback` and `timezone=` are not done, so they are not taken strictly. */
const KNOWN =
  /^(return=(minimal|headers-only|representation)|count=(exact|planned|estimated)|missing=(default|null)|resolution=(merge|ignore)-duplicates|handling=(strict|lenient)|tx=commit|max-affected=\d+)$/
const APPLIED = /^(return|count|missing|handling)=/

/** Reads the Prefer header. Throws PGRST122 where it is to be taken strictly and has something that is not known. */
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

/** The shape of the answer that is asked for. */
export interface Media {
  type: 'application/json' | 'application/vnd.pgrst.object+json' | 'application/vnd.pgrst.array+json'
  /** One row as an object, in place of a list. */
  isSingle: boolean
  isStripped: boolean
}

/** Reads the Accept header. Throws PGRST107 where it wants what there is not. */
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
