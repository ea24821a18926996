import { posix } from 'node:path'
import { importReason } from '#features/imports/texts.ts'
import { InvalidInput } from '#kit/errors.ts'
import { EMPTY_BODY } from '../bodies.server.ts'
import type { FileNote } from '../course.ts'
import {
  type ArchivedCourse,
  type ArchiveFiles,
  documentOf,
  type FoundChapter,
  type FoundModule,
  fileChapter,
  linkChapter,
  practiceChapter,
  readFiles,
  toCourse,
} from './contents.server.ts'
import { readQti } from './qti.server.ts'
import { descendants, find, list, readXml, textOf, type XmlElement } from './xml-tree.ts'

const MANIFEST = 'imsmanifest.xml'

interface Reading {
  files: ArchiveFiles
  resources: Map<string, XmlElement>
  notes: FileNote[]
}

/** Reads a Common Cartridge (IMS CC 1.0 to 1.3). Throws as `readFiles`, and InvalidInput for a file that is none. */
export async function readCartridge(file: string): Promise<ArchivedCourse> {
  const files = await readFiles(file, name => /\.(xml|html?|xhtml|qti)$/i.test(name))
  const bytes = files.read.get(MANIFEST)
  if (!bytes) throw new InvalidInput(importReason('NotCartridge'), [])
  const manifest = readXml(bytes)
  const notes: FileNote[] = []
  const resources = new Map(list(find(manifest, 'resources'), 'resource').map(one => [one.attributes['identifier'] ?? '', one]))
  const reading: Reading = { files, resources, notes }
  const title = descendants(find(manifest, 'metadata', 'lom', 'general', 'title'), 'string')[0]?.text.trim() ?? ''
  const organization = find(manifest, 'organizations', 'organization')
  // The one item at the top is the cartridge itself.
  const tops = list(organization, 'item')
  const items = tops.length === 1 && tops[0] && !tops[0].attributes['identifierref'] ? list(tops[0], 'item') : tops
  const name = title || textOf(organization, 'title') || 'Kelas'
  const modules: FoundModule[] = []
  const loose: FoundModule = { title: name, chapters: [] }
  for (const item of items) {
    const within = list(item, 'item')
    if (within.length === 0) loose.chapters.push(...(await chaptersOf(item, reading)))
    else modules.push({ title: textOf(item, 'title') || name, chapters: await chaptersOf(item, reading) })
  }
  const all = loose.chapters.length > 0 ? [loose, ...modules] : modules
  noteRest(all, reading)
  return { course: await toCourse(name, { ...EMPTY_BODY, content: [] }, all), notes, root: '' }
}

/** The chapter of an item, then those of the items within it. */
async function chaptersOf(item: XmlElement, reading: Reading): Promise<FoundChapter[]> {
  const reference = item.attributes['identifierref']
  const own = reference ? await chapterOf(textOf(item, 'title'), reference, reading) : undefined
  const chapters = own ? [own] : []
  for (const inner of list(item, 'item')) chapters.push(...(await chaptersOf(inner, reading)))
  return chapters
}

async function chapterOf(title: string, reference: string, { files, resources, notes }: Reading): Promise<FoundChapter | undefined> {
  const resource = resources.get(reference)
  const type = resource?.attributes['type'] ?? ''
  const path = pathOf(resource)
  const lost = (code: string) => {
    notes.push({ path: path || reference, code, values: { title, type: type || '?' } })
    return undefined
  }
  resources.delete(reference)
  if (!resource || !files.names.has(path)) return lost('ResourceMissing')
  const content = files.read.get(path)
  if (type.startsWith('imswl_') && content) {
    const link = readXml(content)
    const name = title || textOf(link, 'title')
    return (await linkChapter(name, find(link, 'url')?.attributes['href'] ?? '', '', path, notes)) ?? lost('ResourceLost')
  }
  if (type.startsWith('imsdt_') && content) {
    const topic = readXml(content)
    const text = find(topic, 'text')
    const html = text?.attributes['texttype'] === 'text/plain' ? `<p>${text.text.replaceAll('<', '&lt;')}</p>` : (text?.text ?? '')
    return {
      title: title || textOf(topic, 'title'),
      kind: 'discussion',
      content: { question: await documentOf(withBase(html, path, files), path, notes) },
    }
  }
  if (/^imsqti_.*assessment/.test(type) && content) {
    const found = readQti(readXml(content), path, notes)
    const questions = found.questions.map(one => ({ ...one, prompt: withBase(one.prompt, path, files) }))
    return await practiceChapter(title || found.title, '', questions, path, notes)
  }
  if (/\.x?html?$/i.test(path) && content) {
    const html = new TextDecoder('utf-8').decode(content)
    return { title: title || path, kind: 'article', content: { body: await documentOf(withBase(html, path, files), path, notes) } }
  }
  return (type === 'webcontent' ? fileChapter(title || posix.basename(path), path) : undefined) ?? lost('ResourceLost')
}

const pathOf = (resource: XmlElement | undefined) => {
  const path = resource?.attributes['href'] ?? list(resource, 'file')[0]?.attributes['href'] ?? ''
  return posix.normalize(path)
}

/** The token stands for the resource's own folder; some programs mean the folder of all files. */
function withBase(html: string, path: string, { names }: ArchiveFiles): string {
  return html.replace(/\$IMS-CC-FILEBASE\$\/?([^"'\s>]*)/g, (_all, rest: string) => {
    const name = decodeURIComponent(rest.replace(/%(?![0-9a-f]{2})/gi, '%25').split('?')[0] ?? '')
    const places = [posix.join(posix.dirname(path), name), `web_resources/${name}`, name]
    const found = places.find(place => names.has(place))
    return found ? posix.relative(posix.dirname(path), found) : rest
  })
}

/** What no item shows does not come, but for files that texts name. */
function noteRest(modules: readonly FoundModule[], { resources, notes }: Reading): void {
  const shown = JSON.stringify(modules)
  for (const resource of resources.values()) {
    const type = resource.attributes['type'] ?? '?'
    const path = pathOf(resource)
    if (type === 'webcontent' || type.startsWith('associatedcontent')) {
      if (!shown.includes(path)) notes.push({ path, code: 'FileUnused' })
    } else notes.push({ path, code: 'ResourceLost', values: { title: path, type } })
  }
}
