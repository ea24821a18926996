import type { TextFiles } from '#features/course-files/course.ts'

const files = import.meta.glob<string>('./courses/**/*.md', { query: '?raw', import: 'default', eager: true })

/** The written classes of the demo: the texts of each class's folder (docs/courses.md), by `tenant/class`. */
export const courses: ReadonlyMap<string, TextFiles> = gather()

function gather(): Map<string, TextFiles> {
  const found = new Map<string, TextFiles>()
  for (const [path, text] of Object.entries(files)) {
    const [tenant, course, ...rest] = path.replace('./courses/', '').split('/')
    const key = `${tenant}/${course}`
    found.set(key, (found.get(key) ?? new Map()).set(rest.join('/'), text))
  }
  return found
}

/** The folders are written as if this were the demo's day. */
const WRITTEN_DAY = Date.UTC(2026, 0, 1)
const DAY_MS = 86_400_000

/** Returns texts whose moments in the front matter are as far from `now` as they are from the day that the folders are written for. */
export function movedTo(texts: TextFiles, now: Date): TextFiles {
  const shift = Math.floor(now.getTime() / DAY_MS) * DAY_MS - WRITTEN_DAY
  const moved = (moment: string) => new Date(Date.parse(moment) + shift).toISOString()
  return new Map(
    [...texts].map(([path, text]) => [
      path,
      text.replace(/^---\n.*?\n---\n/s, front => front.replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ/g, moved)),
    ]),
  )
}
