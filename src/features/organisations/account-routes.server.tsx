import type { AccountRoute } from '#features/account-site/page.ts'

const FORM = ['GET', 'POST'] as const

/** Superadmins' pages on the account host, which has them since a new installation has no tenant yet. */
export const organisationRoutes: readonly AccountRoute[] = [
  { name: 'setup-mail', methods: FORM, path: '/Setup/Mail', who: 'signed-in', page: () => import('./account/mail.server.tsx') },
  {
    name: 'organisation-new',
    methods: FORM,
    path: '/Organisations/New',
    who: 'signed-in',
    page: () => import('./account/organisation.server.tsx'),
  },
]
