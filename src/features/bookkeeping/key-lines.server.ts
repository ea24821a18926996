import { createHash } from 'node:crypto'
import type { ReportLine } from '#features/gateways/gateway.ts'
import type { KeyedLine, Source } from './judge-lines.ts'

/** Gives each line its own identity at the gateway or bank, so that it is booked once whatever file it comes in; equal lines of one file count apart. */
export function keyed(source: Source, lines: readonly ReportLine[]): KeyedLine[] {
  const seen = new Map<string, number>()
  return lines.map(line => {
    const words = line.orderId ?? line.ref ?? line.description.trim().toLowerCase().replace(/\s+/g, ' ')
    const identity = [line.kind, words, line.ref ?? '', line.amount, line.at?.toISOString() ?? ''].join('\n')
    const times = seen.get(identity) ?? 0
    seen.set(identity, times + 1)
    return { ...line, key: `${source}:${createHash('sha256').update(`${identity}\n${times}`).digest('hex')}` }
  })
}
