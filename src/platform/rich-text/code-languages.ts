/** The languages that code blocks may name, by the id that is stored: what people call them. */
export const CODE_LANGUAGES = {
  bash: 'Bash',
  c: 'C',
  cpp: 'C++',
  csharp: 'C#',
  css: 'CSS',
  dart: 'Dart',
  diff: 'Diff',
  go: 'Go',
  html: 'HTML',
  java: 'Java',
  javascript: 'JavaScript',
  json: 'JSON',
  kotlin: 'Kotlin',
  markdown: 'Markdown',
  php: 'PHP',
  python: 'Python',
  rust: 'Rust',
  sql: 'SQL',
  tsx: 'TSX',
  typescript: 'TypeScript',
  xml: 'XML',
  yaml: 'YAML',
} as const

export type CodeLanguage = keyof typeof CODE_LANGUAGES

const ALIASES: Readonly<Record<string, CodeLanguage>> = {
  js: 'javascript',
  jsx: 'tsx',
  ts: 'typescript',
  py: 'python',
  sh: 'bash',
  shell: 'bash',
  cs: 'csharp',
  'c++': 'cpp',
  htm: 'html',
  kt: 'kotlin',
  md: 'markdown',
  rs: 'rust',
  yml: 'yaml',
}

/** Returns the language that a word names, also by its short name; undefined for others. */
export function findCodeLanguage(word: unknown): CodeLanguage | undefined {
  if (typeof word !== 'string') return undefined
  const name = word.trim().toLowerCase()
  const id = ALIASES[name] ?? name
  return isLanguage(id) ? id : undefined
}

const isLanguage = (id: string): id is CodeLanguage => Object.hasOwn(CODE_LANGUAGES, id)
