import { redirect } from 'react-router'
import { pageLoader } from '#page/page.server.ts'

/** A payment's callback leads to its status until payments stand. */
export const loader = pageLoader(() => {
  throw redirect('/Payment-Status/Error', 302)
})

export default function CallbackPayment() {
  return null
}
