import type { ReactNode } from 'react'
import { renderDocument } from '#ui/document.server.tsx'
import type { RefusedForm } from '../form.ts'
import { PAGE_HEADERS, pagePolicy, withCookies } from '../responses.ts'
import type { AccountVisit } from '../visit.ts'
import { AccountDocument } from './document.server.tsx'

interface PageParts {
  title: string
  body: ReactNode
  /** The rejected form, which sets the page's status. */
  form?: RefusedForm | undefined
  status?: number
  /** Sources of its scripts (`scriptSource`). */
  scripts?: readonly string[]
  /** Origins that its forms may redirect to, besides the sites'. */
  formTargets?: readonly string[]
  /** For lists: wider than a form. */
  isWide?: boolean
}

/** Returns a page as a complete document. */
export function showPage(visit: AccountVisit, { title, body, form, status = 200, scripts, formTargets, isWide }: PageParts): Response {
  const html = renderDocument(
    <AccountDocument visit={visit} title={title} isRefused={form !== undefined && form.problems.length > 0} isWide={isWide}>
      {body}
    </AccountDocument>,
  )
  const headers: Record<string, string> = {
    ...PAGE_HEADERS,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': pagePolicy(visit, scripts, formTargets),
    ...(form?.retryAfterSeconds && { 'retry-after': String(form.retryAfterSeconds) }),
  }
  return withCookies(new Response(html, { status: form?.status ?? status, headers }), visit.cookies)
}
