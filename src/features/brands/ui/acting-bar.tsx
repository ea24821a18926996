import { memberTexts } from '#features/members/texts.ts'
import { localHref } from '#kit/lang.ts'
import { useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { brandTexts } from '../texts.ts'

/**
 * A bar on every page while someone impersonates a role or works as superadmin, with a button to end it. The document is the same for everybody: the cookie
 * `sanggar_who` shows the bar.
 */
export function ActingBar() {
  const lang = useLang()
  const { acting } = useTexts(brandTexts)
  const [before, after] = acting.looking.split('{{role}}')
  const button = 'inline-flex min-h-11 items-center rounded-lg bg-amber-950 px-4 font-semibold text-amber-50'
  return (
    <aside
      data-acting
      aria-label={acting.superadmin}
      className="fixed inset-x-0 bottom-0 z-40 hidden border-t-2 border-amber-900 bg-amber-200 text-amber-950 in-[html:has([data-radio])]:bottom-16 in-[html[data-who=acting]]:block! in-[html[data-who=superadmin]]:block!"
    >
      <form
        method="post"
        action={localHref(lang, '/Account')}
        data-turbo="false"
        className="container-page flex min-h-15 items-center justify-between gap-4 py-1.5"
      >
        <p className="leading-tight font-medium in-[html[data-who=superadmin]]:hidden!">
          {before}
          <span data-who-slot="role" data-roles={JSON.stringify(memberTexts(lang).roles)} />
          {after}
        </p>
        <p className="leading-tight font-medium in-[html[data-who=acting]]:hidden!">{acting.superadmin}</p>
        <button type="submit" name="form" value="stop-looking" className={`${button} in-[html[data-who=superadmin]]:hidden!`}>
          {acting.stopLooking}
        </button>
        <button type="submit" name="form" value="leave-superadmin" className={`${button} in-[html[data-who=acting]]:hidden!`}>
          {acting.leave}
        </button>
      </form>
    </aside>
  )
}
