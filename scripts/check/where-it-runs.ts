import { readImports, type SourceFile } from './imports.ts'

/** A file's name determines where it may run: `*.server.ts(x)` on the server only, every other component in the browser too. */

/** Browser entries, besides components. */
const ENTRIES = new Set(['entry.public.ts', 'entry.client.tsx'])
/** React Router removes `loader` and `action`, and what only they import, from the browser's bundle of these. */
const PAGE_MODULE = /^(features\/[^/]+\/pages\/.+\.tsx|features\/studio\/frame\.tsx|root\.tsx)$/
const TEST = /(\.test\.tsx?|(^|\/)testing[^/]*\.tsx?)$/
const SERVER = /\.server\.tsx?$/

const STATE = /\buse(?:State|Reducer|Effect|LayoutEffect|Ref|SyncExternalStore|Transition|Optimistic|ActionState)\b/g
const BUILTIN = /(?:^|\n)\s*import\s+(?!type\b)[^'"\n;]*from\s*['"](node:[^'"]+)['"]/g
const HANDLER = /\son[A-Z]\w*(?==\{)/g

/** Finds state, effects and handlers in server-only components, where they would do nothing, and imports of server code or Node modules in browser code. */
export function findMisplacedCode(files: readonly SourceFile[]): string[] {
  const code = files.filter(file => !TEST.test(file.path))
  return [...code.flatMap(findDeadInteraction), ...findServerImports(code)]
}

function findDeadInteraction({ path, text }: SourceFile): string[] {
  if (!path.endsWith('.server.tsx')) return []
  const plain = text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')
  const found = [...plain.matchAll(STATE), ...plain.matchAll(HANDLER)].map(match => match[0].trim())
  return [...new Set(found)].map(name => `${path} has ${name}: a server-only component is never run in a browser`)
}

function findServerImports(files: readonly SourceFile[]): string[] {
  const byPath = new Map(files.map(file => [file.path, file]))
  const faults: string[] = []
  const seen = new Set<string>()
  const walk = (file: SourceFile): void => {
    if (seen.has(file.path)) return
    seen.add(file.path)
    if (!PAGE_MODULE.test(file.path))
      for (const [, builtin] of file.text.matchAll(BUILTIN)) faults.push(`${file.path} imports ${builtin}, which no browser has`)
    for (const { path, isTypeOnly } of readImports(file)) {
      const target = byPath.get(path)
      if (!target || isTypeOnly) continue
      if (!SERVER.test(path)) walk(target)
      else if (!PAGE_MODULE.test(file.path)) faults.push(`${file.path} imports ${path}: a browser loads the one and not the other`)
    }
  }
  files.filter(startsInBrowser).forEach(walk)
  return faults
}

/** Excludes page modules except the root: what only their loaders import can't be determined here; the build checks it. */
function startsInBrowser({ path }: SourceFile): boolean {
  if (ENTRIES.has(path) || path === 'root.tsx') return true
  return path.endsWith('.tsx') && !SERVER.test(path) && !PAGE_MODULE.test(path)
}
