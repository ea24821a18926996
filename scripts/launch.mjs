// `npm start`, `npm test` and `npm run dev` on a machine that has Node 20 and npm only: installs when the lockfile changed, builds when the
// sources changed, then hands over to the pinned Node. Plain JavaScript, and no package is needed to run it.

import { build } from './launch/build.mjs'
import { install } from './launch/install.mjs'
import { handOver } from './launch/run.mjs'
import { runTests } from './launch/test.mjs'

const [command, ...args] = process.argv.slice(2)

try {
  await install()
  if (command === 'start') {
    await build()
    process.exitCode = await handOver(['--enable-source-maps', 'build/server/index.js', ...args], {
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
