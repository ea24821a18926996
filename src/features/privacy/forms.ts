import { parseBirthDate } from '#features/members/birth-date.ts'
import { type FieldProblem, InvalidInput } from '#kit/errors.ts'
import type { Lang } from '#kit/lang.ts'
import { toName } from '#kit/text.ts'
import { isMailAddress } from '#platform/mail/mail-address.ts'
import { privacyTexts } from './texts.ts'

const NAME_LENGTH = 120
const REASON_LENGTH = 1000

/** The date of birth of a form. Throws InvalidInput, the problem beside `birthDate`. */
export function readBirthDate(fields: URLSearchParams, now: Date, lang: Lang): string {
  const text = (name: string) => fields.get(name)?.trim() ?? ''
  const read = parseBirthDate({ day: text('day'), month: text('month'), year: text('year') }, now)
  if ('bornOn' in read) return read.bornOn
  throw refusal(lang, [{ path: 'birthDate', message: privacyTexts(lang).problems[read.problem] }])
}

/** A parent's name and address as a child typed them. Throws InvalidInput with the problem beside each field. */
export function readGuardian(fields: URLSearchParams, lang: Lang): { name: string; email: string } {
  const { problems: words } = privacyTexts(lang)
  const name = readName(fields.get('guardianName') ?? '', lang)
  const email = (fields.get('guardianEmail') ?? '').trim().toLowerCase()
  const problems: FieldProblem[] = []
  if ('problem' in name) problems.push({ path: 'guardianName', message: name.problem })
  if (email === '') problems.push({ path: 'guardianEmail', message: words.emailMissing })
  else if (!isMailAddress(email)) problems.push({ path: 'guardianEmail', message: words.emailInvalid })
  if (problems.length > 0 || 'problem' in name) throw refusal(lang, problems)
  return { name: name.name, email }
}

/** A parent's yes: their name, and the box that they ticked. Throws InvalidInput. */
export function readGuardianYes(fields: URLSearchParams, lang: Lang): { name: string; version: string } {
  const name = readName(fields.get('name') ?? '', lang)
  const problems: FieldProblem[] = []
  if ('problem' in name) problems.push({ path: 'name', message: name.problem })
  if (!fields.get('agree')) problems.push({ path: 'agree', message: privacyTexts(lang).problems.guardianConsentMissing })
  if (problems.length > 0 || 'problem' in name) throw refusal(lang, problems)
  return { name: name.name, version: fields.get('version') ?? '' }
}

/** Sees to it that a box was ticked. Throws InvalidInput with the words beside it. */
export function requireTick(fields: URLSearchParams, name: string, message: string, lang: Lang): void {
  if (!fields.get(name)) throw refusal(lang, [{ path: name, message }])
}

/** Why somebody leaves, if they say so; at most 1,000 characters. Throws InvalidInput. */
export function readReason(fields: URLSearchParams, lang: Lang): string {
  const reason = (fields.get('reason') ?? '')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]|\p{Cs}/gu, '')
    .trim()
  if (reason.length > REASON_LENGTH * 4 || Array.from(reason).length > REASON_LENGTH)
    throw refusal(lang, [{ path: 'reason', message: privacyTexts(lang).problems.reasonLong }])
  return reason
}

function readName(typed: string, lang: Lang): { name: string } | { problem: string } {
  const { problems } = privacyTexts(lang)
  if (typed.length > NAME_LENGTH * 10 || Array.from(typed.trim().replace(/\s+/gu, ' ')).length > NAME_LENGTH)
    return { problem: problems.nameLong }
  const name = toName(typed)
  return /[\p{L}\p{N}]/u.test(name) ? { name } : { problem: problems.nameMissing }
}

function refusal(lang: Lang, problems: FieldProblem[]): InvalidInput {
  return new InvalidInput(privacyTexts(lang).problems.form, problems)
}
