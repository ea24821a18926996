import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { isChapterPath } from '#kit/app-paths.ts'

/**
 * `shouldRevalidate` of pages whose forms may be refused because what they show is out of date (409): their loaders run again, as they do where the browser
 * sends the form. React Router by itself reloads nothing after a refused form.
 */
export function revalidateAfterConflict({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus === 409 || defaultShouldRevalidate
}

/**
 * `shouldRevalidate` of what stands around the pages: loaded anew with each navigation and after each action, since any may change roles or what is waiting.
 * Not after a form whose session had ended (401): the page stays as it is, with what was typed.
 */
export function revalidateWhileSignedIn({ actionStatus, formMethod, currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  // From chapter to chapter nothing around them changes, and the next one is there at once where its data was fetched before.
  const isReadingOn =
    formMethod === undefined && currentUrl.href !== nextUrl.href && [currentUrl, nextUrl].every(({ pathname }) => isChapterPath(pathname))
  return actionStatus !== 401 && !isReadingOn
}
