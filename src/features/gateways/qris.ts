import { renderSVG } from 'uqr'

/** A field of a code: its id of two digits, and its value. */
export interface QrisField {
  id: string
  value: string
}

/** The most that a code may hold. Source: EMVCo, "QR Code Specification for Payment Systems, Merchant-Presented Mode", 3.1. */
const MAX_LENGTH = 512
const CHECKSUM_ID = '63'

/**
 * Returns the fields of a QRIS code in their order; undefined if it is none: a field that is cut off, signs other than printable ASCII, or a checksum that
 * doesn't fit. Source: as above, 4.2; Bank Indonesia, "Standar QRIS".
 */
export function readQris(text: string): QrisField[] | undefined {
  if (text.length > MAX_LENGTH || !/^[ -~]+$/.test(text)) return undefined
  const fields = readFields(text)
  const last = fields?.at(-1)
  if (fields?.[0]?.id !== '00' || last?.id !== CHECKSUM_ID || last.value.length !== 4) return undefined
  return last.value === checksumOf(text.slice(0, -4)) ? fields : undefined
}

/** Returns the fields of a text, or of a template's value; undefined if one is cut off. */
export function readFields(text: string): QrisField[] | undefined {
  const fields: QrisField[] = []
  for (let at = 0; at < text.length; ) {
    const head = /^(\d{2})(\d{2})$/.exec(text.slice(at, at + 4))
    const [, id = '', length = ''] = head ?? []
    const value = text.slice(at + 4, at + 4 + Number(length))
    if (!head || Number(length) === 0 || value.length < Number(length)) return undefined
    fields.push({ id, value })
    at += 4 + value.length
  }
  return fields
}

/** Returns the amount that a code asks for in whole rupiah; undefined if it leaves that to the payer, or asks for parts of a rupiah. */
export function amountOf(fields: readonly QrisField[]): number | undefined {
  const match = /^(\d{1,13})(?:\.0{0,2})?$/.exec(fields.find(({ id }) => id === '54')?.value ?? '')
  return match ? Number(match[1]) : undefined
}

/** Returns CRC-16/CCITT-FALSE (ISO/IEC 13239: polynomial 0x1021, start 0xFFFF) as four digits of base 16. Its check value is 29B1, of `123456789`. */
export function checksumOf(text: string): string {
  let crc = 0xffff
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit++) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}

/** Returns a code as an SVG picture, black on white with its quiet zone: scanners need that in the dark as well. */
export function drawQris(text: string): string {
  return renderSVG(text, { ecc: 'M', border: 4, whiteColor: '#fff', blackColor: '#000' })
}
