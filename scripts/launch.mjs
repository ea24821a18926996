// `npm start`, `npm test` and `npm run dev` on a machine with only Node 20 and npm: installs if the lockfile changed, builds if the sources changed, then
// runs the pinned Node. Plain JavaScript without packages.

import { build } from './launch/build.mjs'
import { install } from './launch/install.mjs'
import { watchNpm } from './launch/parent.mjs'
import { handOver } from './launch/run.mjs'
import { SERVER_FLAGS } from './launch/serve.mjs'
import { runTests } from './launch/test.mjs'

const [command, ...args] = process.argv.slice(2)

watchNpm()
try {
  await install()
  if (command === 'start') {
    await build()
    process.exitCode = await handOver([...SERVER_FLAGS, 'build/server/index.js', ...args], {
      NODE_ENV: process.env.NODE_ENV ?? 'production',
    })
  } else if (command === 'dev') {
    process.exitCode = await handOver(['scripts/dev.ts', ...args], {})
  } else if (command === 'test') {
    await build()
    process.exitCode = await runTests(args)
  } else {
    throw new Error('usage: node scripts/launch.mjs start | test | dev')
  }
} catch (error) {
  console.error(`sanggar: ${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
}
