/** The part of the Web Speech API that is used here. Source: W3C, Web Speech API. Chromium has it with a prefix. */
interface Recognition {
  lang: string
  interimResults: boolean
  start(): void
  stop(): void
  abort(): void
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null
  onerror: ((event: { error: string }) => void) | null
  onend: (() => void) | null
}

type RecognitionClass = new () => Recognition

function findRecognition(): RecognitionClass | undefined {
  const found: unknown = Reflect.get(window, 'SpeechRecognition') ?? Reflect.get(window, 'webkitSpeechRecognition')
  // Named boundary: the browser's own class, which TypeScript's library lacks.
  return typeof found === 'function' ? (found as RecognitionClass) : undefined
}

/** Returns whether this browser turns speech into text, on a page that may use the microphone. */
export function hasVoice(): boolean {
  return findRecognition() !== undefined
}

/** How listening ended. */
export type VoiceEnd = 'done' | 'denied' | 'failed'

/** Listens once. `onText` is called with all that was understood so far. Returns a function that ends it. */
export function listen(lang: string, onText: (text: string) => void, onEnd: (how: VoiceEnd) => void): () => void {
  const Found = findRecognition()
  if (!Found) {
    onEnd('failed')
    return () => {}
  }
  const recognition = new Found()
  let how: VoiceEnd = 'done'
  recognition.lang = lang
  recognition.interimResults = true
  recognition.onresult = ({ results }) => onText(Array.from(results, result => result[0]?.transcript ?? '').join(''))
  recognition.onerror = ({ error }) => {
    how = error === 'aborted' ? 'done' : error === 'not-allowed' || error === 'service-not-allowed' ? 'denied' : 'failed'
  }
  recognition.onend = () => onEnd(how)
  recognition.start()
  return () => recognition.stop()
}
