import { createRoute, z } from '@hono/zod-openapi'
import { DEFAULT_LANG, LANGS } from '#kit/lang.ts'
import { ROLES } from '#kit/roles.ts'
import { emailField } from '#platform/http/contact-fields.ts'
import { answersOf, envelopeOf, jsonBody } from '#platform/http/contract.ts'

const tags = ['accounts']
const role = z.enum([...ROLES, 'none'])
const kind = z.number().int().min(0).max(9)

const me = z
  .object({
    id: z.uuid(),
    name: z.string(),
    email: z.email(),
    userKind: kind.nullable().openapi({ description: 'The kind that is acted as, 0 to 9; null: none.' }),
    role,
    isType: z.boolean().openapi({ description: 'The kind is only looked at as a type; it is not stored as the person’s own.' }),
    roles: z.array(role),
    isChild: z.boolean(),
    tenantId: z.uuid(),
  })
  .openapi('Me')

const userDetail = me
  .extend({
    lang: z.enum(LANGS),
    joinedAt: z.iso.datetime(),
    memberships: z.array(
      z.object({
        userKind: kind,
        role,
        since: z.iso.datetime(),
        regionCodes: z.array(z.string()),
        programIds: z.array(z.uuid()),
        schoolId: z.uuid().nullable(),
        mentorId: z.uuid().nullable(),
      }),
    ),
  })
  .openapi('UserDetail')

export type Me = z.infer<typeof me>
export type UserDetail = z.infer<typeof userDetail>

export const signUpInput = z.object({
  name: z.string().trim().min(1).max(120),
  email: emailField,
  lang: z.enum(LANGS).default(DEFAULT_LANG),
})
export type SignUpInput = z.infer<typeof signUpInput>

const withPerson = [{ appToken: [], accessToken: [] }]
const withPersonOrApp = [...withPerson, { delegatedToken: ['account:read'] }]
const { 200: accepted, default: refusals } = answersOf(envelopeOf(z.null()))

export const accountContract = {
  signUpCoder: createRoute({
    method: 'post',
    path: '/api/services/v1/auth/signup/coder',
    operationId: 'signUpCoder',
    tags,
    summary:
      'Makes a student: writes to the address how to finish on the account site, where the password is chosen. The answer is the same for every address; who verifies it is a student here.',
    request: { body: jsonBody(signUpInput) },
    responses: { 201: { ...accepted, description: 'The mail is on its way' }, default: refusals },
  }),
  readMe: createRoute({
    method: 'get',
    path: '/api/services/v1/user/me',
    operationId: 'readMe',
    tags,
    summary: 'The person who is signed in, and what they are at this tenant.',
    security: withPersonOrApp,
    responses: answersOf(envelopeOf(me)),
  }),
  readUserDetail: createRoute({
    method: 'get',
    path: '/api/auth/user/detail',
    operationId: 'readUserDetail',
    tags,
    summary: 'The person who is signed in, with all that they are here and what each of it is limited to.',
    security: withPersonOrApp,
    responses: answersOf(envelopeOf(userDetail)),
  }),
  generateAccessToken: createRoute({
    method: 'post',
    path: '/api/auth/generate/token',
    operationId: 'generateAccessToken',
    tags,
    summary:
      'A new access token for the one that is shown, which ends with it; for 30 days. The tenant’s own pages get theirs as an http-only cookie and no text.',
    security: withPerson,
    responses: answersOf(envelopeOf(z.object({ token: z.string().optional(), expiresAt: z.iso.datetime() }))),
  }),
} as const
