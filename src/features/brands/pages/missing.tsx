import { NotFound } from '#kit/errors.ts'
import { pageLoader } from '#page/page.server.ts'
import { MESSAGES } from '#ui/shell/messages.ts'

/** The catch-all, and for the present the pages that are not built: the not-found screen with its status. */
export const loader = pageLoader(() => {
  throw new NotFound(MESSAGES.routing404)
})

export default function Missing() {
  return null
}
