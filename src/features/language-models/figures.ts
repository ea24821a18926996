/** Months by the beginnings of their names, in both languages. */
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'mei|may', 'jun', 'jul', 'agu|aug|agt', 'sep', 'okt|oct', 'nov', 'des|dec']
const MONTH = new RegExp(`\\b(?:${MONTHS.map(one => `(?:${one})`).join('|')})[a-z]*\\b`, 'g')
const MONTH_NAMES =
  /^(?:jan(?:uari|uary)?|feb(?:ruari|ruary)?|mar(?:et|ch)?|apr(?:il)?|mei|may|jun[ie]?|jul[iy]?|agu(?:stus)?|agt|aug(?:ust)?|sep(?:t|tember)?|okt(?:ober)?|oct(?:ober)?|nov(?:ember)?|des(?:ember)?|dec(?:ember)?)$/
const DAYS = ['senin|monday', 'selasa|tuesday', 'rabu|wednesday', 'kamis|thursday', 'jumat|friday', 'sabtu|saturday', 'hari minggu|sunday']
const FREE = /\b(?:gratis|free|cuma-cuma|tanpa biaya|no cost)\b|\brp\.?\s*0\b(?![.,]?\d)/
const UNITS: Readonly<Record<string, number>> = {
  ribu: 1e3,
  rb: 1e3,
  k: 1e3,
  thousand: 1e3,
  juta: 1e6,
  jt: 1e6,
  million: 1e6,
  mio: 1e6,
  miliar: 1e9,
  milyar: 1e9,
  billion: 1e9,
}
const NUMBER = /\d+(?:[.,:/–-]\d+)*/
const NUMBERS = new RegExp(`(${NUMBER.source})(?:\\s?(${Object.keys(UNITS).join('|')})\\b)?`, 'g')
const WORDS_OF_SUMS = new RegExp(
  `(?<!\\d\\s?)\\b(?:ratus|puluh|belas|hundred|${Object.keys(UNITS)
    .filter(unit => unit.length > 3)
    .join('|')})\\b`,
  'g',
)

/**
 * Returns what is exact in a text: numbers, sums, dates, times, days, and whether something costs nothing, each in one spelling: `Rp50.000`, `50 ribu` and `50rb`
 * are `50000`, `3 Maret` is `3` and `m3`.
 */
export function figuresOf(text: string): Set<string> {
  const plain = plainOf(text)
  const found = new Set<string>()
  for (const [, number = '', unit] of plain.matchAll(NUMBERS)) for (const one of spellingsOf(number, unit)[0] ?? []) found.add(one)
  addWords(plain, found)
  return found
}

/** Returns the figures that a text supports: besides its own, parts of its times and dates, and months of dates in digits. */
export function supportedBy(text: string): Set<string> {
  const plain = plainOf(text)
  const found = new Set<string>()
  for (const [, number = '', unit] of plain.matchAll(NUMBERS)) for (const one of spellingsOf(number, unit).flat()) found.add(one)
  addWords(plain, found)
  return found
}

/** True for a word that is compared as a part of a figure: a month or a unit of sums. */
export function isFigure(word: string): boolean {
  return (MONTH_NAMES.test(word) && word.length > 3) || Object.hasOwn(UNITS, word)
}

/** Numbers at the beginning of a line count its items. */
const plainOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/^[\s>#*-]*\d{1,3}[.)]\s/gm, '')

/** Returns the spellings that a number must be found in, and those that it also allows. */
function spellingsOf(number: string, unit: string | undefined): [needed: string[], allowed: string[]] {
  const factor = unit === undefined ? undefined : UNITS[unit]
  if (factor !== undefined) return [[String(Math.round(Number(number.replace(',', '.')) * factor))], []]
  if (/^\d{1,3}(?:[.,]\d{3})+$/.test(number)) return [[bare(number.replace(/[.,]/g, ''))], []]
  const parts = number.split(/[.,:/–-]/).map(bare)
  if (parts.length === 1) return [parts, []]
  const [year, month] = /^\d{4}-\d\d-\d\d$/.test(number)
    ? [parts[0], parts[1]]
    : /^\d{1,2}[/-]\d{1,2}[/-]\d{4}$/.test(number)
      ? [parts[2], parts[1]]
      : []
  if (year && month) return [parts.filter(part => part !== month || part === year).concat(`m${month}`), parts]
  // From one to another: both have to be there. Times and fractions are one.
  return /[/–-]/.test(number) ? [parts, []] : [[number.replace(/[.,:]/g, '·')], parts]
}

const bare = (number: string) => number.replace(/^0+(?=\d)/, '')

function addWords(plain: string, found: Set<string>): void {
  for (const [name] of plain.matchAll(MONTH)) {
    const at = MONTH_NAMES.test(name) ? MONTHS.findIndex(one => new RegExp(`^(?:${one})`).test(name)) : -1
    // `may` is a word, too: a short name is a month beside a number.
    if (at >= 0 && (name.length > 3 || new RegExp(`\\d\\s*${name}|${name}\\s*\\d`).test(plain))) found.add(`m${at + 1}`)
  }
  for (const [at, names] of DAYS.entries()) if (new RegExp(`\\b(?:${names})\\b`).test(plain)) found.add(`d${at + 1}`)
  if (FREE.test(plain)) found.add('free')
  for (const [word] of plain.matchAll(WORDS_OF_SUMS)) found.add(word)
}
