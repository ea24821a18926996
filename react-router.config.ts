import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { build } from 'vite'
import { buildWorker } from './scripts/build-worker.ts'
import { precompress } from './src/platform/http/precompress.ts'

export default {
  appDirectory: 'src',
  buildDirectory: 'build',
  ssr: true,
  // The list of routes is small; without it each link in view would ask the server for its part.
  routeDiscovery: { mode: 'initial' },
  async buildEnd({ reactRouterConfig }) {
    await build({ configFile: 'vite.public.config.ts', logLevel: 'warn' })
    await buildWorker(reactRouterConfig.buildDirectory)
    await precompress(join(reactRouterConfig.buildDirectory, 'client'))
  },
} satisfies Config
