import { z } from 'zod'

/** Problems of the fields of the first start and of a new organisation, beside those of `schema.ts`. */
export type SetupProblem =
  | 'emailTaken'
  | 'organisationMissing'
  | 'organisationLong'
  | 'hostMissing'
  | 'hostRefused'
  | 'hostReserved'
  | 'hostTaken'
  | 'layoutMissing'
  | 'serverRefused'
  | 'portRefused'
  | 'senderRefused'
  | 'loginHalf'

/** As `settingFields.title`. */
const ORGANISATION_LENGTH = 120

const text = z
  .string()
  .default('')
  .transform(value => value.trim())

/** `host` and `layout` are judged above, where tenants are known. */
export const organisationFields = z.object({
  name: text.superRefine((value, ctx) => {
    if (value === '') ctx.addIssue('organisationMissing')
    else if (value.length > ORGANISATION_LENGTH) ctx.addIssue('organisationLong')
  }),
  host: text.transform(value => value.slice(0, 300)),
  layout: text,
})

const SECURITIES = { smtp: 587, smtps: 465 } as const

/** The mail server's form; returns `SMTP_URL` and `MAIL_FROM` as text. */
export const mailServerInput = z
  .object({ server: text, port: text, security: text, login: text, password: z.string().default(''), from: text })
  .transform(({ server, port, security, login, password, from }, ctx) => {
    const problem = (path: string, message: SetupProblem) => ctx.addIssue({ code: 'custom', message, path: [path] })
    const scheme = security === 'smtps' ? 'smtps' : 'smtp'
    const number = port === '' ? SECURITIES[scheme] : Number(port)
    if (!/^[a-z0-9.-]{1,253}$|^\[[0-9a-f:]+\]$/i.test(server)) problem('server', 'serverRefused')
    if (!Number.isInteger(number) || number < 1 || number > 65_535) problem('port', 'portRefused')
    if ((login === '') !== (password === '')) problem(login === '' ? 'login' : 'password', 'loginHalf')
    if (from === '' || from.length > 300) problem('from', 'senderRefused')
    const secret = login === '' ? '' : `${encodeURIComponent(login)}:${encodeURIComponent(password)}@`
    return { url: `${scheme}://${secret}${server}:${number}`, from }
  })
