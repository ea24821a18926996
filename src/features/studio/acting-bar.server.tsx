import { memberTexts } from '#features/members/texts.ts'
import { localHref } from '#kit/lang.ts'
import type { PageArgs } from '#page/page.server.ts'
import type { Person } from '#platform/context.ts'
import { useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { staticHtml } from '#ui/static-html.server.tsx'
import { studioTexts } from './texts.ts'
import { PostButton } from './ui/post-button.tsx'

/**
 * Puts the bar into the document that is being made where somebody looks at the site as a role that is not theirs, or works here as superadmin: it says so
 * on every page, and leaves it by one click. Answers whether there is one.
 */
export function addActingBar({ ctx: { viewer }, lang, parts }: Pick<PageArgs, 'ctx' | 'lang' | 'parts'>): boolean {
  if (viewer.kind !== 'person' || (!viewer.person.isImpersonating && viewer.person.role !== 'superadmin')) return false
  parts.set('acting', staticHtml(lang, <ActingBar person={viewer.person} />))
  return true
}

function ActingBar({ person }: { person: Person }) {
  const lang = useLang()
  const { acting, fill } = useTexts(studioTexts)
  const { roles } = useTexts(memberTexts)
  const words = person.isImpersonating ? fill('acting.looking', { role: roles[person.role] }) : acting.superadmin
  return (
    <>
      {/* The room that the bar takes from the page's end. */}
      <div className="h-16" />
      <aside
        data-acting
        aria-label={words}
        className="fixed inset-x-0 bottom-0 z-40 border-t-2 border-amber-900 bg-amber-200 text-amber-950 in-[html:has([data-radio])]:bottom-16 md:in-[html:has([data-radio])]:bottom-24"
      >
        <div className="container-page flex min-h-15 items-center justify-between gap-4 py-1.5">
          <p className="font-medium leading-tight">{words}</p>
          <PostButton
            form={person.isImpersonating ? 'stop-looking' : 'leave-superadmin'}
            action={localHref(lang, '/Account')}
            className="inline-flex min-h-11 items-center rounded-lg bg-amber-950 px-4 font-semibold text-amber-50"
          >
            {person.isImpersonating ? acting.stopLooking : acting.leave}
          </PostButton>
        </div>
      </aside>
    </>
  )
}
