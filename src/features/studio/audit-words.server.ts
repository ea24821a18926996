import type { AuditFilter, AuditLine } from '#features/audit/audit-list.server.ts'
import type { NamedLimit } from '#features/members/limits.ts'
import { memberTexts } from '#features/members/texts.ts'
import { nameOfMail } from '#features/notifications/mail-names.ts'
import { NO_LIMITS } from '#features/permissions/role-limits.ts'
import { voiceTexts } from '#features/voices/texts.ts'
import { isVoiceKind } from '#features/voices/voice.ts'
import type { Lang } from '#kit/lang.ts'
import { ROLES, roleOf } from '#kit/roles.ts'
import type { RoleLimits } from '#platform/context.ts'
import { isUuid } from '#platform/db/ids.ts'
import { studioTexts } from './texts.ts'

/** Returns the name of an act for display; for acts no longer in use the act's own name. */
export function nameOfAct(act: string, lang: Lang): string {
  return Object.entries(studioTexts(lang).audit.acts).find(([name]) => name === act)?.[1] ?? act
}

/** Returns the filter of the audit log that its address names. */
export function auditFilterOf(query: URLSearchParams): AuditFilter {
  return { act: query.get('act') ?? undefined, search: query.get('search') ?? undefined, sort: query.get('sort') ?? undefined }
}

/** True if the line is about a member who may still exist. */
export function isMemberAct({ act, subject }: AuditLine): boolean {
  return isUuid(subject) && /^(membership\.|member-data\.|member\.corrected|invitation\.taken|consent\.given-for-child)/.test(act)
}

/** Returns the role limits recorded in a line. */
export function limitsIn({ details }: AuditLine): RoleLimits {
  const list = (value: unknown) => (Array.isArray(value) ? value.filter(one => typeof one === 'string') : [])
  const one = (value: unknown) => (typeof value === 'string' ? value : null)
  const { regionCodes, programIds, schoolId, mentorId } = details
  return { regionCodes: list(regionCodes), programIds: list(programIds), schoolId: one(schoolId), mentorId: one(mentorId) }
}

/** Returns a line's details for display as names and values: the subject first, if it is meaningful by itself; limits by their names. */
export function describe(line: AuditLine, lang: Lang, named: readonly NamedLimit[]): [name: string, value: string][] {
  const { subject, details } = line
  const keys: Record<string, string> = studioTexts(lang).audit.keys
  const words = memberTexts(lang).studio.limits
  const about: [string, string][] = subject && !isUuid(subject) ? [['', toWords('role', subject, lang)]] : []
  const limits = named.map(({ limit, names }): [string, string] => [words[limit], names.map(name => name || words.gone).join(', ')])
  const rest = Object.entries(details)
    .filter(([key]) => !Object.hasOwn(NO_LIMITS, key))
    .map(([key, value]): [string, string] => [keys[key] ?? key, toWords(key, value, lang)])
  return [...about, ...rest.filter(([, value]) => value !== ''), ...limits]
}

function toWords(key: string, value: unknown, lang: Lang): string {
  if (Array.isArray(value)) return value.map(one => toWords(key, one, lang)).join(', ')
  if (value === null || value === undefined) return ''
  const names = memberTexts(lang).roles
  if (key === 'kind' && typeof value === 'number') return names[roleOf(value)]
  if (key === 'role' || key === 'roles') {
    const role = ROLES.find(one => one === value)
    if (role) return names[role]
  }
  if (key === 'voice' && typeof value === 'string' && isVoiceKind(value)) return voiceTexts(lang).kinds[value]
  if (key === 'template' && typeof value === 'string') return nameOfMail(value, lang)
  return typeof value === 'string' ? value : JSON.stringify(value)
}
