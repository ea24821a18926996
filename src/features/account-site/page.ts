import type { RefusedForm } from './form.ts'
import type { AccountVisit, SignedInVisit } from './visit.ts'

/** The exports of a module in `pages/`. */
export interface AccountPage<V extends AccountVisit> {
  /** Shows the page; after a rejection with the rejected form. */
  show: (visit: V, form?: RefusedForm) => Response | Promise<Response>
  /** Handles the form; returns a redirect or page, or the rejected form. */
  submit?: (visit: V) => Promise<Response | RefusedForm>
}

interface RouteBase {
  /** The page's name, in `data-route`. */
  name: string
  path: string
  methods: readonly ('GET' | 'POST')[]
  /** Its form is accepted from other origins, too: it must require its own proof. */
  from?: 'anywhere'
}

interface PublicRoute extends RouteBase {
  who: 'public'
  page: () => Promise<AccountPage<AccountVisit>>
}

/** For people who are signed in to the account site; others are redirected to the sign-in. */
interface SignedInRoute extends RouteBase {
  who: 'signed-in'
  page: () => Promise<AccountPage<SignedInVisit>>
}

export type AccountRoute = PublicRoute | SignedInRoute
