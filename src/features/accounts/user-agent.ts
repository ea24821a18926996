/** What a browser says of itself, as people call it; undefined where it is none that we know. */
export interface Agent {
  browser: string | undefined
  system: string | undefined
}

/** More than any browser sends; the rest is not looked at. */
const LONGEST = 1000

// The order matters: nearly all call themselves Chrome and Safari, too. Source: RFC 9110, section 10.1.5, and what the browsers send.
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bInstagram\b/, 'Instagram'],
  [/\bFBA[NV]\b|\bFB_IAB\b/, 'Facebook'],
  [/\bWhatsApp\b/, 'WhatsApp'],
  [/\bLine\/\d/, 'LINE'],
  [/\b(BytedanceWebview|musical_ly|TikTok)/, 'TikTok'],
  [/\bEdg(e|A|iOS)?\/\d/, 'Edge'],
  [/\b(OPR|OPT|OPiOS|Opera|Opera Mini)\/\d/, 'Opera'],
  [/\bSamsungBrowser\/\d/, 'Samsung Internet'],
  [/\bUC ?Browser\/?\d/i, 'UC Browser'],
  [/\b(MiuiBrowser|XiaoMi)\/\S/, 'Mi Browser'],
  [/\b(HeyTapBrowser|OppoBrowser)\/\d/, 'Oppo Browser'],
  [/\bVivoBrowser\/\d/, 'Vivo Browser'],
  [/\bYaBrowser\/\d/, 'Yandex'],
  [/\bVivaldi\/\d/, 'Vivaldi'],
  [/\bDuckDuckGo\/\d/, 'DuckDuckGo'],
  [/\b(Firefox|FxiOS)\/\d/, 'Firefox'],
  [/\b(Chromium)\/\d/, 'Chromium'],
  [/\b(Chrome|CriOS)\/\d/, 'Chrome'],
  [/\bVersion\/\d\S* .*\bSafari\/\d/, 'Safari'],
]

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bKAIOS\b/i, 'KaiOS'],
  [/\bHarmonyOS\b/, 'HarmonyOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  // NOTE: an iPad that asks for desktop pages says this, too.
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

/** The browser and the system that a `User-Agent` header names. For people to recognise their own devices by; never to decide anything. */
export function readAgent(userAgent: string): Agent {
  const text = userAgent.slice(0, LONGEST)
  const find = (names: typeof BROWSERS) => names.find(([pattern]) => pattern.test(text))?.[1]
  return { browser: find(BROWSERS), system: find(SYSTEMS) }
}
