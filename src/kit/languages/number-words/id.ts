import { groupsOf } from './groups.ts'

const SATUAN = ['nol', 'satu', 'dua', 'tiga', 'empat', 'lima', 'enam', 'tujuh', 'delapan', 'sembilan'] as const
const RIBUAN = ['', 'ribu', 'juta', 'miliar', 'triliun'] as const

/** Returns a whole number above or equal to zero in words: `seratus lima puluh ribu`. */
export function say(count: number): string {
  if (count === 0) return SATUAN[0]
  return groupsOf(count)
    .map((group, place) => {
      if (group === 0) return ''
      // One thousand has a word of its own; one million has not.
      if (group === 1 && place === 1) return 'seribu'
      return `${ratusan(group)} ${RIBUAN[place]}`.trim()
    })
    .toReversed()
    .filter(Boolean)
    .join(' ')
}

function ratusan(count: number): string {
  const hundreds = Math.floor(count / 100)
  const head = hundreds === 0 ? '' : hundreds === 1 ? 'seratus' : `${SATUAN[hundreds]} ratus`
  return `${head} ${puluhan(count % 100)}`.trim()
}

function puluhan(count: number): string {
  if (count === 0) return ''
  if (count === 10) return 'sepuluh'
  if (count === 11) return 'sebelas'
  if (count < 10) return SATUAN[count] ?? ''
  if (count < 20) return `${SATUAN[count - 10]} belas`
  return `${SATUAN[Math.floor(count / 10)]} puluh ${puluhan(count % 10)}`.trim()
}
