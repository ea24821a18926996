import { parse } from 'csv-parse/sync'
import { GatewayFault } from './gateway.ts'

/** A row of a file by its headings, which are compared in small letters without signs. `row`: its place in the file, from 1. */
export interface CsvRow {
  row: number
  /** Returns the first of these columns that has a text; '' if none has. */
  get(...headings: string[]): string
}

const MOST_ROWS = 100_000

/**
 * Reads a file with a heading line, separated by comma, semicolon or tab. Throws GatewayFault 'unreadable' if it is none, or lacks one of the columns that
 * `needed` lists, each by the names that it may have.
 */
export function readCsvRows(text: string, needed: readonly (readonly string[])[]): CsvRow[] {
  const rows = parseRows(text)
  const at = rows.findIndex(row => hasAll(row.record.map(plain), needed))
  const heading = rows[at]
  if (!heading) throw new GatewayFault('unreadable', `no heading with ${needed.map(names => names[0]).join(', ')}`)
  const columns = heading.record.map(plain)
  return rows.slice(at + 1).map(({ record, info }) => ({
    row: info.lines,
    get: (...headings) => {
      for (const name of headings) {
        const value = record[columns.indexOf(plain(name))]?.trim()
        if (value) return value
      }
      return ''
    },
  }))
}

function parseRows(text: string): { record: string[]; info: { lines: number } }[] {
  try {
    const options = { bom: true, relax_column_count: true, relax_quotes: true, skip_empty_lines: true, info: true, to: MOST_ROWS } as const
    // Named boundary: with `info` each row comes with its place.
    return parse(text, { ...options, delimiter: delimiterOf(text) }) as unknown as { record: string[]; info: { lines: number } }[]
  } catch (error) {
    throw new GatewayFault('unreadable', error instanceof Error ? error.message : 'no table')
  }
}

/** The sign that the first lines have most of. */
function delimiterOf(text: string): string {
  const start = text.split('\n', 10).join('\n')
  const counts = [',', ';', '\t'].map((sign): [string, number] => [sign, start.split(sign).length])
  return counts.sort((a, b) => b[1] - a[1])[0]?.[0] ?? ','
}

const plain = (heading: string) => heading.toLowerCase().replace(/[^a-z0-9]+/g, '')

const hasAll = (columns: readonly string[], needed: readonly (readonly string[])[]) =>
  needed.every(names => names.some(name => columns.includes(plain(name))))

/**
 * Reads an amount as whole rupiah: `650000.00`, `650,000.00`, `650.000,00`, `Rp 650.000`, `1,250 CR`, `(650.000)`; DB (debit), a minus or brackets make it
 * negative. Returns undefined for other texts and for parts of a rupiah.
 */
export function readRupiah(text: string): number | undefined {
  const trimmed = text.trim().replace(/^(rp\.?|idr)\s*/i, '')
  const match = /^(\()?([-+])?\s*(?:rp\.?\s*)?(\d[\d.,]*)\)?\s*(cr|db|dr|k|d)?$/i.exec(trimmed)
  if (!match) return undefined
  const [, bracket, sign, digits = '', side = ''] = match
  const cents = /[.,](\d{1,2})$/.exec(digits)
  if (cents && Number(cents[1]) !== 0) return undefined
  const whole = (cents ? digits.slice(0, cents.index) : digits).replace(/[.,]/g, '')
  const amount = Number(whole)
  if (whole.length > 15 || !Number.isSafeInteger(amount)) return undefined
  return bracket || sign === '-' || /^d/i.test(side) ? 0 - amount : amount
}

/** West Indonesian time: what reports without a zone are written in. */
const WIB_HOURS = 7

/** Reads `2026-11-28`, `2026-11-28 13:05:09`, with or without a zone, and `28/11/2026`, in West Indonesian time unless it says otherwise. */
export function readMoment(text: string): Date | undefined {
  const turned = text.trim().replace(/^(\d{2})[/-](\d{2})[/-](\d{4})/, '$3-$2-$1')
  const match = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(:\d{2})?(?:\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/.exec(turned)
  if (!match) return undefined
  const [, day = '', minutes = '00:00', seconds = ':00', zone = `+0${WIB_HOURS}:00`] = match
  const moment = new Date(`${day}T${minutes}${seconds}${zone.replace(/^([+-]\d{2})(\d{2})$/, '$1:$2')}`)
  return Number.isNaN(moment.getTime()) ? undefined : moment
}
