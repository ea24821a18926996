import { pageAction } from '#page/page.server.ts'
import { serverPage } from '#page/server-page.server.ts'
import { takeStaticForm } from '../static/forms.server.ts'
import { loadStaticPage } from '../static/load.server.tsx'

/** Pages of sections and words: About, Pricing, policies and their like; two of them have a form. */
export const loader = serverPage(loadStaticPage)

export const action = pageAction(takeStaticForm)

export { pageMeta as meta } from '#ui/head.ts'
export { noScript as handle, ServerPage as default } from '#ui/server-page.tsx'
