import { InvalidInput } from '#kit/errors.ts'
import { bookkeepingReason } from './texts.ts'

/** Reads an amount that was typed, whole rupiah, with or without dots between thousands. Throws InvalidInput beside the field. */
export function readRupiah(text: string, path: string): number {
  const plain = text.trim().replace(/^rp\s*/i, '')
  if (!/^(\d{1,12}|\d{1,3}(\.\d{3}){1,3})$/.test(plain)) {
    const reason = bookkeepingReason('RupiahUnreadable')
    throw new InvalidInput(reason, [{ path, reason }])
  }
  return Number(plain.replaceAll('.', ''))
}
