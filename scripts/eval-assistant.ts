/**
 * Asks the assistant the questions of `db/evaluation` in a fresh demo, without a model, and prints how often it was right, with what went wrong:
 * `npm run eval:assistant [-- --held-out] [-- --keep]`. Of the questions that nobody tunes on only figures are printed, unless `--held-out` is given. `--keep` writes
 * the figures where the studio shows them. Exits with 1 if a bar is missed.
 */
import { spawn } from 'node:child_process'
import { parseArgs } from 'node:util'

const { values } = parseArgs({ options: { 'held-out': { type: 'boolean', default: false }, keep: { type: 'boolean', default: false } } })
const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', 'db/evaluation/evaluation.test.ts'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    EVALUATION: '1',
    ...(values['held-out'] && { EVALUATION_HELD_OUT: '1' }),
    ...(values.keep && { EVALUATION_KEEP: '1' }),
  },
})
child.on('exit', code => {
  process.exitCode = code ?? 1
})
