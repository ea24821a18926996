import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { FileNote, TextFiles } from '../course.ts'

/** The texts of a folder, by their paths within it, and what could not be read. */
export interface ReadTexts {
  texts: TextFiles
  notes: FileNote[]
}

/** What is read as a text of a course. */
export const isMarkdown = (path: string): boolean => /\.(md|markdown)$/i.test(path)

const MAX_TEXT = 420_000

/** Adds a text file; one that is not UTF-8, or too long, is noted instead. */
export function addText({ texts, notes }: ReadTexts, path: string, bytes: Uint8Array): void {
  if (bytes.length > MAX_TEXT * 4) {
    notes.push({ path, code: 'TextTooLarge' })
    return
  }
  try {
    texts.set(path, new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    notes.push({ path, code: 'NotUtf8' })
  }
}

/** Reads the Markdown files of a folder of this machine. Throws where it is not there. */
export async function readFolder(folder: string): Promise<ReadTexts> {
  const read: ReadTexts = { texts: new Map(), notes: [] }
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries) {
    const file = join(entry.parentPath, entry.name)
    const path = relative(folder, file)
    if (entry.isFile() && isMarkdown(path) && !isHidden(path)) addText(read, path, await readFile(file))
  }
  return read
}

/** Files that programs keep for themselves. */
export const isHidden = (path: string): boolean => /(^|\/)(\.|__MACOSX\/|node_modules\/)/.test(path)
