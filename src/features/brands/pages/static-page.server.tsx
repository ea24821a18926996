import { publicAction, publicPage } from '#page/public-page.server.ts'
import { takeStaticForm } from '../static/forms.server.ts'
import { loadStaticPage } from '../static/load.server.tsx'

/** Pages of sections and words: About, Pricing, policies and their like; two of them have a form. */
export const loader = publicPage(loadStaticPage)

export const action = publicAction(takeStaticForm)
