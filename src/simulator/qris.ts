/** Codes of QRIS. Source: EMVCo, "QR Code Specification for Payment Systems, Merchant-Presented Mode"; Bank Indonesia, "Standar QRIS". */

/** Returns a data object: two digits of its id, two of its length, the value. */
const field = (id: string, value: string) => `${id}${String(value.length).padStart(2, '0')}${value}`

export interface QrisOf {
  merchantName: string
  /** Fifteen digits that tell merchants apart. */
  merchantNumber: string
  amount: number
  reference: string
}

/** Returns the text of a dynamic code: it asks for this amount, once. */
export function qrisOf({ merchantName, merchantNumber, amount, reference }: QrisOf): string {
  const pan = `93600999${merchantNumber.slice(0, 10)}`
  const account = field('00', 'ID.CO.SIMULATOR.WWW') + field('01', pan + luhnOf(pan)) + field('02', merchantNumber) + field('03', 'UMI')
  const national = field('00', 'ID.CO.QRIS.WWW') + field('02', `ID10${merchantNumber.slice(0, 11)}`) + field('03', 'UMI')
  const unsigned = [
    field('00', '01'),
    field('01', '12'),
    field('26', account),
    field('51', national),
    field('52', '8299'),
    field('53', '360'),
    field('54', String(amount)),
    field('58', 'ID'),
    field('59', plain(merchantName, 25) || 'TOKO'),
    field('60', 'JAKARTA'),
    field('61', '10110'),
    field('62', field('05', plain(reference, 25) || 'BAYAR')),
    '6304',
  ].join('')
  return unsigned + crcOf(unsigned)
}

/** The specification's alphabet is that of common characters. */
const plain = (text: string, length: number) =>
  text
    .replace(/[^ -~]/g, '')
    .slice(0, length)
    .trim()

/** Returns the check digit of a card number. Source: ISO/IEC 7812-1, annex B. */
function luhnOf(digits: string): string {
  const sum = Array.from(digits)
    .reverse()
    .reduce((total, digit, at) => {
      const value = Number(digit) * (at % 2 === 0 ? 2 : 1)
      return total + (value > 9 ? value - 9 : value)
    }, 0)
  return String((10 - (sum % 10)) % 10)
}

/** Returns CRC-16 with the polynomial 0x1021 and the start value 0xFFFF, as four hexadecimal digits. */
export function crcOf(text: string): string {
  let crc = 0xffff
  for (const byte of Buffer.from(text)) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}
