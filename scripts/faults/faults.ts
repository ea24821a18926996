// Does faults to a built product under a load of writers, and counts what is lost or doubled.
//   npm run faults              all of them, about four minutes
//   npm run faults -- --short   three, about half a minute
// Prints for each fault: confirmed, lost, doubled, refused but written, unknown writes, and the longest time in which none was confirmed (with the start, where the fault ends the server). Ends with 1 unless lost,
// doubled and refused but written are 0.
import { runFaults } from './run.ts'
import { faults } from './table.ts'

const isShort = process.argv.includes('--short')
const COLUMNS = ['confirmed', 'lost', 'doubled', 'refusedButWritten', 'unknown'] as const

console.log(`${'fault'.padEnd(34)}${COLUMNS.map(name => name.padStart(19)).join('')}${'longest gap'.padStart(14)}`)
const results = await runFaults(isShort ? faults.filter(fault => fault.isShort) : faults, result => {
  const cells = COLUMNS.map(name => String(result[name]).padStart(19)).join('')
  console.log(`${result.name.padEnd(34)}${cells}${`${(result.awayMs / 1000).toFixed(1)} s`.padStart(14)}`)
})
process.exitCode = results.every(one => one.lost + one.doubled + one.refusedButWritten === 0) ? 0 : 1
