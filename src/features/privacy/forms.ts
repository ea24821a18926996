import { z } from 'zod'
import { parseBirthDate } from '#features/members/birth-date.ts'
import { toPhone } from '#kit/phone.ts'
import { toName } from '#kit/text.ts'
import { parseForm } from '#platform/http/form-input.ts'
import { isMailAddress } from '#platform/mail/mail-address.ts'
import { privacyReason } from './texts.ts'

const NAME_LENGTH = 120
const REASON_LENGTH = 1000
const PHONE_LENGTH = 30

/** A field's problem: a key of the texts, which the schemas below use as their message. */
type Problem = Parameters<typeof privacyReason>[0]

const refuse = (ctx: z.RefinementCtx, problem: Problem) => ctx.addIssue(problem)

// An absent field counts as empty.
const text = z.string().default('')
const ticked = (problem: Problem) => z.string(problem)

const name = text.transform((typed, ctx) => {
  const isLong = typed.length > NAME_LENGTH * 10 || Array.from(typed.replace(/\s+/gu, ' ')).length > NAME_LENGTH
  const read = isLong ? '' : toName(typed)
  if (isLong) refuse(ctx, 'nameLong')
  else if (!/[\p{L}\p{N}]/u.test(read)) refuse(ctx, 'nameMissing')
  return read
})

const email = text.transform((typed, ctx) => {
  const read = typed.toLowerCase()
  if (read === '') refuse(ctx, 'emailMissing')
  else if (!isMailAddress(read)) refuse(ctx, 'emailInvalid')
  return read
})

const phone = text.transform((typed, ctx) => {
  const read = typed.length > PHONE_LENGTH ? undefined : toPhone(typed)
  if (read === undefined) refuse(ctx, typed.trim() === '' ? 'phoneMissing' : 'phoneInvalid')
  return read ?? ''
})

const npsn = text.transform((typed, ctx) => {
  const read = typed.trim()
  if (!/^\d{8}$/.test(read)) refuse(ctx, 'npsnInvalid')
  return read
})

const reason = text.transform((typed, ctx) => {
  const read = typed
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]|\p{Cs}/gu, '')
    .trim()
  if (read.length > REASON_LENGTH * 4 || Array.from(read).length > REASON_LENGTH) refuse(ctx, 'reasonLong')
  return read
})

const birthDateForm = (now: Date) =>
  z.object({ day: text, month: text, year: text }).transform((fields, ctx) => {
    const read = parseBirthDate(fields, now)
    if ('bornOn' in read) return read.bornOn
    ctx.addIssue({ code: 'custom', message: read.problem, path: ['birthDate'] })
    return z.NEVER
  })

const guardianForm = z.object({ guardianName: name, guardianEmail: email })
const guardianLinkForm = z.object({ parentName: name, parentPhone: phone })
const newSchoolForm = z.object({ schoolName: name, npsn })
const guardianYesForm = z.object({ name, agree: ticked('guardianConsentMissing'), version: text })
const reasonForm = z.object({ reason })

/** Returns the date of birth of a form. Throws InvalidInput with the problem at `birthDate`. */
export function readBirthDate(fields: URLSearchParams, now: Date): string {
  return parse(birthDateForm(now), fields)
}

/** Returns a parent's name and address as a child typed them. Throws InvalidInput with a problem for each bad field. */
export function readGuardian(fields: URLSearchParams): { name: string; email: string } {
  const read = parse(guardianForm, fields)
  return { name: read.guardianName, email: read.guardianEmail }
}

/** Returns a parent's name and their phone number, as `wa.me` wants it. Throws InvalidInput with a problem for each bad field. */
export function readGuardianLink(fields: URLSearchParams): { name: string; phone: string } {
  const read = parse(guardianLinkForm, fields)
  return { name: read.parentName, phone: read.parentPhone }
}

/** Returns a school that the tenant may not know yet. Throws InvalidInput with a problem for each bad field. */
export function readNewSchool(fields: URLSearchParams): { name: string; npsn: string } {
  const read = parse(newSchoolForm, fields)
  return { name: read.schoolName, npsn: read.npsn }
}

/** Returns a parent's consent: their name, and the version of the text that they agreed to. Throws InvalidInput. */
export function readGuardianYes(fields: URLSearchParams): { name: string; version: string } {
  const read = parse(guardianYesForm, fields)
  return { name: read.name, version: read.version }
}

/** Throws InvalidInput with `problem` at the checkbox `name` if it is not checked. */
export function requireTick(fields: URLSearchParams, name: string, problem: Problem): void {
  parse(z.object({ [name]: ticked(problem) }), fields)
}

/** Returns the optional reason for leaving; at most 1,000 characters. Throws InvalidInput. */
export function readReason(fields: URLSearchParams): string {
  return parse(reasonForm, fields).reason
}

function parse<S extends z.ZodType>(schema: S, fields: URLSearchParams): z.output<S> {
  return parseForm(schema, fields, { refused: privacyReason('form'), problems: privacyReason })
}
