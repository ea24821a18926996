import type { AccountSiteDependencies } from '#features/account-site/dependencies.ts'
import { createAccountSite } from '#features/account-site/site.server.tsx'
import { createAccount, type KnownAccount } from '#features/accounts/account/demo-account.server.ts'
import { type ClientOptions, ensureClient } from '#features/accounts/clients/clients.server.ts'
import {
  type DelegatedRegistration,
  putDelegatedClient,
  removeDelegatedClient,
} from '#features/accounts/clients/delegated-clients.server.ts'
import { type Auth, type AuthOptions, createAuth } from '#features/accounts/engine/auth.server.ts'
import { organisationRoutes } from '#features/organisations/account-routes.server.tsx'
import stylesheet from '../app.css?url'

/** The account site with its auth engine. Loaded on first use, since it takes a third as much memory as everything else together. */
export interface AccountEngine {
  auth: Auth
  answer(request: Request): Response | Promise<Response>
  ensureClient(client: ClientOptions): Promise<void>
  putDelegatedClient(client: DelegatedRegistration): Promise<void>
  removeDelegatedClient(clientId: string): Promise<void>
  createAccount(account: KnownAccount): Promise<string>
}

export function createAccountEngine(parts: AuthOptions & Omit<AccountSiteDependencies, 'auth' | 'stylesheet'>): AccountEngine {
  const auth = createAuth(parts)
  const site = createAccountSite({ ...parts, auth, stylesheet }, organisationRoutes)
  return {
    auth,
    answer: request => site.fetch(request),
    ensureClient: client => ensureClient(auth, client),
    putDelegatedClient: client => putDelegatedClient(auth, client),
    removeDelegatedClient: clientId => removeDelegatedClient(auth, clientId),
    createAccount: account => createAccount(auth, account),
  }
}
