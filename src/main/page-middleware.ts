import { leadToPesilat } from '#features/classes/pages/pesilat.server.tsx'
import type { PageMiddlewares } from '#page/middleware.ts'

/** What a route of the table may name as its middleware. */
export const pageMiddlewares: PageMiddlewares = { pesilat: leadToPesilat }
