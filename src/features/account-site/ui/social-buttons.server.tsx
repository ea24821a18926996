import type { ReactNode } from 'react'
import { SOCIAL_NAMES, type SocialSite, socialSitesOf } from '#features/accounts/sign-in/social.server.ts'
import { accountTexts } from '../texts.ts'
import type { AccountVisit } from '../visit.ts'
import { HiddenFields } from './form-components.server.tsx'

/** Buttons for social sign-in; nothing without credentials. A page with them needs `formTargets`. */
export function SocialButtons({ visit }: { visit: AccountVisit }) {
  const t = accountTexts(visit.lang)
  const sites = socialSitesOf(visit.dependencies.auth)
  if (sites.length === 0) return null
  return (
    <>
      <p className="text-ink-soft before:bg-line after:bg-line mt-6 flex items-center gap-4 before:h-px before:flex-1 after:h-px after:flex-1">
        {t.social.or}
      </p>
      <form method="post" action="/social" className="mt-5 space-y-3">
        <HiddenFields visit={visit} />
        {sites.map(site => (
          <button key={site} type="submit" name="site" value={site} className="btn btn-quiet w-full gap-3">
            {LOGOS[site]}
            {t.fill('social.goOn', { site: SOCIAL_NAMES[site] })}
          </button>
        ))}
      </form>
    </>
  )
}

const LOGOS: Record<SocialSite, ReactNode> = {
  google: (
    <svg aria-hidden="true" viewBox="0 0 24 24" width="20" height="20" fill="none" strokeWidth="4">
      <path d="M18.4 6.5A8.5 8.5 0 0 0 4.9 7.3" stroke="#ea4335" />
      <path d="M4.9 7.3a8.5 8.5 0 0 0 0 9.4" stroke="#fbbc04" />
      <path d="M4.9 16.7a8.5 8.5 0 0 0 12.7 1.8" stroke="#34a853" />
      <path d="M12 12h8.5a8.5 8.5 0 0 1-2.9 6.5" stroke="#4285f4" />
    </svg>
  ),
  // Source: Simple Icons (CC0).
  github: (
    <svg aria-hidden="true" viewBox="0 0 24 24" width="20" height="20" fill="currentColor">
      <path d="M12 .297c-6.63 0-12 5.373-12 12 0 5.303 3.438 9.8 8.205 11.385.6.113.82-.258.82-.577 0-.285-.01-1.04-.015-2.04-3.338.724-4.042-1.61-4.042-1.61C4.422 18.07 3.633 17.7 3.633 17.7c-1.087-.744.084-.729.084-.729 1.205.084 1.838 1.236 1.838 1.236 1.07 1.835 2.809 1.305 3.495.998.108-.776.417-1.305.76-1.605-2.665-.3-5.466-1.332-5.466-5.93 0-1.31.465-2.38 1.235-3.22-.135-.303-.54-1.523.105-3.176 0 0 1.005-.322 3.3 1.23.96-.267 1.98-.399 3-.405 1.02.006 2.04.138 3 .405 2.28-1.552 3.285-1.23 3.285-1.23.645 1.653.24 2.873.12 3.176.765.84 1.23 1.91 1.23 3.22 0 4.61-2.805 5.625-5.475 5.92.42.36.81 1.096.81 2.22 0 1.606-.015 2.896-.015 3.286 0 .315.21.69.825.57C20.565 22.092 24 17.592 24 12.297c0-6.627-5.373-12-12-12" />
    </svg>
  ),
}

/** Returns the origins that forms of a page with these buttons may redirect to. */
export function socialTargets({ dependencies }: AccountVisit): string[] {
  return socialSitesOf(dependencies.auth).map(site => ORIGINS[site])
}

const ORIGINS: Record<SocialSite, string> = { google: 'https://accounts.google.com', github: 'https://github.com' }
