import { appState } from '#ui/shell/start-up.ts'
import { measurementId } from './measurement-id.ts'
import { isUntracked } from './untracked.ts'

/** `refused_for_good`: by somebody under 18; no later text asks again. */
export type Choice = 'granted' | 'refused' | 'refused_for_good'

/** The version of what the notice says: of the click log alone, and with analytics. Raise both by two where the purpose changes: then it asks again. */
const TEXT_VERSIONS = { log: 1, analytics: 2 } as const

/** What this page asks for. A yes to the longer text covers the shorter one. */
function textVersion(): number {
  return measurementId() ? TEXT_VERSIONS.analytics : TEXT_VERSIONS.log
}

const STORAGE_KEY = 'sanggar:click-consent'
const STORED = /^(granted|refused|refused_for_good) (\d{1,6}) \d{4}-\d{2}-\d{2}T[\d:.]+Z$/

/** What was stored when this document began, or was chosen since. */
let held: string | null = null

/** What the visitor chose; null where there was no choice, or one about an older text; undefined where storage is blocked: then nobody is asked. */
export function readChoice(): Choice | null | undefined {
  try {
    return choiceIn(localStorage.getItem(STORAGE_KEY))
  } catch {
    return undefined
  }
}

/** Keeps the choice with the text's version and the time. Where storage is blocked or full, nothing is kept, and so nothing is allowed. */
export function saveChoice(choice: Choice): void {
  held = `${choice} ${textVersion()} ${new Date().toISOString()}`
  try {
    localStorage.setItem(STORAGE_KEY, held)
  } catch {
    // Asked again on another page, then.
  }
}

/** Only a stored "yes" to the present text allows anything, and of a child nothing does. Read anew each time: another tab may have changed it. */
export function isGranted(): boolean {
  return readChoice() === 'granted' && !isUntracked()
}

/**
 * Keeps refusals over the clearing of local storage by a new app version (`start-up.ts`): who refused is not asked again for a new build.
 * A consent goes with the rest. Call it before the start-up runs. Answers the way to stop.
 */
export function keepRefusal(): () => void {
  held = readStored()
  return appState.subscribe(() => {
    if (!held?.startsWith('refused')) return
    try {
      if (localStorage.getItem(STORAGE_KEY) === null) localStorage.setItem(STORAGE_KEY, held)
    } catch {
      // Blocked meanwhile: nothing is kept, nothing is allowed.
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
