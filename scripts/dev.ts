// The development server: `npm run dev`. Server code is reloaded when it changes; the browser reloads or replaces modules (Vite).
import { createServer as createHttpServer } from 'node:http'
import { resolve } from 'node:path'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import closeWithGrace from 'close-with-grace'
import type { ServerBuild } from 'react-router'
import { createServer as createViteServer } from 'vite'
import { watchLauncher } from '../src/main/process/launcher.ts'

process.env['NODE_ENV'] = 'development'
const http = createHttpServer()
const vite = await createViteServer({ server: { middlewareMode: true, ws: { server: http } }, appType: 'custom' })
// Vite exits at once on this signal, but the database must be stopped first (below).
process.removeAllListeners('SIGTERM')

// Named boundary: modules that Vite loads are untyped.
const load = async <T>(path: string) => (await vite.ssrLoadModule(path)) as T
const { parseConfig } = await load<typeof import('../src/platform/config/config.ts')>('/src/platform/config/config.ts')
const { startRuntime } = await load<typeof import('../src/main/runtime.ts')>('/src/main/runtime.ts')
const { prepareDemo } = await load<typeof import('../src/main/demo/demo.ts')>('/src/main/demo/demo.ts')
const config = { ...parseConfig(process.env), pageCacheBytes: 0 }
const note = (text: string) => console.log(`sanggar: ${text}`)
const runtime = await startRuntime(config, note)

type Web = typeof import('../src/main/web.ts')
let current: { module: Web; fetch: Awaited<ReturnType<Web['createWeb']>> } | undefined

/** The HTTP handlers, recreated when one of their modules changed. */
async function web() {
  const module = await load<Web>('/src/main/web.ts')
  if (current?.module !== module) {
    const build = () => load<ServerBuild>('virtual:react-router/server-build')
    current = { module, fetch: await module.createWeb(runtime, build, resolve('public')) }
  }
  return current.fetch
}

const listener = getRequestListener(async (request, env) => {
  try {
    const fetch = await web()
    return await fetch(request, env as HttpBindings)
  } catch (error) {
    if (error instanceof Error) vite.ssrFixStacktrace(error)
    console.error(error)
    return new Response(error instanceof Error ? error.stack : String(error), { status: 500 })
  }
})
http.on('request', (request, response) => vite.middlewares(request, response, () => void listener(request, response)))
http.listen(config.port, config.host, async () => {
  await prepareDemo(runtime, note)
  await runtime.queue?.work()
  note(`ready on port ${config.port}, reloading as you edit`)
})
closeWithGrace({ delay: 10_000, logger: false }, async () => {
  http.closeAllConnections()
  http.close()
  // The database first: Vite waits for browsers that keep its socket open.
  await runtime.stop()
  await vite.close()
})
watchLauncher(config.launcherPid)
