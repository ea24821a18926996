import { pipeline, Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { InvalidInput } from '#kit/errors.ts'
import { MAX_ENTRIES, type ReadEntry } from '../import.ts'
import { decodeParts, encodingOfMark } from '../read/decode.ts'
import { importReason } from '../texts.ts'
import type { TableColumn } from './table-kind.ts'

/** Maximum number of characters of a row. */
const MAX_ROW = 100_000
const DELIMITERS = [',', ';', '\t'] as const

/**
 * Reads a table of these columns row by row, in bounded memory: the first row names the columns, in any order. The n-th entry is the n-th row, as a spreadsheet counts
 * them. Commas, semicolons and tabs are told apart by the first row. Throws InvalidInput for a file that is no such table, with what is wrong and where.
 */
export async function* readCsv(open: () => AsyncIterable<Uint8Array>, columns: readonly TableColumn[]): AsyncGenerator<ReadEntry> {
  const texts = decodeParts(open(), start => new TextDecoder(encodingOfMark(start) ?? 'utf-8', { fatal: true }))
  const start = await firstLine(texts)
  if (start === '') return
  const delimiter = delimiterOf(start)
  // Spaces before a quote would open none; a tab may be the delimiter.
  const shape = { delimiter, trim: delimiter !== '\t', bom: true, relax_column_count: true, relax_quotes: true }
  const parser = parse({ ...shape, max_record_size: MAX_ROW })
  pipeline(Readable.from(joined(start, texts)), parser, () => {})
  let names: string[] | undefined
  let count = 0
  try {
    for await (const given of parser) {
      // Named boundary: without `columns` the parser gives lists of texts.
      const row = (given as string[]).map(cell => cell.trim())
      if (++count > MAX_ENTRIES) throw new InvalidInput(importReason('TooManyEntries', { line: count, words: '' }), [])
      if (names) yield toEntry(row, names)
      else {
        names = readHead(row, columns)
        yield lostColumns(row, names)
      }
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new InvalidInput(importReason('CsvBroken', { line: count + 1, words: error.message.slice(0, 200) }), [])
  } finally {
    parser.destroy()
  }
}

/** Returns the texts up to the first line's end. */
async function firstLine(texts: AsyncGenerator<string>): Promise<string> {
  let start = ''
  for (;;) {
    const { value, done } = await texts.next()
    if (done) return start
    start += value
    if (/[\r\n]/.test(start) || start.length > MAX_ROW) return start
  }
}

async function* joined(start: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield start
  yield* rest
}

function delimiterOf(start: string): string {
  const [line = ''] = start.split(/[\r\n]/, 1)
  const countOf = (one: string) => line.split(one).length
  return DELIMITERS.reduce((most, one) => (countOf(one) > countOf(most) ? one : most))
}

/** Returns the names of the columns in the file's order; '' for one that is not known. Throws InvalidInput where one is missing or there twice. */
function readHead(row: readonly string[], columns: readonly TableColumn[]): string[] {
  const names = row.map(cell => columns.find(one => one.name.toLowerCase() === cell.toLowerCase())?.name ?? '')
  const missing = columns.filter(one => one.isRequired && !names.includes(one.name)).map(one => one.name)
  if (missing.length > 0) throw new InvalidInput(importReason('ColumnsMissing', { names: missing.join(', ') }), [])
  const twice = names.find((name, at) => name !== '' && names.indexOf(name) < at)
  if (twice) throw new InvalidInput(importReason('ColumnTwice', { name: twice }), [])
  return names
}

function lostColumns(row: readonly string[], names: readonly string[]): ReadEntry {
  const lost = row.filter((cell, at) => cell !== '' && names[at] === '')
  if (lost.length === 0) return { entity: 'nothing' }
  const words = lost.join(', ').slice(0, 300)
  return { entity: 'other', oldKey: 'head', title: words, note: { code: 'ColumnsLost', values: { names: words } } }
}

function toEntry(row: readonly string[], names: readonly string[]): ReadEntry {
  if (row.every(cell => cell === '')) return { entity: 'nothing' }
  const cells = Object.fromEntries(names.flatMap((name, at) => (name === '' ? [] : [[name, row[at] ?? '']])))
  return { entity: 'row', row: { cells, tooMany: row.slice(names.length).some(cell => cell !== '') } }
}
