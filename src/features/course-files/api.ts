import type { OpenAPIHono } from '@hono/zod-openapi'
import type { ApiEnv } from '#features/sites/api-env.ts'
import { toEnvelope } from '#platform/http/envelope.ts'
import { courseFilesContract } from './contract.ts'
import { addressesOf } from './course.ts'
import { readCourse } from './read-course.server.ts'
import { toFiles } from './to-files.server.ts'

/** Registers the endpoint of a class as text. */
export function addCourseFileRoutes(api: OpenAPIHono<ApiEnv>): void {
  api.openapi(courseFilesContract.files, async c => {
    const { course } = await readCourse(c.get('ctx'), c.req.valid('query').id)
    const files = [...(await toFiles(course))].map(([path, text]) => ({ path, text }))
    return c.json(toEnvelope({ folder: course.fields.slug ?? 'course', files, media: [...new Set(addressesOf(course))] }), 200)
  })
}
