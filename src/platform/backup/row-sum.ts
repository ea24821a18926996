import { createHash } from 'node:crypto'
import { Writable } from 'node:stream'

const WORDS = [0, 8, 16, 24]
const LINE_END = 10

/**
 * Counts the rows of COPY's text format and sums their SHA-256, whatever their order: two tables with the same sum hold the same rows. A row is a line, since
 * line ends within values are escaped. Source: PostgreSQL, COPY.
 */
export class RowSum {
  rows = 0
  readonly #sums = WORDS.map(() => 0n)
  #rest: Buffer = Buffer.alloc(0)

  add(chunk: Buffer): void {
    const whole = this.#rest.length > 0 ? Buffer.concat([this.#rest, chunk]) : chunk
    let from = 0
    for (let end = whole.indexOf(LINE_END); end >= 0; end = whole.indexOf(LINE_END, from)) {
      this.#addRow(whole.subarray(from, end))
      from = end + 1
    }
    this.#rest = Buffer.from(whole.subarray(from))
  }

  /** Returns 64 hex digits. */
  checksum(): string {
    return this.#sums.map(sum => sum.toString(16).padStart(16, '0')).join('')
  }

  /** Returns a stream that adds what is written to it. */
  writable(): Writable {
    return new Writable({
      write: (chunk: Buffer, _, done) => {
        this.add(chunk)
        done()
      },
    })
  }

  #addRow(row: Buffer) {
    this.rows++
    const digest = createHash('sha256').update(row).digest()
    for (const [at, offset] of WORDS.entries()) this.#sums[at] = BigInt.asUintN(64, (this.#sums[at] ?? 0n) + digest.readBigUInt64BE(offset))
  }
}
