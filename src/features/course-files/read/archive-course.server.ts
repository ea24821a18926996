import { readArchive } from '#features/archives/archive.server.ts'
import type { CourseSource } from '#features/imports/import.ts'
import { importReason } from '#features/imports/texts.ts'
import { InvalidInput } from '#kit/errors.ts'
import type { FileNote } from '../course.ts'
import { fromFiles } from '../from-files.server.ts'
import { readCartridge } from './cartridge.server.ts'
import type { ArchivedCourse } from './contents.server.ts'
import { addText, isHidden, isMarkdown, type ReadTexts } from './folder.server.ts'
import { readMoodle } from './moodle.server.ts'

/** Reads a class from an archive. Throws as `readArchive`, and InvalidInput for a file that is not what it should be. */
export async function readArchivedCourse(source: CourseSource, file: string): Promise<ArchivedCourse> {
  return await READERS[source](file)
}

const READERS: Readonly<Record<CourseSource, (file: string) => Promise<ArchivedCourse>>> = {
  course: readMarkdownCourse,
  cartridge: readCartridge,
  moodle: readMoodle,
}

async function readMarkdownCourse(file: string): Promise<ArchivedCourse> {
  const all: ReadTexts = { texts: new Map(), notes: [] }
  for await (const { name, read } of readArchive(file)) if (isMarkdown(name) && !isHidden(name)) addText(all, name, await read())
  const root = commonFolder([...all.texts.keys()])
  const texts = new Map([...all.texts].map(([path, text]) => [path.slice(root.length), text]))
  const found = await fromFiles(texts)
  if (!found) throw new InvalidInput(importReason('NothingFound'), [])
  const notes: FileNote[] = [...all.notes, ...found.notes]
  return { ...found, notes, root }
}

/** Returns the folders that all paths begin with. */
function commonFolder(paths: readonly string[]): string {
  const folders = paths.map(path => path.split('/').slice(0, -1))
  const first = folders[0] ?? []
  const differs = first.findIndex((name, at) => folders.some(one => one[at] !== name))
  const shared = differs < 0 ? first : first.slice(0, differs)
  // One module alone is a module, not the folder of the class.
  const isClass = paths.some(path =>
    /^(course|readme|index|_index|summary)\.md$/i.test(path.slice(shared.length > 0 ? shared.join('/').length + 1 : 0)),
  )
  const kept = isClass ? shared : shared.slice(0, -1)
  return kept.length > 0 ? `${kept.join('/')}/` : ''
}
