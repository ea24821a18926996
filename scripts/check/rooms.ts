import type { SourceFile } from './imports.ts'

const MAX_FILES = 30
const MAX_FEATURE_LINES = 4000

/** Written content beside the code: texts, brand layouts, static pages. */
const CONTENT = /\/(texts|layouts|static)\/|\/texts\.ts$/
const TEST = /\.test\.tsx?$|\/testing(-[a-z-]+)?\.tsx?$/

/** Finds folders with too many files and features with too many lines. Tests are not counted. `files` are relative to src. */
export function findBigRooms(files: readonly SourceFile[]): string[] {
  const sources = files.filter(file => !TEST.test(file.path))
  const perFolder = Map.groupBy(sources, file => file.path.slice(0, file.path.lastIndexOf('/')))
  const perFeature = Map.groupBy(
    sources.filter(file => !CONTENT.test(file.path)),
    file => /^features\/[^/]+/.exec(file.path)?.[0],
  )
  const folders = [...perFolder].flatMap(([folder, { length }]) =>
    length > MAX_FILES ? [`${folder}: ${length} files at one level, over ${MAX_FILES}`] : [],
  )
  const features = [...perFeature].flatMap(([feature, of]) => {
    if (!feature) return []
    const lines = of.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0)
    return lines > MAX_FEATURE_LINES ? [`${feature}: ${lines} lines, over ${MAX_FEATURE_LINES}`] : []
  })
  return [...folders, ...features]
}
