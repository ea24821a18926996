import { request } from 'node:http'
import { base32 } from '@better-auth/utils/base32'
import { createOTP } from '@better-auth/utils/otp'

export interface HttpAnswer {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
  location: string | undefined
}

export interface HttpAsk {
  method?: string
  body?: string
  headers?: Record<string, string>
}

/** An HTTP client that behaves like a browser: cookies by host, one request at a time, redirects followed only on demand. All hosts resolve to this machine. */
export class HttpBrowser {
  readonly #jars = new Map<string, Map<string, string>>()
  readonly #port: number | undefined

  /** `port`: of a server other than the shared one. */
  constructor(port?: number) {
    this.#port = port
  }

  get port(): number {
    return this.#port ?? Number(process.env['E2E_PORT'])
  }

  /** Returns another browser with a copy of the cookies. */
  copy(): HttpBrowser {
    const copy = new HttpBrowser(this.#port)
    for (const [host, jar] of this.#jars) copy.#jars.set(host, new Map(jar))
    return copy
  }

  cookie(host: string, name: string): string | undefined {
    return this.#jars.get(host)?.get(name)
  }

  setCookie(host: string, name: string, value: string): void {
    this.#jar(host).set(name, value)
  }

  /** Sends one request to `http://host/path`, or to a path of the previous host. */
  async ask(address: string, { method = 'GET', body, headers = {} }: HttpAsk = {}): Promise<HttpAnswer> {
    const url = new URL(address)
    const jar = this.#jar(url.hostname)
    const cookie = [...jar].map(pair => pair.join('=')).join('; ')
    const sent = {
      host: `${url.hostname}:${this.port}`,
      'sec-fetch-mode': 'navigate',
      accept: 'text/html',
      ...(cookie && { cookie }),
      ...headers,
    }
    const answer = await send({ url, port: this.port, method, body, headers: sent })
    for (const line of [answer.headers['set-cookie'] ?? []].flat()) {
      const [pair = '', ...attributes] = line.split(';')
      const [name = '', ...value] = pair.split('=')
      if (attributes.some(one => one.trim().toLowerCase() === 'max-age=0')) jar.delete(name.trim())
      else jar.set(name.trim(), value.join('='))
    }
    return answer
  }

  /** Follows redirects. Returns the final response with its URL. */
  async follow(address: string, first?: HttpAsk): Promise<HttpAnswer & { url: string }> {
    let url = address
    let ask = first
    for (let steps = 0; steps < 15; steps++) {
      const answer = await this.ask(url, ask)
      if (answer.status < 300 || answer.status >= 400 || !answer.location) return { ...answer, url }
      url = new URL(answer.location, url).href
      ask = undefined
    }
    throw new Error(`too many redirects from ${address}`)
  }

  /** Submits the first POST form of a page (that contains this text) with its hidden fields, and follows redirects. */
  async submit(page: { url: string; text: string }, fields: Record<string, string>, having = ''): Promise<HttpAnswer & { url: string }> {
    const forms = [...page.text.matchAll(/<form[^>]*method="post"[^>]*>[\s\S]*?<\/form>/g)].map(([text]) => text)
    const form = forms.find(text => text.includes(having))
    if (!form) throw new Error(`${page.url} has no such form ${having}`)
    const action = /<form[^>]*action="([^"]*)"/.exec(form)?.[1] ?? ''
    const values = new URLSearchParams()
    for (const [input] of form.matchAll(/<input[^>]*type="hidden"[^>]*>/g)) {
      const of = (name: string) => unescape(new RegExp(`\\s${name}="([^"]*)"`).exec(input)?.[1] ?? '')
      values.set(of('name'), of('value'))
    }
    for (const [name, value] of Object.entries(fields)) values.set(name, value)
    const target = new URL(unescape(action) || page.url, page.url)
    return await this.follow(target.href, {
      method: 'POST',
      body: values.toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: `http://${target.hostname}:${this.port}` },
    })
  }

  #jar(host: string): Map<string, string> {
    let jar = this.#jars.get(host)
    if (!jar) this.#jars.set(host, (jar = new Map()))
    return jar
  }
}

/** Signs a person in at a tenant, with the account site's form if it asks, and a code if it wants one. Returns the final page. */
export async function signIn(
  browser: HttpBrowser,
  host: string,
  { email, password, totpSecret }: { email: string; password: string; totpSecret?: string },
  to = '/Account',
) {
  const page = await browser.follow(`http://${host}:${browser.port}/Login?to=${encodeURIComponent(to)}`)
  if (new URL(page.url).hostname === host) return page
  const next = await browser.submit(page, { email, password })
  return totpSecret && isChallenge(next) ? await answerChallenge(browser, next, totpSecret) : next
}

const isChallenge = (page: { url: string }) => new URL(page.url).pathname === '/two-factor/challenge'

/** Types codes until one is taken: each serves once, and another journey may have used it. The account site takes those of the periods around now. */
async function answerChallenge(browser: HttpBrowser, page: HttpAnswer & { url: string }, totpSecret: string) {
  const otp = createOTP(new TextDecoder().decode(base32.decode(totpSecret)))
  let next = page
  for (const away of [0, 1, -1]) {
    next = await browser.submit(next, { code: await otp.hotp(Math.floor(Date.now() / 30_000) + away) })
    if (!isChallenge(next)) return next
  }
  return next
}

export function unescape(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
}

interface Sent {
  url: URL
  port: number
  method: string
  body: string | undefined
  headers: Record<string, string>
}

function send({ url, port, method, body, headers }: Sent): Promise<HttpAnswer> {
  return new Promise((done, fail) => {
    const req = request(
      { agent: false, host: '127.0.0.1', port, path: url.pathname + url.search, method, headers, timeout: 30_000 },
      res => {
        const chunks: Buffer[] = []
        res.on('data', (chunk: Buffer) => chunks.push(chunk))
        res.on('error', fail)
        res.on('end', () =>
          done({
            status: res.statusCode ?? 0,
            headers: res.headers,
            text: Buffer.concat(chunks).toString('utf8'),
            location: res.headers.location,
          }),
        )
      },
    )
    req.on('timeout', () => req.destroy(new Error('no answer in 30 s')))
    req.on('error', fail)
    req.end(body)
  })
}
