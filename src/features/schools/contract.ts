import { createRoute, z } from '@hono/zod-openapi'
import { answersOf, envelopeOf, jsonBody, pageOf } from '#platform/http/contract.ts'
import { ownTeamInput, schoolInput, schoolListQuery, teamInput } from './schema.ts'

const tags = ['school']

export const school = z
  .object({
    id: z.uuid(),
    slug: z.string(),
    name: z.string(),
    npsn: z.string().nullable().openapi({ description: 'Eight digits' }),
    city: z.string(),
    cityId: z.string().openapi({ description: 'The city’s code, as it is written' }),
    students: z.number().int(),
  })
  .openapi('School')

export const standing = z
  .object({
    teamId: z.uuid(),
    rank: z.number().int().openapi({ description: 'From 1; equal teams share a place' }),
    team: z.string(),
    school: z.string(),
    city: z.string(),
    cityId: z.string().openapi({ description: 'The city’s code, as it is written' }),
    program: z.object({ slug: z.string(), name: z.string() }).nullable(),
    score: z.number().int(),
    minutes: z.number().int().nullable(),
  })
  .openapi('Standing')

const registeredSchool = z.object({ id: z.uuid(), slug: z.string(), name: z.string() }).openapi('RegisteredSchool')
const registeredTeam = z.object({ id: z.uuid(), name: z.string(), schoolId: z.uuid() }).openapi('RegisteredTeam')

function taken<T extends z.ZodType>(payload: T) {
  const { 200: answer, default: refusals } = answersOf(envelopeOf(payload))
  return { 201: { ...answer, description: 'Registered; it waits for staff' }, default: refusals }
}

export const schoolContract = {
  list: createRoute({
    method: 'get',
    path: '/api/services/v1/school/list',
    operationId: 'listSchools',
    tags,
    summary: 'Confirmed schools by name; search looks at the name and the city.',
    request: { query: schoolListQuery },
    responses: answersOf(envelopeOf(pageOf(school))),
  }),
  register: createRoute({
    method: 'post',
    path: '/api/services/v1/school/register',
    operationId: 'registerSchool',
    tags,
    summary:
      'Registers a school with whom to reach there, and writes to them; staff confirms it. 409 where the NPSN is registered. Never send a NIK. A phone number is kept as 628….',
    request: { body: jsonBody(schoolInput) },
    responses: taken(registeredSchool),
  }),
  registerTeam: createRoute({
    method: 'post',
    path: '/api/services/v1/team/register',
    operationId: 'registerTeam',
    tags,
    summary:
      'Registers a team of a school (by its id or NPSN) in a program’s league: one to three pupils’ names, nothing else of them, and the teacher whom one reaches. 404 for another tenant’s school or program, 409 where the school has a team of the name.',
    request: { body: jsonBody(teamInput) },
    responses: taken(registeredTeam),
  }),
  registerOwnTeam: createRoute({
    method: 'post',
    path: '/api/services/v1/auth/team/register',
    operationId: 'registerOwnTeam',
    tags,
    summary: 'The same by who is signed in: they are whom one reaches. Who is under 18, or no member yet, is refused with 403.',
    security: [{ appToken: [], accessToken: [] }],
    request: { body: jsonBody(ownTeamInput) },
    responses: taken(registeredTeam),
  }),
} as const
