import { redirect } from 'react-router'
import { pageLoader } from '#features/tenants/page.server.ts'

/** Where these addresses lead until their features stand: signing in to the page that says how to join, a payment's callback to its status. */
const LEADS_TO: Record<string, string> = { Login: '/Register', CallbackAuth: '/', CallbackPayment: '/Payment-Status/Error' }

export const loader = pageLoader(({ page }) => {
  throw redirect(LEADS_TO[page.route.name] ?? '/', 302)
})

export default function LeadsOn() {
  return null
}
