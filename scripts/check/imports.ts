import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

export interface SourceFile {
  /** Relative to src, such as `features/posts/post.ts`. */
  path: string
  text: string
}

interface Import {
  /** Relative to src. */
  path: string
  /** The import is erased at compile time. `import { type A }` is not: it still loads the module. */
  isTypeOnly: boolean
}

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\b[^'"\n;]*?(?:\{[^}]*\}[^'"\n;]*)?from\s*['"]([^'"]+)['"]|(?:^|\n)\s*import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/g

/** Returns a file's imports of our own files. */
export function readImports({ path, text }: SourceFile): Import[] {
  return [...text.matchAll(IMPORT)].flatMap(match => {
    const name = (match[1] ?? match[2] ?? match[3] ?? '').replace(/\?.*$/, '')
    const isTypeOnly = /^\s*(?:import|export)\s+type\b(?!\s*,|\s+from\b)/.test(match[0])
    const inner = /^#(kit|platform|features|ui|page|main)\/(.+)$/.exec(name)
    if (inner) return [{ path: `${inner[1]}/${inner[2]}`, isTypeOnly }]
    return name.startsWith('.') ? [{ path: join(dirname(path), name), isTypeOnly }] : []
  })
}

/** Returns the paths of our own files that a file imports, including type imports, relative to src. */
export function importsOf(file: SourceFile): string[] {
  return readImports(file).map(one => one.path)
}

/** Reads all TypeScript files below a folder. */
export function readSources(folder: string): SourceFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.endsWith('.d.ts'))
    .map(entry => resolve(entry.parentPath, entry.name))
    .map(file => ({ path: relative(resolve(folder), file).replaceAll('\\', '/'), text: readFileSync(file, 'utf8') }))
}
