import type { SaverView } from '#ui/app/saving/saver.ts'

/** Returns what the server said of a field by its path, such as `details.speakers.0.name`. */
export function problemOf({ view }: { view: Pick<SaverView, 'problems'> }, path: string): string | undefined {
  return view.problems.find(one => one.path === path)?.message
}
