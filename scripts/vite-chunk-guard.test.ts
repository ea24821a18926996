import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { guardReload } from './vite-chunk-guard.ts'

const GUARD = '/src/ui/shell/chunk-guard.ts'

function readInstalled(build: string): Promise<string> {
  const file = `../node_modules/react-router/dist/${build}/lib/dom/ssr/routeModules.js`
  return readFile(new URL(file, import.meta.url), 'utf8')
}

test.each(['production', 'development'])('the installed React Router (%s) has the one call that is replaced', async build => {
  const guarded = guardReload(await readInstalled(build), GUARD)
  expect(guarded).not.toContain('location.reload')
  expect(guarded).toMatch(/catch \(error\) \{[\s\S]*if \(!reloadForFailedCode\(\)\) return .*\s*return new Promise/)
  expect(guarded.startsWith(`import { reloadForFailedCode } from "${GUARD}";`)).toBe(true)
})

test('a refusal of the guard gives a page that throws the error of the import, a reload leaves the navigation waiting', async () => {
  const source = guardReload(await readInstalled('production'), GUARD)
    .replace(/^import .*$/m, '')
    .replace(/export \{.*\};?/, '')
  // NOTE: the installed source itself is run, with the guard and the browser handed in.
  const load = new Function(
    'reloadForFailedCode',
    'window',
    'console',
    `${source.replace('import.meta.hot', 'false')}\nreturn loadRouteModule`,
  )
  const route = { id: 'page', module: '/assets/gone.js' }
  const logged: unknown[] = []
  const quiet = { error: (message: unknown) => logged.push(message) }

  const cache = {}
  const failed = await load(() => false, {}, quiet)(route, cache)
  const importError = logged.find(message => message instanceof Error)
  expect(importError).toBeDefined()
  expect(() => failed.default()).toThrow(importError)
  expect(cache).toEqual({})
  const waiting = load(() => true, {}, quiet)(route, {})
  await expect(Promise.race([waiting, new Promise(done => setTimeout(done, 50, 'waiting'))])).resolves.toBe('waiting')
})

test('a source without the call, or with two, is refused', () => {
  expect(() => guardReload('export function loadRouteModule() {}', GUARD)).toThrow('found 0')
  const reload = 'window.location.reload();\nreturn new Promise(() => {});'
  expect(() => guardReload(reload + reload, GUARD)).toThrow('found 2')
})
