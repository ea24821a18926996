import { createRoute, z } from '@hono/zod-openapi'
import { answersOf, createdOf, envelopeOf, jsonBody } from '#platform/http/contract.ts'
import { MAX_LETTERS } from './kinds/discussion/post.ts'

const base = '/api/services/v1/learning'
const tags = ['learning']
const security = [{ appToken: [], accessToken: [] }]
const EXAMPLE = '01a200f0-aa13-7411-a17c-e8caa1dfcfbe'
const chapterId = z.uuid().openapi({ example: EXAMPLE })
const id = z.uuid().openapi({ example: EXAMPLE })
const none = z.object({})

const post = z.object({
  id: z.uuid(),
  parentId: z.uuid().nullable(),
  name: z.string().openapi({ description: 'Of a child the first name alone; empty where the post was removed' }),
  isOwn: z.boolean(),
  isTeacher: z.boolean().openapi({ description: 'Written by who teaches the class' }),
  text: z.string().openapi({ description: 'Plain text' }),
  isMarked: z.boolean().openapi({ description: 'The answer that the teacher calls right' }),
  isRemoved: z.boolean(),
  isHidden: z.boolean().openapi({ description: 'Hidden by who teaches the class: its text is for them and its writer alone' }),
  createdAt: z.iso.datetime(),
  editedAt: z.iso.datetime().nullable(),
  reports: z.int().openapi({ description: '0 for who does not teach the class' }),
})

const of = (method: 'get' | 'post', path: string, operationId: string, summary: string) => ({
  method,
  path: `${base}/${path}`,
  operationId,
  tags,
  security,
  summary,
})

/** Calls of our own: what kinds of chapters need of the server besides progress. */
export const chapterContract = {
  session: createRoute({
    ...of('get', 'session', 'getSession', 'A live session now: its link from 15 minutes before to the end, and whether one has attended.'),
    request: { query: z.object({ chapterId }) },
    responses: answersOf(
      envelopeOf(
        z
          .object({ link: z.string(), attendedAt: z.iso.datetime().nullable(), isTeacher: z.boolean(), isCodeTaken: z.boolean() })
          .openapi('LiveSession'),
      ),
    ),
  }),
  attend: createRoute({
    ...of(
      'post',
      'attendance',
      'attendSession',
      'Notes that one is at a live session, by the code that its teacher shows. 409 outside of it.',
    ),
    request: { body: jsonBody(z.object({ chapterId, code: z.string().trim().min(1).max(20).openapi({ example: 'K7RW2M' }) })) },
    responses: createdOf(envelopeOf(z.object({ attendedAt: z.iso.datetime() }))),
  }),
  showCode: createRoute({
    ...of(
      'post',
      'session/code',
      'showSessionCode',
      'The code of attendance, for who teaches the class; made when it is first asked for, or anew.',
    ),
    request: { body: jsonBody(z.object({ chapterId, isNew: z.boolean().default(false) })) },
    responses: answersOf(envelopeOf(z.object({ code: z.string(), attended: z.int() }))),
  }),
  attendees: createRoute({
    ...of('get', 'session/attendees', 'listSessionAttendees', 'Who gave the code of a live session, and when, for who teaches the class.'),
    request: { query: z.object({ chapterId }) },
    responses: answersOf(
      envelopeOf(
        z
          .object({
            count: z.int(),
            attendees: z
              .array(z.object({ name: z.string(), attendedAt: z.iso.datetime() }))
              .openapi({ description: 'In the order in which they came, the first 500' }),
          })
          .openapi('SessionAttendees'),
      ),
    ),
  }),
  discussion: createRoute({
    ...of('get', 'discussion', 'listDiscussion', 'Threads of a discussion with their answers, newest thread first, 20 at a time.'),
    request: { query: z.object({ chapterId, before: z.uuid().optional().openapi({ description: 'The `next` of the page before' }) }) },
    responses: answersOf(
      envelopeOf(
        z
          .object({
            threads: z.array(post.extend({ answers: z.array(post) })),
            next: z.uuid().nullable(),
            isTeacher: z.boolean(),
            isWaiting: z.boolean().openapi({ description: 'Others’ posts are shown once one has written' }),
          })
          .openapi('Discussion'),
      ),
    ),
  }),
  savePost: createRoute({
    ...of('post', 'discussion/post', 'savePost', 'Writes a post or an answer, or changes one’s own of that id.'),
    request: {
      body: jsonBody(
        z.object({
          id,
          chapterId,
          parentId: z.uuid().optional(),
          text: z.string().trim().min(1).max(MAX_LETTERS).openapi({ example: 'Mengapa memakai flexbox di sini?' }),
        }),
      ),
    },
    responses: createdOf(envelopeOf(post.openapi('DiscussionPost'))),
  }),
  removePost: createRoute({
    ...of('post', 'discussion/remove', 'removePost', 'Takes away one’s own post, or any where one teaches the class.'),
    request: { body: jsonBody(z.object({ id })) },
    responses: answersOf(envelopeOf(none)),
  }),
  markPost: createRoute({
    ...of('post', 'discussion/mark', 'markPost', 'Marks an answer as right, for who teaches the class.'),
    request: { body: jsonBody(z.object({ id, isMarked: z.boolean() })) },
    responses: answersOf(envelopeOf(none)),
  }),
  reportPost: createRoute({
    ...of('post', 'discussion/report', 'reportPost', 'Tells who teaches the class of a post that should not be there.'),
    request: { body: jsonBody(z.object({ id })) },
    responses: answersOf(envelopeOf(none)),
  }),
} as const
