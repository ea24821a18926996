import { describe, expect, it } from 'vitest'
import { readAgent } from './user-agent.ts'

const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)'
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'

describe('a browser’s name for itself', () => {
  it.each([
    [`${ANDROID} Chrome/142.0.0.0 Mobile Safari/537.36`, 'Chrome', 'Android'],
    [`${ANDROID} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`, 'Samsung Internet', 'Android'],
    [`${ANDROID} Version/4.0 Chrome/142.0.0.0 Mobile Safari/537.36 Instagram 350.0.0.1`, 'Instagram', 'Android'],
    [`${ANDROID} Chrome/142.0.0.0 Mobile Safari/537.36 OPR/85.0.0`, 'Opera', 'Android'],
    [`${ANDROID} Version/4.0 Chrome/100.0 Mobile Safari/537.36 XiaoMi/MiuiBrowser/14.5`, 'Mi Browser', 'Android'],
    [`${IPHONE} Version/18.1 Mobile/15E148 Safari/604.1`, 'Safari', 'iPhone'],
    [`${IPHONE} CriOS/142.0 Mobile/15E148 Safari/604.1`, 'Chrome', 'iPhone'],
    [`${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/480.0]`, 'Facebook', 'iPhone'],
    [`${WINDOWS} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`, 'Edge', 'Windows'],
    [`${WINDOWS} Gecko/20100101 Firefox/144.0`, 'Firefox', 'Windows'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
      'Safari',
      'Mac',
    ],
    [
      'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
      'Chrome',
      'ChromeOS',
    ],
    [
      'Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
      'Safari',
      'iPad',
    ],
    ['Anything/1.0 (X11; Linux x86_64)', undefined, 'Linux'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox', 'Linux'],
  ])('%s is %s on %s', (text, browser, system) => {
    expect(readAgent(text)).toEqual({ browser, system })
  })

  it('that tells nothing, or anything at all, names nothing', () => {
    for (const text of ['', 'curl/8.5.0', '<script>alert(1)</script>', 'x'.repeat(100_000), '\u0000😀'])
      expect(readAgent(text)).toEqual({ browser: undefined, system: undefined })
  })
})
