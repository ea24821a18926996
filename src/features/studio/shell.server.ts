import { assistantPartsOf } from '#features/assistant/ui/parts.ts'
import { brandOf } from '#features/brands/brands.server.tsx'
import { toChrome } from '#features/brands/chrome.server.ts'
import { memberTexts } from '#features/members/texts.ts'
import { shortName } from '#features/members/who.server.ts'
import { langsOfSite } from '#features/sites/languages.ts'
import { logoOf } from '#features/sites/site.ts'
import { siteStyle } from '#features/sites/style.server.ts'
import { isAppPath, isPayPath } from '#kit/app-paths.ts'
import { isAboutAPerson } from '#kit/personal.ts'
import { SMALL, shownAddress } from '#kit/picture-forms.ts'
import type { PageArgs } from '#page/page.server.ts'
import { SIDE_BAR_COOKIE, THEME_COOKIE, themeOf } from './preferences.ts'
import { appStyle } from './theme.server.ts'

type ShellArgs = Pick<PageArgs, 'ctx' | 'site' | 'lang'> & {
  page: Pick<PageArgs['page'], 'path'>
  visit: Pick<PageArgs['visit'], 'cookie'>
}

/** Returns what every page of the app shows around its content: the site, and who is signed in. Reloaded with each navigation and after each action. */
export function loadShell({ ctx: { viewer }, site, lang, page, visit }: ShellArgs) {
  const { title, layout, variant, favicon, touchIcon, themeColour } = toChrome(site, lang)
  // Every page of the app, and errors on the way to one.
  const isFramed = isAboutAPerson(page.path) || isAppPath(page.path)
  const { css, preload } = isFramed ? appStyle(site.settings) : siteStyle(site.settings)
  const person = viewer.kind === 'person' ? viewer.person : undefined
  return {
    siteTitle: title,
    /** Null for a brand with a mark of its own, which is no picture: its name stands alone. */
    logo: brandOf(site.layout).Mark === undefined ? shownAddress(logoOf(site), SMALL) : null,
    layout,
    variant,
    lang,
    siteLangs: langsOfSite(site.settings),
    favicon,
    touchIcon,
    themeColour,
    css,
    fontPreload: preload,
    isFramed,
    theme: themeOf(visit.cookie(THEME_COOKIE)),
    /** Null where the tenant hides it, and on pages on which one pays, where it would distract. */
    assistant: isPayPath(page.path) ? null : (assistantPartsOf(site) ?? null),
    isSideBarNarrow: visit.cookie(SIDE_BAR_COOKIE) === 'narrow',
    person: person && {
      memberId: person.memberId,
      name: person.name,
      shortName: shortName(person.name),
      role: person.role,
      roleName: memberTexts(lang).roles[person.role],
      isActing: person.isImpersonating,
    },
  }
}

export type Shell = ReturnType<typeof loadShell>
