import { publicAction, publicPage } from '#page/public-page.server.ts'
import { takeStaticForm } from '../static/forms.server.ts'
import { loadStaticPage } from '../static/load.server.tsx'

/** Static pages made of sections: About, Pricing, policies and others; two of them have a form. */
export const loader = publicPage(loadStaticPage)

export const action = publicAction(takeStaticForm)
