import { type FieldCode, fieldReason } from '#kit/common-reasons.ts'
import { InvalidInput } from '#kit/errors.ts'
import { toReasons } from '#platform/http/field-reasons.ts'
import { isSettingKey, type SettingKey, settingFields } from './settings.ts'
import { siteReason } from './texts.ts'

/** Changed settings by key; of a group only the fields that change. undefined or null restores the default. */
export type SettingChanges = Readonly<Record<string, unknown>>

const isGroup = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns a setting with a change: of a group, the fields that the change does not name stay. */
export function withChange(before: unknown, change: unknown): unknown {
  return isGroup(change) && isGroup(before) ? { ...before, ...change } : change
}

/**
 * Returns the whole values of changed settings, null for those that return to the default. Throws InvalidInput that names each unknown setting or field, and
 * each value that its schema refuses.
 */
export function applyChanges(stored: ReadonlyMap<string, unknown>, changes: SettingChanges): Map<SettingKey, unknown> {
  const unknown = Object.keys(changes).filter(key => !isSettingKey(key))
  if (unknown.length > 0) {
    throw new InvalidInput(
      siteReason('SettingUnknown'),
      unknown.map(path => ({ path, reason: siteReason('Unknown') })),
    )
  }
  const problems: { path: string; reason: ReturnType<typeof fieldReason> }[] = []
  const applied = new Map<SettingKey, unknown>()
  for (const [key, change] of Object.entries(changes)) {
    if (!isSettingKey(key)) continue
    if (change === undefined || change === null) {
      applied.set(key, null)
      continue
    }
    const parsed = settingFields[key].safeParse(withChange(stored.get(key), change))
    if (!parsed.success) {
      problems.push(...toReasons(parsed.error, key))
      continue
    }
    const reason = fieldReason('UnknownField' satisfies FieldCode)
    problems.push(...unknownPaths(change, parsed.data, key).map(path => ({ path, reason })))
    applied.set(key, parsed.data)
  }
  if (problems.length > 0) throw new InvalidInput(siteReason('SettingRefused'), problems)
  return applied
}

/** Returns the paths at which two values of a setting differ, `css.clr_primary`; an absent value counts as the default. */
export function changedPaths(key: SettingKey, before: unknown, after: unknown): string[] {
  const [from, to] = [effective(key, before), effective(key, after)]
  if (!isGroup(from) || !isGroup(to)) return isSame(from, to) ? [] : [key]
  const fields = new Set([...Object.keys(from), ...Object.keys(to)])
  return [...fields].filter(field => !isSame(from[field], to[field])).map(field => `${key}.${field}`)
}

/** Returns the paths that changes name: each field of a group, else the setting. */
export function namedPaths(changes: SettingChanges): string[] {
  return Object.entries(changes).flatMap(([key, change]) => (isGroup(change) ? Object.keys(change).map(field => `${key}.${field}`) : [key]))
}

/** Returns the value at a path of settings. */
export function valueAt(settings: SettingChanges, path: string): unknown {
  const [key = '', field] = path.split('.')
  const value = settings[key]
  if (field === undefined) return value
  return isGroup(value) ? value[field] : undefined
}

function effective(key: SettingKey, value: unknown): unknown {
  const parsed = settingFields[key].safeParse(value ?? undefined)
  return parsed.success ? parsed.data : value
}

/** True for equal JSON; PostgreSQL's jsonb returns fields in an order of its own. */
function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(sorted(a)) === JSON.stringify(sorted(b))
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (!isGroup(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, one]) => one !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, one]) => [name, sorted(one)]),
  )
}

/** Returns the paths of the fields that were given and that the schema dropped. A schema that keeps unknown fields, as that of sections does, has none. */
function unknownPaths(given: unknown, kept: unknown, path: string): string[] {
  if (typeof given !== 'object' || given === null || typeof kept !== 'object' || kept === null) return []
  const known = new Map(Object.entries(kept))
  return Object.entries(given).flatMap(([name, value]) =>
    known.has(name) || value === undefined ? unknownPaths(value, known.get(name), `${path}.${name}`) : [`${path}.${name}`],
  )
}
