import type { ReactNode } from 'react'
import { staticHtml } from '#ui/static-html.server.tsx'
import { PAGE_HEADERS, pagePolicy, withCookies } from './answers.ts'
import { AccountDocument } from './document.tsx'
import type { AccountFormState } from './form-state.ts'
import type { AccountVisit } from './visit.ts'

interface PageParts {
  title: string
  body: ReactNode
  /** Of the form in it: its state is the page's status. */
  state?: AccountFormState
  status?: number
  /** Sources of its scripts (`scriptSource`). */
  scripts?: readonly string[]
  /** Origins to which its forms may lead, besides the sites'. */
  formTargets?: readonly string[]
  /** For lists: wider than a form. */
  isWide?: boolean
}

/** A page as a whole document. */
export function showPage(visit: AccountVisit, { title, body, state, status, scripts, formTargets, isWide }: PageParts): Response {
  const html = staticHtml(
    visit.lang,
    <AccountDocument visit={visit} title={title} isRefused={statusOf(state) === 422} isWide={isWide}>
      {body}
    </AccountDocument>,
  )
  const headers: Record<string, string> = {
    ...PAGE_HEADERS,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': pagePolicy(visit, scripts, formTargets),
  }
  const wait = state?.trouble?.retryAfterSeconds
  if (wait) headers['retry-after'] = String(wait)
  return withCookies(new Response(`<!DOCTYPE html>${html}`, { status: status ?? statusOf(state), headers }), visit.cookies)
}

function statusOf(state: AccountFormState | undefined): number {
  if (!state) return 200
  return state.trouble?.status ?? (Object.keys(state.problems).length > 0 ? 422 : 200)
}
