import bowser from 'bowser'

/** The browser and the operating system of a `User-Agent` header; undefined if unknown. */
export interface Agent {
  browser: string | undefined
  system: string | undefined
}

/** More than any browser sends; the rest is ignored. */
const MAX_LENGTH = 1000

/** In-app browsers, which bowser reports as the browser that they embed. */
const IN_APP: readonly (readonly [RegExp, string])[] = [
  [/\bInstagram\b/, 'Instagram'],
  [/\bFBA[NV]\b|\bFB_IAB\b/, 'Facebook'],
  [/\bWhatsApp\b/, 'WhatsApp'],
  [/\bLine\/\d/, 'LINE'],
  [/\b(BytedanceWebview|musical_ly|TikTok)/, 'TikTok'],
]

/** Names that people know better than bowser's. */
const BROWSER_NAMES: Record<string, string> = {
  Miui: 'Mi Browser',
  'Microsoft Edge': 'Edge',
  'Samsung Internet for Android': 'Samsung Internet',
}
const SYSTEM_NAMES: Record<string, string> = { macOS: 'Mac', 'Chrome OS': 'ChromeOS' }

const KNOWN = new Set([...Object.values(bowser.BROWSER_MAP), ...Object.keys(BROWSER_NAMES)])

/** Returns the browser and the system of a `User-Agent` header, to help people recognise their own devices; never a basis for decisions. */
export function readAgent(userAgent: string): Agent {
  const text = userAgent.slice(0, MAX_LENGTH)
  if (text === '') return { browser: undefined, system: undefined }
  const { browser, os, platform } = bowser.parse(text)
  return {
    browser: IN_APP.find(([pattern]) => pattern.test(text))?.[1] ?? browserName(browser.name),
    system: systemName(os.name, platform),
  }
}

/** For an unknown browser bowser returns the header's first word, which may be anything. */
function browserName(name: string | undefined): string | undefined {
  return name && KNOWN.has(name) ? (BROWSER_NAMES[name] ?? name) : undefined
}

// NOTE: an iPad that requests desktop pages is reported as a Mac.
function systemName(name: string | undefined, { model }: { model?: string | undefined }): string | undefined {
  if (name === 'iOS') return model ?? name
  return name && (SYSTEM_NAMES[name] ?? name)
}
