// Does faults to a built product under a load of writers, and counts what is lost or doubled.
//   npm run faults              all of them, about six minutes; as root on Linux with those of the disk
//   npm run faults -- --short   three, about a minute
//   npm run faults -- disk      those with the word in their name
//   npm run faults -- learners  the server killed while 200 learners send progress
//   npm run faults -- payments  the server, or PostgreSQL, killed at 100 random points while buyers pay; `--short` 3, `--kills=N`, `--seed=N`
//   npm run faults -- gateways  payment gateways that are down, slow or lie for a while, and two processes that are told the same at once
// Prints a table (docs/operations.md, Faults, says how to read it). Ends with 1 if a write is lost, doubled, half or refused but written, or, without `--short`, if a message still waits.

import { runGatewayFaults } from './gateways.ts'
import { killUnderProgress } from './learners.ts'
import type { Line } from './money/books.ts'
import { withOwnMounts } from './own-disk.ts'
import { killUnderPayments } from './payments.ts'
import { type Result, runFaults } from './run.ts'
import { faults } from './table.ts'

const COLUMNS = ['confirmed', 'lost', 'doubled', 'half', 'refusedButWritten', 'unknown', 'toldAgain', 'waiting'] as const
const WIDTH = 52
/** A mail whose process died is tried again within a minute, or after a minute's rest of its server. */
const SETTLE_MS = 450_000
const SHORT_SETTLE_MS = 3000
const LEARNERS = { name: 'kill -9 server under learners', learners: 200, kills: 4, betweenMs: 5000 }

process.exitCode = withOwnMounts() ?? (await main())

async function main(): Promise<number> {
  const isShort = process.argv.includes('--short')
  const word = process.argv.slice(2).find(one => !one.startsWith('-')) ?? ''
  if (word === 'payments') return (await killPaymentsServer(isShort)) ? 1 : 0
  if (word === 'gateways') return printLines(await runGatewayFaults(say)) ? 1 : 0
  const isAsked = LEARNERS.name.includes(word)
  const isWrong = isAsked && (await killLearnersServer(isShort))
  if (isAsked && word !== '') return isWrong ? 1 : 0
  const wanted = faults.filter(fault => (!isShort || fault.isShort) && fault.name.includes(word))
  for (const { name, missing } of wanted) if (missing?.()) console.log(`left out: ${name}: ${missing()}`)
  const results = await runFaults(
    wanted.filter(fault => !fault.missing?.()),
    {
      settleMs: isShort ? SHORT_SETTLE_MS : SETTLE_MS,
      onDone: (name, tookMs, failure) =>
        console.log(`${failure ? `failed (${failure})` : 'done'}: ${name}, ${(tookMs / 1000).toFixed(0)} s`),
    },
  )
  print(results)
  const faulty = (one: Result) => one.lost + one.doubled + one.half + one.refusedButWritten + (isShort ? 0 : one.waiting)
  return isWrong || results.some(one => one.failure || faulty(one) > 0) ? 1 : 0
}

/** Prints what became of the progress of learners whose server was killed. Returns true if some of it is wrong. */
async function killLearnersServer(isShort: boolean): Promise<boolean> {
  const { confirmed, sentAgain, ...wrong } = await killUnderProgress({ ...LEARNERS, kills: isShort ? 1 : LEARNERS.kills })
  console.log(`done: ${LEARNERS.name}: ${confirmed} reports confirmed, ${sentAgain} sent again; ${JSON.stringify(wrong)}`)
  return Object.values(wrong).some(count => count > 0)
}

/** Prints what became of orders and money while the product was killed again and again. Returns true if something differs from what was planned. */
async function killPaymentsServer(isShort: boolean): Promise<boolean> {
  const numberOf = (name: string, otherwise: number) =>
    Number(process.argv.find(one => one.startsWith(`--${name}=`))?.split('=')[1] ?? otherwise)
  const startedAt = performance.now()
  const { lines, unsettled, ...run } = await killUnderPayments({
    kills: numberOf('kills', isShort ? 3 : 100),
    seed: numberOf('seed', 1),
    onDone: (kill, what, tookMs) => console.log(`killed ${kill}: ${what}, back after ${(tookMs / 1000).toFixed(1)} s`),
  })
  const isWrong = printLines(lines)
  for (const one of unsettled) console.log(`not settled: ${one}`)
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
  console.log(
    `${run.orders} orders, ${run.answered} calls answered, ${run.sentAgain} sent again; longest without a server ${seconds(run.longestAwayMs)}, settled ${seconds(run.settleMs)} after the last, in all ${seconds(performance.now() - startedAt)}`,
  )
  return isWrong
}

function say(what: string, tookMs: number): void {
  console.log(`done: ${what}, ${(tookMs / 1000).toFixed(1)} s`)
}

/** Returns true if something differs. */
function printLines(lines: readonly Line[]): boolean {
  console.log(`\n${'counted at the end'.padEnd(WIDTH)}${'wanted'.padStart(14)}${'found'.padStart(14)}`)
  for (const { what, wanted, found } of lines)
    console.log(`${what.padEnd(WIDTH)}${String(wanted).padStart(14)}${String(found).padStart(14)}${wanted === found ? '' : '  ← differs'}`)
  return lines.some(({ wanted, found }) => wanted !== found)
}

function print(results: Result[]): void {
  console.log(`\n${'fault'.padEnd(WIDTH)}${COLUMNS.map(name => name.padStart(name.length + 2)).join('')}  longest gap`)
  for (const result of results) {
    const cells = COLUMNS.map(name => String(result[name]).padStart(name.length + 2)).join('')
    console.log(`${result.name.padEnd(WIDTH)}${cells}${`${(result.awayMs / 1000).toFixed(1)} s`.padStart(13)}`)
  }
}
