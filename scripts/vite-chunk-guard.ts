import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/**
 * React Router reloads the page whenever a page's code fails to load, as often as that happens: a broken file means endless reloads.
 * This plugin puts our guard (src/ui/shell/chunk-guard.ts) in place of exactly that call. Where the guard refuses, the page's code is
 * a component that throws the import's error, and the navigation ends in the error screen. (Throwing at once would not do: React Router
 * drops the errors of lazy routes whose data has come, and shows an empty page.) The build fails where the call is not found,
 * so that a new version of React Router cannot bring the old behaviour back unseen.
 *
 * Only builds are changed: while one develops, React Router comes pre-bundled.
 */
export function chunkGuard(guardModule = resolve(import.meta.dirname, '../src/ui/shell/chunk-guard.ts')): Plugin {
  let isDone = false
  return {
    name: 'chunk-guard',
    apply: 'build',
    applyToEnvironment: environment => environment.name === 'client',
    buildStart() {
      isDone = false
    },
    transform: {
      filter: { id: ROUTE_MODULES },
      handler(code) {
        isDone = true
        return { code: guardReload(code, guardModule), map: null }
      },
    },
    buildEnd(error) {
      if (!error && !isDone) this.error('React Router’s loadRouteModule is not where it was: look at scripts/vite-chunk-guard.ts')
    },
  }
}

const ROUTE_MODULES = /\/react-router\/dist\/(?:production|development)\/lib\/dom\/ssr\/routeModules\.js(?:\?|$)/
const RELOAD = /window\.location\.reload\(\);(?=\s*return new Promise\(\(\) => \{\s*\}\);)/g

/** The source of `loadRouteModule` with the guard in it. Throws unless there is exactly one call to replace. */
export function guardReload(code: string, guardModule: string): string {
  const count = code.match(RELOAD)?.length ?? 0
  if (count !== 1)
    throw new Error(`Expected one reload in React Router’s loadRouteModule, found ${count}: look at scripts/vite-chunk-guard.ts`)
  const guarded = code.replace(RELOAD, 'if (!reloadForFailedCode()) return { default: function FailedPage() { throw error; } };')
  return `import { reloadForFailedCode } from ${JSON.stringify(guardModule)};\n${guarded}`
}
