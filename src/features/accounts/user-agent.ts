import bowser from 'bowser'

/** The browser and the operating system that a `User-Agent` header names; undefined where it names none that is known. */
export interface Agent {
  browser: string | undefined
  system: string | undefined
}

/** More than any browser sends; the rest is not read. */
const MAX_LENGTH = 1000

/** Browsers inside of apps, which bowser reports as the browser that they embed. */
const IN_APP: readonly (readonly [RegExp, string])[] = [
  [/\bInstagram\b/, 'Instagram'],
  [/\bFBA[NV]\b|\bFB_IAB\b/, 'Facebook'],
  [/\bWhatsApp\b/, 'WhatsApp'],
  [/\bLine\/\d/, 'LINE'],
  [/\b(BytedanceWebview|musical_ly|TikTok)/, 'TikTok'],
]

/** Bowser's names that people know under another one. */
const BROWSER_NAMES: Record<string, string> = {
  Miui: 'Mi Browser',
  'Microsoft Edge': 'Edge',
  'Samsung Internet for Android': 'Samsung Internet',
}
const SYSTEM_NAMES: Record<string, string> = { macOS: 'Mac', 'Chrome OS': 'ChromeOS' }

const KNOWN = new Set([...Object.values(bowser.BROWSER_MAP), ...Object.keys(BROWSER_NAMES)])

/** Returns the browser and the system of a `User-Agent` header, for people to recognise their own devices by; never to decide anything. */
export function readAgent(userAgent: string): Agent {
  const text = userAgent.slice(0, MAX_LENGTH)
  if (text === '') return { browser: undefined, system: undefined }
  const { browser, os, platform } = bowser.parse(text)
  return {
    browser: IN_APP.find(([pattern]) => pattern.test(text))?.[1] ?? browserName(browser.name),
    system: systemName(os.name, platform),
  }
}

/** For a browser that it does not know bowser returns the first word of the header, which may be anything. */
function browserName(name: string | undefined): string | undefined {
  return name && KNOWN.has(name) ? (BROWSER_NAMES[name] ?? name) : undefined
}

// NOTE: an iPad that asks for desktop pages is a Mac here, too.
function systemName(name: string | undefined, { model }: { model?: string | undefined }): string | undefined {
  if (name === 'iOS') return model ?? name
  return name && (SYSTEM_NAMES[name] ?? name)
}
