import { createRoute, z } from '@hono/zod-openapi'
import { CHAPTER_KINDS } from '#features/chapters/kinds/kind.ts'
import { needs } from '#features/permissions/call-permission.ts'
import { answersOf, createdOf, envelopeOf, jsonBody } from '#platform/http/contract.ts'
import { chapterFields } from './chapter-work.ts'
import { CHAPTER_STATES, MODULE_EXAMPLE, outlineInput } from './outline.ts'
import { templateInput, templateName } from './own-templates.ts'

const tags = ['class']
const base = '/api/services/v1/class'

const oneId = z.object({ id: z.uuid() })
const counted = z.number().int()
const versionOf = (example: number) => z.number().int().min(1).meta({ example })

const savedOutline = z
  .object({
    id: z.uuid(),
    state: z.enum(['saved', 'conflict']),
    version: counted,
    newest: counted,
    status: z.enum(['draft', 'published']),
    slug: z.string(),
  })
  .openapi('SavedOutline')
const savedChapter = z
  .object({
    id: z.uuid(),
    state: z.enum(['saved', 'conflict']),
    version: counted.openapi({ description: 'Counts the saves' }),
    newest: counted,
    shownVersion: counted.openapi({ description: 'What readers get' }),
    status: z.enum(CHAPTER_STATES),
    slug: z.string(),
  })
  .openapi('SavedChapter')

const chapter = z.object({
  id: z.uuid(),
  slug: z.string(),
  title: z.string(),
  kind: z.enum(CHAPTER_KINDS),
  minutes: counted,
  isPreview: z.boolean(),
  state: z.enum(CHAPTER_STATES),
})
const outline = z
  .object({
    id: z.uuid(),
    version: counted,
    modules: z.array(z.object({ id: z.uuid(), slug: z.string(), title: z.string(), chapters: z.array(chapter) })),
  })
  .openapi('ClassOutline')
const template = z
  .object({
    id: z.uuid(),
    name: z.string(),
    hasTexts: z.boolean().openapi({ description: 'Its chapters begin with what was written in them' }),
    isManaged: z.boolean().openapi({ description: 'Who asks may name it anew and remove it' }),
    modules: z.array(
      z.object({
        title: z.string(),
        chapters: z.array(z.object({ id: z.uuid(), title: z.string(), kind: z.enum(CHAPTER_KINDS), minutes: counted })),
      }),
    ),
  })
  .openapi('OutlineTemplate')
const finding = z.object({
  code: z.enum(['missing', 'title', 'picture-alt', 'captions', 'transcript', 'language']),
  field: z.string().optional(),
  lang: z.string(),
  count: counted.optional(),
})
const work = z.record(z.string(), z.any()).openapi({ description: 'As `save` takes it' })

const of = (method: 'get' | 'post', path: string, operationId: string, summary: string) => ({
  method,
  path: `${base}/${path}`,
  operationId,
  ...needs('classes.draft'),
  tags,
  summary,
})
/** A call that saves answers 409 with the version that somebody else saved. */
function savedOf<T extends z.ZodType>(schema: T) {
  const answers = answersOf(envelopeOf(schema))
  return {
    200: answers[200],
    default: answers.default,
    409: { description: 'Conflict', content: { 'application/json': { schema: envelopeOf(schema) } } },
  } as const
}

/** Calls of our own: the outline of a class and its chapters, as they are written. */
export const buildingContract = {
  outline: createRoute({
    ...of('get', 'outline', 'getClassOutline', 'Modules and chapters of a class in every state, for those who may write it.'),
    request: { query: oneId },
    responses: answersOf(envelopeOf(outline)),
  }),
  saveOutline: createRoute({
    ...of(
      'post',
      'outline/save',
      'saveClassOutline',
      'Saves the outline as a whole: new ids are made, what is not named is taken out, what is named again comes back. 409 if somebody saved since `base`.',
    ),
    request: { body: jsonBody(outlineInput) },
    responses: savedOf(savedOutline),
  }),
  publishAll: createRoute({
    ...of(
      'post',
      'outline/publish',
      'publishClassChapters',
      'Publishes all changed and new chapters of a class; `left` are those that lack something.',
    ),
    request: { body: jsonBody(oneId) },
    responses: answersOf(
      envelopeOf(
        z.object({
          published: z.array(z.object({ id: z.uuid(), title: z.string() })),
          left: z.array(z.object({ id: z.uuid(), title: z.string(), missing: z.array(z.string()) })),
        }),
      ),
    ),
  }),
  transfer: createRoute({
    ...of('post', 'module/transfer', 'transferModule', 'Moves a module to the end of another class, or copies it there as drafts.'),
    request: {
      body: jsonBody(
        z.object({ moduleId: z.uuid().meta({ example: MODULE_EXAMPLE }), toClassId: z.uuid(), isCopy: z.boolean().default(true) }),
      ),
    },
    responses: createdOf(envelopeOf(z.object({ moduleId: z.uuid() }))),
  }),
  templates: createRoute({
    ...of(
      'get',
      'template/list',
      'listOutlineTemplates',
      'Templates that the tenant’s people kept; `outline/save` takes a chapter of one as `ofTemplate`. At most 100, by name.',
    ),
    responses: answersOf(envelopeOf(z.array(template))),
  }),
  keepTemplate: createRoute({
    ...of('post', 'template/save', 'saveOutlineTemplate', 'Keeps the outline of a class, or one of its modules, as a template.'),
    request: { body: jsonBody(templateInput) },
    responses: createdOf(envelopeOf(template)),
  }),
  renameTemplate: createRoute({
    ...of('post', 'template/rename', 'renameOutlineTemplate', 'Names a template anew: mentors their own.'),
    request: { body: jsonBody(oneId.extend({ name: templateName })) },
    responses: answersOf(envelopeOf(template)),
  }),
  removeTemplate: createRoute({
    ...of(
      'post',
      'template/delete',
      'deleteOutlineTemplate',
      'Removes a template for good: mentors their own. Classes that began with it stay as they are.',
    ),
    request: { body: jsonBody(oneId) },
    responses: answersOf(envelopeOf(oneId)),
  }),
  chapter: createRoute({
    ...of('get', 'chapter/record', 'readWrittenChapter', 'A chapter as it is written, in all languages.'),
    request: { query: oneId },
    responses: answersOf(
      envelopeOf(
        z
          .object({ id: z.uuid(), version: counted, shownVersion: counted, status: z.enum(CHAPTER_STATES), slug: z.string(), work })
          .openapi('WrittenChapter'),
      ),
    ),
  }),
  save: createRoute({
    ...of(
      'post',
      'chapter/save',
      'saveChapter',
      'Saves what was typed of a chapter; readers get it once it is published. 409 if somebody saved since `base`.',
    ),
    request: { body: jsonBody(oneId.extend({ base: versionOf(1) }).extend(chapterFields.shape)) },
    responses: savedOf(savedChapter),
  }),
  publish: createRoute({
    ...of('post', 'chapter/publish', 'publishChapter', 'Shows readers what was typed of a chapter, as of the save `version`.'),
    request: { body: jsonBody(oneId.extend({ version: versionOf(2) })) },
    responses: answersOf(envelopeOf(savedChapter)),
  }),
  withdraw: createRoute({
    ...of('post', 'chapter/withdraw', 'withdrawChapter', 'Takes a chapter away from readers; what was typed stays.'),
    request: { body: jsonBody(oneId) },
    responses: answersOf(envelopeOf(savedChapter)),
  }),
  discard: createRoute({
    ...of('post', 'chapter/discard', 'discardChapterDraft', 'Takes back what was typed of a chapter since its last publication.'),
    request: { body: jsonBody(oneId.extend({ base: versionOf(2) })) },
    responses: answersOf(envelopeOf(savedChapter)),
  }),
  check: createRoute({
    ...of(
      'get',
      'chapter/check',
      'checkChapter',
      'What a chapter lacks, and which of its links to other sites do not answer; at most ten are asked.',
    ),
    request: { query: oneId },
    responses: answersOf(
      envelopeOf(
        z
          .object({
            findings: z.array(finding),
            links: z.array(z.object({ address: z.string(), state: z.enum(['works', 'broken', 'unknown']) })),
            own: z.array(z.string()).openapi({ description: 'Paths of this site, which are not asked' }),
          })
          .openapi('CheckedChapter'),
      ),
    ),
  }),
  versions: createRoute({
    ...of(
      'get',
      'chapter/version/list',
      'listChapterVersions',
      'The newest 200 versions that readers had of a chapter, and texts kept from conflicts, newest first.',
    ),
    request: { query: oneId },
    responses: answersOf(
      envelopeOf(
        z.array(
          z.object({
            version: z.number().int().openapi({ description: 'Below zero: kept from a conflict, and never readers’' }),
            title: z.string(),
            publishedBy: z.string().nullable(),
            publishedAt: z.iso.datetime(),
            isShown: z.boolean(),
            isAside: z.boolean(),
          }),
        ),
      ),
    ),
  }),
  version: createRoute({
    ...of('get', 'chapter/version/detail', 'getChapterVersion', 'A version that readers had of a chapter.'),
    request: { query: oneId.extend({ version: z.coerce.number().int().min(-1_000_000).max(1_000_000).meta({ example: 1 }) }) },
    responses: answersOf(envelopeOf(work)),
  }),
  restore: createRoute({
    ...of(
      'post',
      'chapter/version/restore',
      'restoreChapterVersion',
      'Makes a former version what is typed; readers get it once it is published.',
    ),
    request: {
      body: jsonBody(oneId.extend({ version: z.number().int().min(-1_000_000).max(1_000_000).meta({ example: 1 }), base: versionOf(2) })),
    },
    responses: savedOf(savedChapter),
  }),
} as const
