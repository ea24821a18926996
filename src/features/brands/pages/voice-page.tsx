import { voiceAction } from '#features/voices/action.server.ts'
import { voicePart } from '#features/voices/voice-parts.server.tsx'
import { serverPage } from '#page/server-page.server.ts'
import { loadStaticPage } from '../static/load.server.tsx'

/** Pages of sections and words that have, below them, what visitors said and the form to say something. */
export const loader = serverPage(async args => {
  const { head, body } = await loadStaticPage(args)
  const part = await voicePart(args)
  return {
    head,
    body: (
      <>
        {body}
        {part}
      </>
    ),
  }
})

export const action = voiceAction

export { pageMeta as meta } from '#ui/head.ts'
export { noScript as handle, ServerPage as default } from '#ui/server-page.tsx'
