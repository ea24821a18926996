import type { BetterAuthOptions } from 'better-auth'
import { APIError } from 'better-auth/api'
import { toName } from '#kit/text.ts'

/** The credentials of each social site; without them its button is not shown. */
export interface SocialKeys {
  google?: { clientId: string; clientSecret: string } | undefined
  github?: { clientId: string; clientSecret: string } | undefined
}

export const SOCIAL_NAMES = { google: 'Google', github: 'GitHub' } as const
export type SocialSite = keyof typeof SOCIAL_NAMES

/** Returns the social sites with credentials. `options`: the engine's own. */
export function socialSitesOf({ options }: { options: { socialProviders: Partial<Record<SocialSite, unknown>> } }): SocialSite[] {
  return SITES.filter(site => options.socialProviders[site])
}

const SITES: readonly SocialSite[] = ['google', 'github']

export function socialProviders({ google, github }: SocialKeys) {
  return { ...(google && { google: { ...google, prompt: 'select_account' as const } }), ...(github && { github }) }
}

/** The engine's error if an address can't be linked to its account. */
export const NOT_LINKED = 'account_not_linked'
const CALLBACK_PATH = '/callback/:id'

type Hooks = NonNullable<BetterAuthOptions['databaseHooks']>

/**
 * Hooks for sign-ins by a social site. If the address has an account, the person gets that account if both sides have verified the address (the engine's
 * rule), and its owner is notified; otherwise a new one is created. An address that the social site has not verified creates no account: its owner would
 * find it taken. The error is the same in both cases, so that it does not show which addresses have an account.
 */
export function socialHooks(tellLinked: (owner: { email: string; name: string }, site: string) => Promise<void>) {
  return {
    beforeUser: async (user, context) => {
      if (context?.path !== CALLBACK_PATH) return undefined
      if (!user.emailVerified) throw new APIError('FORBIDDEN', { code: NOT_LINKED, message: 'The address is not verified' })
      const [mailbox = ''] = user.email.split('@')
      // An external picture would tell its site who views it.
      return { data: { ...user, name: toName(user.name) || toName(mailbox), image: null } }
    },
    // We never call the social site again: its tokens are not stored.
    beforeAccount: async account => ({ data: { ...account, ...NO_KEYS } }),
    afterAccount: async (account, context) => {
      const site = SITES.find(one => one === account.providerId)
      if (!site || !context) return
      const { internalAdapter } = context.context
      const [user, accounts] = await Promise.all([
        internalAdapter.findUserById(account.userId),
        internalAdapter.findAccounts(account.userId),
      ])
      if (user && accounts.length > 1) await tellLinked(user, SOCIAL_NAMES[site])
    },
  } satisfies {
    beforeUser: NonNullable<NonNullable<Hooks['user']>['create']>['before']
    beforeAccount: NonNullable<NonNullable<Hooks['account']>['create']>['before']
    afterAccount: NonNullable<NonNullable<Hooks['account']>['create']>['after']
  }
}

const NO_KEYS = {
  accessToken: null,
  refreshToken: null,
  idToken: null,
  accessTokenExpiresAt: null,
  refreshTokenExpiresAt: null,
  scope: null,
}

interface AfterHook {
  matcher(context: { path?: string | undefined }): boolean
}

/** Makes a second-factor plugin run after social sign-ins too: they must not bypass it. */
export function withSocial<P extends { hooks: { after: AfterHook[] } }>(plugin: P): P {
  const after = plugin.hooks.after.map(hook => ({
    ...hook,
    matcher: (context: { path?: string | undefined }) => context.path === CALLBACK_PATH || hook.matcher(context),
  }))
  return { ...plugin, hooks: { ...plugin.hooks, after } }
}
