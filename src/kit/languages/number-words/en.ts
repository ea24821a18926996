import { groupsOf } from './groups.ts'

const BELOW_TWENTY = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
] as const
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'] as const
const THOUSANDS = ['', 'thousand', 'million', 'billion', 'trillion'] as const

/** Returns a whole number above or equal to zero in words: `one hundred fifty thousand`. */
export function say(count: number): string {
  if (count === 0) return BELOW_TWENTY[0]
  return groupsOf(count)
    .map((group, place) => (group === 0 ? '' : `${hundreds(group)} ${THOUSANDS[place]}`.trim()))
    .toReversed()
    .filter(Boolean)
    .join(' ')
}

function hundreds(count: number): string {
  const head = count < 100 ? '' : `${BELOW_TWENTY[Math.floor(count / 100)]} hundred`
  const rest = count % 100
  if (rest === 0) return head
  const tail =
    rest < 20 ? BELOW_TWENTY[rest] : [TENS[Math.floor(rest / 10)], rest % 10 === 0 ? '' : BELOW_TWENTY[rest % 10]].filter(Boolean).join('-')
  return `${head} ${tail}`.trim()
}
