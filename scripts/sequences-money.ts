/**
 * Plays random sequences of orders, payments, notifications, refunds, payouts and crashes against the real commands, jobs and database, and says at the end what
 * they reached, or which rule one of them broke, with the shortest such sequence: `npm run sequences:money -- --sequences 10000 [--seed 1] [--path 12:3:0] [--lanes 4]`.
 * The seed and path that it prints play the same sequence again. It prints how many it plays a second.
 */
import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'

const { values } = parseArgs({
  options: {
    sequences: { type: 'string', default: '1000' },
    seed: { type: 'string' },
    path: { type: 'string' },
    lanes: { type: 'string', default: '4' },
  },
})
const seed = values.seed ?? String(randomInt(1_000_000_000))
console.log(`${values.sequences} sequences with seed ${seed}`)

const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', 'src/main/payment-sequences.test.ts'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    SEQUENCES: values.sequences,
    SEQUENCES_SEED: seed,
    SEQUENCES_LANES: values.path === undefined ? values.lanes : '1',
    ...(values.path !== undefined && { SEQUENCES_PATH: values.path }),
  },
})
child.on('exit', code => {
  process.exitCode = code ?? 1
})
