import type { ChapterWork } from '../chapter-work.ts'
import type { Outline } from '../outline.ts'

/** Returns the newest outline of a class, or undefined if it can't be read now. */
export async function readOutline(id: string): Promise<{ version: number; work: { modules: Outline } } | undefined> {
  const data = await readData<{ version: number; modules: Outline }>(`/api/services/v1/class/outline?id=${id}`)
  return data && { version: data.version, work: { modules: data.modules.map(toModule) } }
}

/** Returns what is typed of a chapter, or undefined if it can't be read now. */
export async function readChapter(id: string): Promise<{ version: number; work: ChapterWork } | undefined> {
  return await readData(`/api/services/v1/class/chapter/record?id=${id}`)
}

/** Returns the data of a call of our own; undefined if it was refused or did not come. */
export async function readData<T>(path: string): Promise<T | undefined> {
  try {
    // Named boundary: our own server's envelope.
    const { data } = (await (await fetch(path)).json()) as { data: T | null }
    return data ?? undefined
  } catch {
    return undefined
  }
}

/** What the save of an outline takes of what is shown of it. */
export function toModule({ id, title, chapters }: Outline[number]): Outline[number] {
  return {
    id,
    title,
    chapters: chapters.map(chapter => ({ id: chapter.id, title: chapter.title, kind: chapter.kind, minutes: chapter.minutes })),
  }
}
