// A small client of WebDriver (W3C) for WebKitGTK, whose engine is Safari's. Debian: webkit2gtk-driver, xvfb.
import { type ChildProcess, spawn } from 'node:child_process'
import { globSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

const PORT = 4127
const DISPLAY = ':87'

export interface WebKit {
  version: string
  open(url: string): Promise<void>
  reload(): Promise<void>
  /** Runs a function's body in the page and returns what it returns, or what its promise resolves to. */
  run<T>(body: string, ...args: unknown[]): Promise<T>
  /** Repeats `run` until it returns something true, which is returned. Throws after `forMs`. */
  until<T>(what: string, body: string, args?: unknown[], forMs?: number): Promise<T>
  /** Clicks the first element of a CSS selector as a pointer does, once it is there. */
  click(selector: string): Promise<void>
  /** Types into the first element of a CSS selector. */
  type(selector: string, text: string): Promise<void>
  setCookie(name: string, value: string): Promise<void>
  resize(width: number, height: number): Promise<void>
  /** Returns a PNG. */
  picture(): Promise<Buffer>
  close(): Promise<void>
}

/** Starts WebKitGTK without a screen. Throws if its driver, its browser or Xvfb is not installed. */
export async function openWebKit(): Promise<WebKit> {
  const [browser] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')
  if (!browser) throw new Error('no WebKitGTK found: install webkit2gtk-driver and xvfb')
  const children: ChildProcess[] = [
    spawn('Xvfb', [DISPLAY, '-screen', '0', '1280x1024x24'], { stdio: 'ignore' }),
    spawn('WebKitWebDriver', [`--port=${PORT}`], { stdio: 'ignore', env: { ...process.env, DISPLAY } }),
  ]
  const end = () => {
    for (const child of children) child.kill('SIGTERM')
  }
  try {
    return await begin(browser, end)
  } catch (error) {
    end()
    throw error
  }
}

async function begin(browser: string, end: () => void): Promise<WebKit> {
  const options = { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } }
  let made: { sessionId: string; capabilities: { browserVersion: string } } | undefined
  for (let tries = 0; !made; tries++) {
    await wait(200)
    made = await ask<typeof made>('POST', '/session', { capabilities: { alwaysMatch: options } }).catch((error: unknown) => {
      if (tries === 25) throw error
      return undefined
    })
  }
  const path = `/session/${made.sessionId}`
  const send = <T>(method: string, name: string, body?: object) => ask<T>(method, path + name, body)
  const elementOf = async (selector: string) => {
    for (let tries = 0; ; tries++) {
      const found = await send<Record<string, string>>('POST', '/element', { using: 'css selector', value: selector }).catch(
        (error: unknown) => {
          if (tries === 75) throw error
          return undefined
        },
      )
      const [id] = Object.values(found ?? {})
      if (id) return id
      await wait(200)
    }
  }
  const run = <T>(body: string, ...args: unknown[]) =>
    send<T>('POST', '/execute/async', {
      script: `const done = arguments[arguments.length - 1]; (async () => { ${body} })().then(done, error => done({ thrown: String(error) }))`,
      args,
    })
  return {
    version: made.capabilities.browserVersion,
    open: url => send('POST', '/url', { url }),
    reload: () => send('POST', '/refresh', {}),
    run,
    async until(what, body, args = [], forMs = 20_000) {
      const endsAt = Date.now() + forMs
      for (;;) {
        // While a page is left for another there is none to run it in.
        const found = await run<unknown>(body, ...args).catch(() => undefined)
        if (found && !(typeof found === 'object' && 'thrown' in found)) return found as never
        if (Date.now() > endsAt) throw new Error(`${what}: not within ${forMs} ms (${JSON.stringify(found)})`)
        await wait(150)
      }
    },
    async click(selector) {
      const id = await elementOf(selector)
      // A bar that sticks may lie over what is only just in sight.
      await run(`document.querySelector(arguments[0]).scrollIntoView({ block: 'center', behavior: 'instant' })`, selector)
      await send('POST', `/element/${id}/click`, {})
    },
    async type(selector, text) {
      await send('POST', `/element/${await elementOf(selector)}/value`, { text })
    },
    setCookie: (name, value) => send('POST', '/cookie', { cookie: { name, value, path: '/', httpOnly: true, sameSite: 'Lax' } }),
    resize: (width, height) => send('POST', '/window/rect', { width, height }),
    picture: async () => Buffer.from(await send<string>('GET', '/screenshot'), 'base64'),
    async close() {
      await send('DELETE', '').catch(() => undefined)
      end()
    },
  }
}

async function ask<T>(method: string, path: string, body?: object): Promise<T> {
  const response = await fetch(`http://127.0.0.1:${PORT}${path}`, { method, ...(body && { body: JSON.stringify(body) }) })
  // Named boundary: the protocol's envelope.
  const { value } = (await response.json()) as { value: T & { error?: string; message?: string } }
  if (!response.ok) throw new Error(`${method} ${path}: ${value.error} ${value.message}`)
  return value
}
