import type { HighlighterCore } from 'shiki/core'
import { escapeText } from '#kit/html.ts'
import { type CodeLanguage, findCodeLanguage } from './code-languages.ts'
import type { RichNode } from './document.ts'

/** Characters: 90 lines take 25 ms, and a document is rendered while other requests wait. */
const MAX_HIGHLIGHTED = 20_000
/** NOTE: The time for one line grows with the square of its length: 8,000 characters take seconds. */
const MAX_LINE = 1000
/** Far above what any line takes, also the first one, which compiles the grammar: what is given up would be cached so. */
const MAX_LINE_MS = 1000

const THEME = 'css-variables'
/** What the theme names as a token's colour: `var(--shiki-token-keyword)`. */
const TOKEN = /-token-([a-z-]+)\)/

const LANGUAGES: Readonly<Record<CodeLanguage, () => Promise<{ default: Parameters<HighlighterCore['loadLanguageSync']>[0] }>>> = {
  bash: () => import('shiki/langs/bash.mjs'),
  c: () => import('shiki/langs/c.mjs'),
  cpp: () => import('shiki/langs/cpp.mjs'),
  csharp: () => import('shiki/langs/csharp.mjs'),
  css: () => import('shiki/langs/css.mjs'),
  dart: () => import('shiki/langs/dart.mjs'),
  diff: () => import('shiki/langs/diff.mjs'),
  go: () => import('shiki/langs/go.mjs'),
  html: () => import('shiki/langs/html.mjs'),
  java: () => import('shiki/langs/java.mjs'),
  javascript: () => import('shiki/langs/javascript.mjs'),
  json: () => import('shiki/langs/json.mjs'),
  kotlin: () => import('shiki/langs/kotlin.mjs'),
  markdown: () => import('shiki/langs/markdown.mjs'),
  php: () => import('shiki/langs/php.mjs'),
  python: () => import('shiki/langs/python.mjs'),
  rust: () => import('shiki/langs/rust.mjs'),
  sql: () => import('shiki/langs/sql.mjs'),
  tsx: () => import('shiki/langs/tsx.mjs'),
  typescript: () => import('shiki/langs/typescript.mjs'),
  xml: () => import('shiki/langs/xml.mjs'),
  yaml: () => import('shiki/langs/yaml.mjs'),
}

let started: Promise<HighlighterCore> | undefined
const loading = new Map<CodeLanguage, Promise<void>>()

/** Returns the HTML of code in a language: escaped, its tokens in `<span class="code-keyword">`. */
export type Highlight = (code: string, language: CodeLanguage) => string

/**
 * Returns what highlights the code blocks of a document, with their languages loaded. Of long code, and of all code after the first 20,000 characters, it
 * returns the plain text.
 */
export async function highlighterFor(document: object): Promise<Highlight> {
  const languages = languagesOf(document)
  if (languages.size === 0) return escapeText
  const highlighter = await (started ??= start())
  await Promise.all([...languages].map(language => load(highlighter, language)))
  let left = MAX_HIGHLIGHTED
  return (code, language) => {
    left -= code.length
    return left < 0 ? escapeText(code) : toSpans(highlighter, code, language)
  }
}

async function start(): Promise<HighlighterCore> {
  const [{ createHighlighterCore, createCssVariablesTheme }, { createJavaScriptRegexEngine }] = await Promise.all([
    import('shiki/core'),
    import('shiki/engine/javascript'),
  ])
  return await createHighlighterCore({
    themes: [createCssVariablesTheme({ name: THEME })],
    langs: [],
    engine: createJavaScriptRegexEngine({ forgiving: true }),
  })
}

function load(highlighter: HighlighterCore, language: CodeLanguage): Promise<void> {
  const known = loading.get(language) ?? LANGUAGES[language]().then(({ default: grammar }) => highlighter.loadLanguage(grammar))
  loading.set(language, known)
  return known
}

function toSpans(highlighter: HighlighterCore, code: string, language: CodeLanguage): string {
  const { tokens } = highlighter.codeToTokens(code, {
    lang: language,
    theme: THEME,
    tokenizeMaxLineLength: MAX_LINE,
    tokenizeTimeLimit: MAX_LINE_MS,
  })
  return tokens
    .map(line =>
      line
        .map(({ content, color }) => {
          const [, name] = TOKEN.exec(color ?? '') ?? []
          return name === undefined ? escapeText(content) : `<span class="code-${name}">${escapeText(content)}</span>`
        })
        .join(''),
    )
    .join('\n')
}

function languagesOf(document: object): Set<CodeLanguage> {
  const found = new Set<CodeLanguage>()
  // Named boundary: a value from a jsonb column.
  const queue: RichNode[] = [document as RichNode]
  for (let node = queue.pop(); node; node = queue.pop()) {
    const language = node.type === 'codeBlock' ? findCodeLanguage(node.attrs?.['language']) : undefined
    if (language) found.add(language)
    if (Array.isArray(node.content)) queue.push(...node.content)
  }
  return found
}
