import type { OpenAPIHono } from '@hono/zod-openapi'
import type { ApiEnv } from '#features/sites/api-env.ts'
import { type Page, toAskedPage } from '#kit/page.ts'
import { firstWords } from '#kit/text.ts'
import { toEnvelope } from '#platform/http/envelope.ts'
import { toHtml } from '#platform/rich-text/to-html.ts'
import { toWords } from '#platform/rich-text/to-words.ts'
import type { ListedClass } from './class.ts'
import { classContract } from './contract.ts'
import { getClass, getSyllabus } from './detail-query.server.ts'
import { listClasses } from './queries.server.ts'

/** Registers the endpoints that read classes. */
export function addClassRoutes(api: OpenAPIHono<ApiEnv>): void {
  api.openapi(classContract.active, async c => {
    const { page, ...query } = c.req.valid('query')
    const classes = await listClasses(c.get('ctx'), {
      page,
      perPage: query.pageSize,
      search: query.search,
      state: query.state,
      level: query.level,
      type: query['filter.type'],
      programIds: query.programIds,
      heldCityCodes: query.heldCityIds,
      registrarCityCodes: query.registrarCityIds,
    })
    return c.json(toEnvelope(toJsonPage(classes, page)), 200)
  })

  api.openapi(classContract.webinar, async c => {
    const { page, pageSize, programIds } = c.req.valid('query')
    const classes = await listClasses(c.get('ctx'), { page, perPage: pageSize, programIds, type: 'webinar' })
    return c.json(toEnvelope(toJsonPage(classes, page)), 200)
  })

  api.openapi(classContract.recent, async c => {
    const { page, pageSize } = c.req.valid('query')
    const classes = await listClasses(c.get('ctx'), { page, perPage: pageSize })
    return c.json(toEnvelope(toJsonPage(classes, page)), 200)
  })

  api.openapi(classContract.overview, async c => {
    const { content, modules: _, flags, updatedAt: __, ...one } = await getClass(c.get('ctx'), c.req.valid('query').slug)
    return c.json(
      toEnvelope({
        ...one,
        ...flags,
        startsAt: toIso(one.startsAt),
        endsAt: toIso(one.endsAt),
        registrationOpensAt: toIso(one.registrationOpensAt),
        registrationClosesAt: toIso(one.registrationClosesAt),
        description: firstWords(toWords(content) || one.summary),
        html: await toHtml(content),
      }),
      200,
    )
  })

  api.openapi(classContract.syllabus, async c => {
    const { classroomId } = c.req.valid('query')
    return c.json(toEnvelope(await getSyllabus(c.get('ctx'), classroomId)), 200)
  })
}

function toJsonPage(classes: Page<ListedClass>, asked: number) {
  const page = toAskedPage(classes, asked)
  return { ...page, items: page.items.map(toJson) }
}

function toJson({ flags, ...one }: ListedClass) {
  return { ...one, ...flags, startsAt: toIso(one.startsAt) }
}

function toIso(date: Date | null): string | null {
  return date?.toISOString() ?? null
}
