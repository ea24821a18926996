import { voiceAction } from '#features/voices/action.server.ts'
import { voicePart } from '#features/voices/voice-parts.server.tsx'
import { publicPage } from '#page/public-page.server.ts'
import { loadStaticPage } from '../static/load.server.tsx'

/** Pages of sections and words that have, below them, what visitors said and the form to say something. */
export const loader = publicPage(async args => {
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
