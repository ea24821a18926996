import { appState } from '#ui/shell/start-up.ts'
import { measurementId } from './measurement-id.ts'
import { isUntracked } from './untracked.ts'

/** `refused_for_good`: by somebody under 18; a later version of the text does not ask again. */
export type Choice = 'granted' | 'refused' | 'refused_for_good'

/** The versions of the notice's text: for the click log alone, and with analytics. Raise both by two if the purpose changes: visitors are then asked again. */
const TEXT_VERSIONS = { log: 1, analytics: 2 } as const

/** Returns the version of the text that this page asks with. Consent to the longer text covers the shorter one. */
function textVersion(): number {
  return measurementId() ? TEXT_VERSIONS.analytics : TEXT_VERSIONS.log
}

const STORAGE_KEY = 'sanggar:click-consent'
const STORED = /^(granted|refused|refused_for_good) (\d{1,6}) \d{4}-\d{2}-\d{2}T[\d:.]+Z$/

/** The stored value when this document began, or the choice made since. */
let held: string | null = null

/** Returns the visitor's choice; null if there is none or it was about an older text; undefined if storage is blocked: then nobody is asked. */
export function readChoice(): Choice | null | undefined {
  try {
    return choiceIn(localStorage.getItem(STORAGE_KEY))
  } catch {
    return undefined
  }
}

/** Stores the choice with the text's version and the time. If storage is blocked or full, nothing is stored and so nothing is allowed. */
export function saveChoice(choice: Choice): void {
  held = `${choice} ${textVersion()} ${new Date().toISOString()}`
  try {
    localStorage.setItem(STORAGE_KEY, held)
  } catch {
    // The visitor is asked again on another page.
  }
}

/** True only with a stored "yes" to the present text, and never for a child. Read each time: another tab may have changed it. */
export function isGranted(): boolean {
  return readChoice() === 'granted' && !isUntracked()
}

/**
 * Keeps refusals when a new app version clears local storage (`start-up.ts`): visitors who refused are not asked again for each build. Consent is cleared with
 * the rest. Call it before start-up runs. Returns a function that stops.
 */
export function keepRefusal(): () => void {
  held = readStored()
  return appState.subscribe(() => {
    if (!held?.startsWith('refused')) return
    try {
      if (localStorage.getItem(STORAGE_KEY) === null) localStorage.setItem(STORAGE_KEY, held)
    } catch {
      // Blocked meanwhile: nothing is stored, nothing is allowed.
    }
  })
}

function readStored(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY)
  } catch {
    return null
  }
}

function choiceIn(stored: string | null): Choice | null {
  const [, choice, version] = STORED.exec(stored ?? '') ?? []
  if (choice === 'refused_for_good') return choice
  if (Number(version) < textVersion()) return null
  return choice === 'granted' || choice === 'refused' ? choice : null
}
