import { createRoute, z } from '@hono/zod-openapi'
import { LEVELS } from '#features/classes/class.ts'
import { school, standing } from '#features/schools/contract.ts'
import { answersOf, envelopeOf, pageOf } from '#platform/http/contract.ts'
import { leaderboardQuery, programDetailQuery, programListQuery, programSchoolsQuery, syllabusParams } from './schema.ts'

const tags = ['program']
const base = '/api/services/v1/program'

const program = z
  .object({
    id: z.uuid(),
    slug: z.string(),
    name: z.string(),
    summary: z.string(),
    lang: z.string().openapi({ description: 'The language of its texts here' }),
    logo: z.string().nullable(),
    sponsor: z.string().nullable(),
    isActive: z.boolean(),
    bundlePriceRupiah: z
      .number()
      .int()
      .nullable()
      .openapi({ description: 'What its published classes cost together; null: not sold as one' }),
    classes: z.number().int().openapi({ description: 'Published classes' }),
    schools: z.number().int().openapi({ description: 'Confirmed schools that take part' }),
  })
  .openapi('Program')

const programDetail = program
  .extend({ content: z.string().openapi({ description: 'Safe HTML' }), top: z.array(standing.omit({ program: true })) })
  .openapi('ProgramDetail')

const syllabus = z
  .object({
    id: z.uuid(),
    slug: z.string(),
    name: z.string(),
    summary: z.string(),
    lang: z.string(),
    logo: z.string(),
    isActive: z.boolean(),
    classes: z.array(
      z.object({
        id: z.uuid(),
        slug: z.string(),
        name: z.string(),
        summary: z.string(),
        level: z.enum(LEVELS),
        isPremium: z.boolean(),
        modules: z.array(
          z.object({
            slug: z.string(),
            title: z.string(),
            chapters: z.array(z.object({ slug: z.string(), title: z.string(), minutes: z.number().int() })),
          }),
        ),
      }),
    ),
  })
  .openapi('ProgramSyllabus')

const programs = answersOf(envelopeOf(pageOf(program)))

export const programContract = {
  active: createRoute({
    method: 'get',
    path: `${base}/active`,
    operationId: 'listActivePrograms',
    tags,
    summary: 'Programs that run now, by name.',
    request: { query: programListQuery },
    responses: programs,
  }),
  detail: createRoute({
    method: 'get',
    path: `${base}/active/detail`,
    operationId: 'getProgram',
    tags,
    summary: 'A program that runs now by its slug or id, with its text and best teams.',
    request: { query: programDetailQuery },
    responses: answersOf(envelopeOf(programDetail)),
  }),
  schools: createRoute({
    method: 'get',
    path: `${base}/schools`,
    operationId: 'listProgramSchools',
    tags,
    summary: 'Confirmed schools that take part in a program, by name.',
    request: { query: programSchoolsQuery },
    responses: answersOf(envelopeOf(pageOf(school))),
  }),
  leaderboards: createRoute({
    method: 'get',
    path: `${base}/leaderboards`,
    operationId: 'listLeaderboard',
    tags,
    summary: 'Teams that have a score, the best first; of one program or of all in one table.',
    request: { query: leaderboardQuery },
    responses: answersOf(envelopeOf(pageOf(standing))),
  }),
  aws: createRoute({
    method: 'get',
    path: `${base}/aws`,
    operationId: 'listAwsPrograms',
    tags,
    summary: 'Programs whose sponsor is AWS.',
    request: { query: programListQuery },
    responses: programs,
  }),
  catalogPrograms: createRoute({
    method: 'get',
    path: '/api/catalog/programs',
    operationId: 'listPrograms',
    tags: ['catalog'],
    summary: 'All programs, those that run now first.',
    request: { query: programListQuery },
    responses: programs,
  }),
  catalogSyllabus: createRoute({
    method: 'get',
    path: '/api/catalog/silabus/{programId}',
    operationId: 'getProgramSyllabus',
    tags: ['catalog'],
    summary: 'The whole outline of a program, by its id or slug: classes, modules, chapters.',
    request: { params: syllabusParams },
    responses: answersOf(envelopeOf(syllabus)),
  }),
} as const
