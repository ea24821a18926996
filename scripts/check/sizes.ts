import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const MAX_LINES = 400
/** Written content and generated files. */
const EXEMPT = /^db\/seed\/content\/|\.gen\.ts$/

/** Finds code files of more than 400 lines, among those in `git ls-files`. More than 250 need a reason. */
export function findLongFiles(): string[] {
  const files = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.mjs', '*.css', '*.sql'],
    { encoding: 'utf8' },
  )
  return files
    .split('\n')
    .filter(file => file && !EXEMPT.test(file))
    .flatMap(file => {
      const lines = countLines(file)
      return lines > MAX_LINES ? [`${file}: ${lines} lines, over ${MAX_LINES}`] : []
    })
}

function countLines(file: string): number {
  try {
    return readFileSync(file, 'utf8').split('\n').length - 1
  } catch {
    return 0
  }
}
