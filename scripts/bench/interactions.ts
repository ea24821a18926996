import type { Page } from '@playwright/test'

/** Words that only the editor's and the player's libraries contain. */
const HEAVY = /ProseMirror|hlsError/

/** An interaction, of one event or several (a key: down, press, up). */
export interface Interaction {
  name: string
  target: string
  milliseconds: number
  /** Of these: until the page's handlers ran, and while they did. The rest is React's work after them, layout and paint. */
  waited: number
  handled: number
}

/** Returns the one of the runs that took a middling time. Throws if there were none. */
export function middleOf(runs: readonly Interaction[]): Interaction {
  const sorted = runs.toSorted((one, other) => one.milliseconds - other.milliseconds)
  const middle = sorted[Math.floor((sorted.length - 1) / 2)]
  if (!middle) throw new Error('nothing was measured')
  return middle
}

/** Returns a line about the middle one of the runs. */
export function describe(runs: readonly Interaction[]): string {
  const { milliseconds, name, target, waited, handled } = middleOf(runs)
  const all = runs.map(run => run.milliseconds).join(' ')
  return `${String(milliseconds).padStart(4)} ms (runs ${all}; ${name} on ${target}, ${waited} waited, ${handled} handled)`
}

/** Opens a page in a browser that has nothing of it, and weighs its script as it comes over the network, until the browser is idle. */
export async function openFirst(page: Page, address: string) {
  const weighed: Promise<{ name: string; bytes: number; encoding: string | undefined; isHeavy: boolean }>[] = []
  page.on('response', response => {
    if (response.request().resourceType() !== 'script') return
    weighed.push(
      (async () => ({
        name: new URL(response.url()).pathname,
        encoding: response.headers()['content-encoding'],
        isHeavy: HEAVY.test(await response.text()),
        bytes: (await response.request().sizes()).responseBodySize,
      }))(),
    )
  })
  await page.goto(address)
  await settle(page)
  page.removeAllListeners('response')
  const files = await Promise.all(weighed)
  // The smallest files come as they are.
  if (files.some(file => file.encoding !== 'br' && file.bytes > 1000)) throw new Error('the script came without brotli')
  return {
    bytes: files.reduce((sum, file) => sum + file.bytes, 0),
    files: files.length,
    heavy: files.filter(file => file.isHeavy).map(file => file.name),
  }
}

/** Waits until React is at work and the network quiet. */
export async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.querySelector('main') ?? {}).some(key => key.startsWith('__react')))
  await page.waitForLoadState('networkidle')
}

/** Slows the processor down and collects the page's interactions from now on. */
export async function watchInteractions(page: Page, slowdown: number): Promise<void> {
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.evaluate(() => {
    const found = new Map<number, Interaction>()
    Object.assign(window, { interactions: found })
    const observer = new PerformanceObserver(list => {
      for (const entry of list.getEntries()) {
        if (!(entry instanceof PerformanceEventTiming) || !entry.interactionId) continue
        if ((found.get(entry.interactionId)?.milliseconds ?? 0) >= entry.duration) continue
        const element = entry.target instanceof Element ? entry.target : undefined
        found.set(entry.interactionId, {
          name: entry.name,
          target: element ? element.localName + (element.id && `#${element.id}`) : '?',
          milliseconds: entry.duration,
          waited: Math.round(entry.processingStart - entry.startTime),
          handled: Math.round(entry.processingEnd - entry.processingStart),
        })
      }
    })
    // Named boundary: TypeScript's options of an observer don't have the Event Timing API's threshold.
    observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
}

/** Returns the longest interaction since `watchInteractions`, in the same document. Throws if there was none, or the page was loaded anew. */
export async function readLongest(page: Page): Promise<Interaction> {
  // The last paint is reported a moment after it.
  await page.waitForTimeout(500)
  const found = await page.evaluate(() => {
    const kept: unknown = Reflect.get(window, 'interactions')
    return kept instanceof Map ? [...kept.values()] : []
  })
  if (found.length === 0) throw new Error(`${page.url()}: no interaction was reported`)
  return found.reduce((one, other) => (other.milliseconds > one.milliseconds ? other : one))
}
