import type { OpenAPIHono } from '@hono/zod-openapi'
import type { ApiEnv } from '#features/sites/api-env.ts'
import { firstWords } from '#kit/text.ts'
import { toEnvelope } from '#platform/http/envelope.ts'
import { toHtml } from '#platform/rich-text/to-html.ts'
import { toWords } from '#platform/rich-text/to-words.ts'
import type { ClassCard } from './class.ts'
import { classContract } from './contract.ts'
import { getClass, getSyllabus } from './detail-query.server.ts'
import { listClasses } from './queries.server.ts'

const RECENT = 6

/** Registers the endpoints that read classes. */
export function addClassRoutes(api: OpenAPIHono<ApiEnv>): void {
  api.openapi(classContract.active, async c => {
    const query = c.req.valid('query')
    const classes = await listClasses(c.get('ctx'), {
      page: query.page,
      perPage: query.pageSize,
      search: query.search,
      state: query.state,
      level: query.level,
      type: query['filter.type'],
      programIds: query.programIds,
      heldCityCodes: query.heldCityIds,
      registrarCityCodes: query.registrarCityIds,
    })
    return c.json(toEnvelope({ ...classes, items: classes.items.map(toJson) }), 200)
  })

  api.openapi(classContract.webinar, async c => {
    const { page, pageSize, programIds } = c.req.valid('query')
    const classes = await listClasses(c.get('ctx'), { page, perPage: pageSize, programIds, type: 'webinar' })
    return c.json(toEnvelope({ ...classes, items: classes.items.map(toJson) }), 200)
  })

  api.openapi(classContract.recent, async c => {
    const classes = await listClasses(c.get('ctx'), { page: 1, perPage: RECENT })
    return c.json(toEnvelope({ ...classes, items: classes.items.map(toJson) }), 200)
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
    return c.json(toEnvelope({ classroomId, modules: await getSyllabus(c.get('ctx'), classroomId) }), 200)
  })
}

function toJson(card: ClassCard) {
  return { ...card, startsAt: toIso(card.startsAt) }
}

function toIso(date: Date | null): string | null {
  return date?.toISOString() ?? null
}
