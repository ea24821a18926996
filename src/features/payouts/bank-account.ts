/** Bank accounts that mentors are paid to. */

export interface Bank {
  /** As the gateways have it, in small letters. */
  code: string
  name: string
}

/** The banks that are offered where no gateway lists its own; names are those banks' own. Source: libraries.md, 15. */
export const BANKS: readonly Bank[] = [
  { code: 'bca', name: 'BCA' },
  { code: 'bni', name: 'BNI' },
  { code: 'bri', name: 'BRI' },
  { code: 'mandiri', name: 'Bank Mandiri' },
  { code: 'bsi', name: 'Bank Syariah Indonesia' },
  { code: 'btn', name: 'Bank BTN' },
  { code: 'cimb', name: 'CIMB Niaga' },
  { code: 'danamon', name: 'Bank Danamon' },
  { code: 'permata', name: 'Bank Permata' },
  { code: 'maybank', name: 'Maybank Indonesia' },
  { code: 'ocbc', name: 'OCBC Indonesia' },
  { code: 'panin', name: 'Panin Bank' },
  { code: 'mega', name: 'Bank Mega' },
  { code: 'bjb', name: 'Bank BJB' },
  { code: 'dki', name: 'Bank DKI' },
  { code: 'jateng', name: 'Bank Jateng' },
  { code: 'jatim', name: 'Bank Jatim' },
  { code: 'muamalat', name: 'Bank Muamalat' },
  { code: 'sinarmas', name: 'Bank Sinarmas' },
  { code: 'jago', name: 'Bank Jago' },
  { code: 'seabank', name: 'SeaBank' },
]

export const ACCOUNT_NUMBER = /^[0-9]{6,20}$/
/** The most accounts that one mentor has at once. */
export const MOST_ACCOUNTS = 5

/** What the gateway said of an account's name: it bears it, another one, there is no such account, or it can't tell. */
export type AccountAnswer = 'same' | 'other' | 'missing' | 'silent'

export interface BankAccount {
  id: string
  bank: string
  bankName: string
  lastFour: string
  holderName: string
  /** When the gateway or staff confirmed the name; null: it can't be paid to yet. */
  checkedAt: Date | null
  answer: AccountAnswer | null
  createdAt: Date
  /** From when on it can be paid to, once it is confirmed. */
  payableFrom: Date
}

/** What tables and addresses take as a bank's code. */
export const BANK_CODE = /^[a-z0-9_]{2,30}$/

/** Returns a bank's name: the gateway's, else ours, else its code. */
export function nameOfBank(code: string, listed: readonly Bank[] = []): string {
  return (listed.find(bank => bank.code === code) ?? BANKS.find(bank => bank.code === code))?.name ?? code.toUpperCase()
}

/** Titles that stand before or after a name, or are left out at the bank. */
const TITLES = new Set(
  'dr drs dra ir prof h hj haji hajah kh st se sh skom kom spd pd mpd mkom mt msi ssi si sag sos sip mm ma msc bsc ba phd amd s m bpk ibu bapak sdr sdri mr mrs ms'.split(
    ' ',
  ),
)
/** Banks cut names off at about this length. */
const CUT_AT = 18

/**
 * True if both are names of one person, written as banks write them: without regard to case, accents, punctuation and titles, and also if the bank cut the name
 * off. A title may come as `S.Kom` or `S. Kom`.
 */
export function isSameName(one: string, other: string): boolean {
  const [a, b] = [plain(one), plain(other)]
  if (a === '' || b === '') return false
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  return short === long || (short.length >= CUT_AT && long.startsWith(short))
}

function plain(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[\s,]+/)
    .map(word => word.replace(/[^a-z]/g, ''))
    .filter(word => !TITLES.has(word))
    .join('')
}
