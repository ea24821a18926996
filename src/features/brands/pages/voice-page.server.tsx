import { voiceAction } from '#features/voices/action.server.ts'
import { voicePart } from '#features/voices/voice-parts.server.tsx'
import { publicPage } from '#page/public-page.server.ts'
import { loadStaticPage } from '../static/load.server.tsx'

/** Static pages with visitors' voices and a form below their sections. */
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
