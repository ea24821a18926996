import { posix } from 'node:path'
import { importReason } from '#features/imports/texts.ts'
import { InvalidInput } from '#kit/errors.ts'
import { EMPTY_BODY, fromHtmlBody } from '../bodies.server.ts'
import { ARCHIVE_PATH, type FileNote } from '../course.ts'
import {
  type ArchivedCourse,
  documentOf,
  type FoundChapter,
  type FoundModule,
  fileChapter,
  lineOf,
  linkChapter,
  practiceChapter,
  readFiles,
  toCourse,
} from './contents.server.ts'
import { type MoodleQuestions, questionsOfQuiz, readQuestions } from './moodle-questions.ts'
import { find, list, readXml, textOf, type XmlElement } from './xml-tree.ts'

/** A file of the backup: its place in the archive, by its name in a text of the activity. */
interface MoodleFile {
  contextId: string
  area: string
  name: string
  path: string
  mime: string
}

interface Reading {
  xml(path: string): XmlElement | undefined
  names: ReadonlySet<string>
  files: readonly MoodleFile[]
  questions: MoodleQuestions
  notes: FileNote[]
}

/** Reads a Moodle course backup (2.x to 4.x). Throws as `readFiles`, and InvalidInput for a file that is none. */
export async function readMoodle(file: string): Promise<ArchivedCourse> {
  const archive = await readFiles(
    file,
    name => name.endsWith('.xml') && !/(^|\/)(users|grades|gradebook|logs|logstores|completion|comments|badges|roles)\.xml$/.test(name),
  )
  const xml = (path: string) => {
    const bytes = archive.read.get(path)
    return bytes && readXml(bytes)
  }
  const backup = find(xml('moodle_backup.xml'), 'information')
  if (!backup) throw new InvalidInput(importReason('NotMoodle'), [])
  const notes: FileNote[] = []
  const reading: Reading = {
    xml,
    names: archive.names,
    files: readFileList(xml('files.xml')),
    questions: readQuestions(xml('questions.xml')),
    notes,
  }
  const course = xml('course/course.xml')
  const name = textOf(course, 'fullname') || textOf(backup, 'original_course_fullname')
  const activities = list(find(backup, 'contents', 'activities'), 'activity')
  const modules: FoundModule[] = []
  for (const section of list(find(backup, 'contents', 'sections'), 'section')) modules.push(await readSection(section, activities, reading))
  if (archive.names.has('users.xml')) notes.push({ path: 'users.xml', code: 'PeopleLost' })
  const about = await fromHtmlBody(textOf(course, 'summary'), 'course/course.xml')
  return {
    course: await toCourse(
      name,
      about ?? { ...EMPTY_BODY, content: [] },
      modules.filter(({ chapters }) => chapters.length > 0),
    ),
    notes,
    root: '',
  }
}

async function readSection(section: XmlElement, activities: readonly XmlElement[], reading: Reading): Promise<FoundModule> {
  const directory = textOf(section, 'directory')
  const told = reading.xml(`${directory}/section.xml`)
  const number = textOf(told, 'number') || textOf(section, 'title')
  const named = textOf(told, 'name').replace('$@NULL@$', '')
  const title = named || (textOf(section, 'title') !== number && textOf(section, 'title')) || `Bagian ${number}`
  const ids = textOf(told, 'sequence').split(',').filter(Boolean)
  const rank = (one: XmlElement) => ids.indexOf(textOf(one, 'moduleid'))
  const own = activities.filter(one => textOf(one, 'sectionid') === textOf(section, 'sectionid')).toSorted((a, b) => rank(a) - rank(b))
  const module: FoundModule = { title, chapters: [] }
  const summary = textOf(told, 'summary').replace('$@NULL@$', '')
  const path = `${directory}/section.xml`
  if (await lineOf(summary)) {
    const html = withFiles(summary, told?.attributes['contextid'], 'section', reading)
    module.chapters.push({ title, kind: 'article', content: { body: await documentOf(html, path, reading.notes) } })
  }
  for (const activity of own) module.chapters.push(...(await readActivity(activity, reading)))
  return module
}

async function readActivity(activity: XmlElement, reading: Reading): Promise<FoundChapter[]> {
  const type = textOf(activity, 'modulename')
  const directory = textOf(activity, 'directory')
  const path = `${directory}/${type}.xml`
  const title = textOf(activity, 'title')
  const lost = () => {
    reading.notes.push({ path, code: 'ActivityLost', values: { title, type } })
    return []
  }
  const whole = reading.xml(path)
  const inner = find(whole, type)
  if (!inner || !(type in READERS)) return lost()
  const contextId = whole?.attributes['contextid'] ?? ''
  const textIn = (field: string, area: string) => withFiles(textOf(inner, field).replace('$@NULL@$', ''), contextId, area, reading)
  const found = await READERS[type]?.({ inner, title: textOf(inner, 'name') || title, path, contextId, textIn, whole }, reading)
  return found ? [found] : lost()
}

interface Activity {
  inner: XmlElement
  whole: XmlElement | undefined
  title: string
  path: string
  contextId: string
  /** The HTML of a field, whose files lie in an area. */
  textIn(field: string, area: string): string
}

const READERS: Readonly<Record<string, (one: Activity, reading: Reading) => Promise<FoundChapter | undefined>>> = {
  page: async ({ title, path, textIn }, { notes }) => ({
    title,
    kind: 'article',
    content: { body: await documentOf(textIn('content', 'content'), path, notes) },
  }),
  label: async ({ title, path, textIn }, { notes }) => {
    const html = textIn('intro', 'intro')
    return { title: (await lineOf(html)).slice(0, 80) || title, kind: 'article', content: { body: await documentOf(html, path, notes) } }
  },
  url: async ({ inner, title, path, textIn }, { notes }) =>
    await linkChapter(title, textOf(inner, 'externalurl'), textIn('intro', 'intro'), path, notes),
  resource: async ({ title, contextId }, { files, notes }) => {
    const [file, ...others] = files.filter(one => one.contextId === contextId && one.area === 'content')
    for (const other of others) notes.push({ path: other.name, code: 'FileUnused' })
    return file && fileChapter(title, file.path, file.mime)
  },
  forum: async ({ title, path, textIn }, { notes }) => ({
    title,
    kind: 'discussion',
    content: { question: await documentOf(textIn('intro', 'intro') || `<p>${title}</p>`, path, notes) },
  }),
  quiz: async ({ inner, title, path, textIn }, { questions, notes }) => {
    const all = questionsOfQuiz(inner, questions, path, notes)
    return await practiceChapter(title, textIn('intro', 'intro'), all, path, notes)
  },
}

/** Directories are in the list, too, as files of the name `.`. */
function readFileList(root: XmlElement | undefined): MoodleFile[] {
  return list(root, 'file').flatMap(one => {
    const hash = textOf(one, 'contenthash')
    const name = textOf(one, 'filename')
    if (name === '.' || !/^[0-9a-f]{40}$/.test(hash)) return []
    const path = `files/${hash.slice(0, 2)}/${hash}`
    return [
      {
        contextId: textOf(one, 'contextid'),
        area: textOf(one, 'filearea'),
        name: posix.join(textOf(one, 'filepath') || '/', name),
        path,
        mime: textOf(one, 'mimetype'),
      },
    ]
  })
}

/** Returns HTML with the addresses of its files: Moodle names them by their activity. */
function withFiles(html: string, contextId: string | undefined, area: string, { files }: Reading): string {
  return html.replace(/@@PLUGINFILE@@([^"'\s>?]*)(\?[^"'\s>]*)?/g, (_all, path: string) => {
    const name = decodeURIComponent(path.replace(/%(?![0-9a-f]{2})/gi, '%25'))
    const found = files.find(one => one.contextId === contextId && one.area === area && one.name === name)
    return found ? ARCHIVE_PATH + found.path : ''
  })
}
