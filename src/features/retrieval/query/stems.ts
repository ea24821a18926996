const SUFFIXES = ['kannya', 'annya', 'inya', 'kan', 'nya', 'kah', 'lah', 'pun', 'ku', 'mu', 'an', 'in', 'i'] as const
/** Prefixes, each with the letters that a root may begin with in their place. */
const PREFIXES: readonly (readonly [prefix: string, roots: readonly string[]])[] = [
  ['mempel', ['l']],
  ['memper', ['']],
  ['diper', ['']],
  ['menge', ['']],
  ['penge', ['']],
  ['meny', ['s']],
  ['peny', ['s']],
  ['meng', ['', 'k']],
  ['peng', ['', 'k']],
  ['mem', ['', 'p']],
  ['pem', ['', 'p']],
  ['men', ['', 't']],
  ['pen', ['', 't']],
  ['nge', ['']],
  ['ber', ['']],
  ['bel', ['']],
  ['per', ['']],
  ['pel', ['']],
  ['ter', ['']],
  ['ny', ['s', 'c']],
  ['ng', ['', 'k']],
  ['me', ['']],
  ['pe', ['']],
  ['di', ['']],
  ['ku', ['']],
  ['kau', ['']],
  ['ke', ['']],
  ['se', ['']],
  ['n', ['t']],
]
const LEAST = 3

/**
 * Returns the forms that an Indonesian word may have been made of, itself first, then the closest: `membayarnya` is also `membayar`, `bayarnya` and `bayar`. Colloquial forms,
 * too: `nyari` is also `cari`. More than there are: only those that are known somewhere are of use.
 */
export function formsOf(word: string): string[] {
  const forms = new Set([word])
  for (const one of endingsOf(word)) {
    forms.add(one)
    for (const [prefix, roots] of PREFIXES)
      if (one.startsWith(prefix)) for (const root of roots) addLong(forms, root + one.slice(prefix.length))
  }
  return [...forms]
}

/** Returns an English word without its usual endings, itself first. */
export function englishForms(word: string): string[] {
  const forms = new Set([word])
  for (const [ending, instead] of [
    ['ies', 'y'],
    ['es', ''],
    ['s', ''],
    ['ing', ''],
    ['ing', 'e'],
    ['ed', ''],
    ['ed', 'e'],
    ['ment', ''],
  ] as const)
    if (word.endsWith(ending)) addLong(forms, word.slice(0, -ending.length) + instead)
  return [...forms]
}

function endingsOf(word: string): string[] {
  const cut = SUFFIXES.filter(suffix => word.endsWith(suffix)).map(suffix => word.slice(0, -suffix.length))
  return [word, ...cut.filter(one => one.length >= LEAST)]
}

function addLong(forms: Set<string>, form: string): void {
  if (form.length >= LEAST) forms.add(form)
}

const known = new Map<string, readonly string[]>()
const MOST_KNOWN = 20_000

/** Returns the forms of a word in both languages; a phrase has no other. Texts are made of the same words again and again: those of the latest are kept. */
export function allForms(word: string): readonly string[] {
  if (word.includes(' ')) return [word]
  if (known.size > MOST_KNOWN) known.clear()
  let forms = known.get(word)
  if (!forms) {
    forms = [...new Set([...formsOf(word), ...englishForms(word)])]
    known.set(word, forms)
  }
  return forms
}
