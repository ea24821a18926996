import type { RefusedForm } from './form.ts'
import type { AccountVisit, SignedInVisit } from './visit.ts'

/** What a module in `pages/` exports. */
export interface AccountPage<V extends AccountVisit> {
  /** Shows the page; after a refusal with the form that was refused. */
  show: (visit: V, form?: RefusedForm) => Response | Promise<Response>
  /** Does what the form asks for; returns where that leads, or the form as it was refused. */
  submit?: (visit: V) => Promise<Response | RefusedForm>
}

interface RouteBase {
  /** The page's name, as `data-route` bears it. */
  name: string
  path: string
  methods: readonly ('GET' | 'POST')[]
  /** Its form is accepted from other sites, too: what it does must need a proof of its own. */
  from?: 'anywhere'
}

/** For anybody. */
interface PublicRoute extends RouteBase {
  who: 'public'
  page: () => Promise<AccountPage<AccountVisit>>
}

/** For who is signed in to the account site; others are asked to sign in. */
interface SignedInRoute extends RouteBase {
  who: 'signed-in'
  page: () => Promise<AccountPage<SignedInVisit>>
}

export type AccountRoute = PublicRoute | SignedInRoute
