import { SaxesParser } from 'saxes'
import { InvalidInput } from '#kit/errors.ts'
import { MAX_ENTRIES } from '../import.ts'
import { importReason } from '../texts.ts'
import { decodeParts, decoderOfXml } from './decode.ts'

/** The parts of an `<item>`: each element's text, with its attributes; nested ones under their parent (`wp:postmeta`). */
export interface XmlItem {
  fields: Map<string, string>
  categories: { domain: string; name: string }[]
  meta: Map<string, string>
}

/** What stands before the first item. */
export interface XmlHead {
  root: string
  isExport: boolean
  fields: Map<string, string>
  /** `wp:author_login` → `wp:author_display_name` */
  authors: Map<string, string>
}

const MAX_DEPTH = 40
const MAX_TEXT = 4 * 1024 * 1024

/**
 * Reads the items of an RSS file one after the other, in bounded memory. Entities of its own, deep nesting and endless texts are refused. Throws InvalidInput with what
 * is wrong and where.
 */
export async function* readItems(parts: AsyncIterable<Uint8Array>, head: XmlHead): AsyncGenerator<XmlItem> {
  const parser = new SaxesParser({ xmlns: false })
  const ready: XmlItem[] = []
  const path: string[] = []
  let item: XmlItem | undefined
  let text = ''
  let domain = ''
  let metaKey = ''
  let login = ''
  let count = 0
  const refuse = (code: 'XmlBroken' | 'XmlDeep' | 'TextEndless' | 'XmlDoctype' | 'TooManyEntries', words = '') => {
    throw new InvalidInput(importReason(code, { line: parser.line, words }), [])
  }

  parser.on('error', error => refuse('XmlBroken', error.message.replace(/^\S+\s/, '').slice(0, 200)))
  parser.on('doctype', () => refuse('XmlDoctype'))
  parser.on('opentag', tag => {
    path.push(tag.name)
    if (path.length > MAX_DEPTH) refuse('XmlDeep')
    if (path.length === 1) {
      head.root = tag.name
      head.isExport = Object.keys(tag.attributes).some(name => name === 'xmlns:wp')
    }
    text = ''
    if (tag.name === 'item') item = { fields: new Map(), categories: [], meta: new Map() }
    if (tag.name === 'category') domain = String(tag.attributes['domain'] ?? '')
  })
  const addText = (more: string) => {
    text += more
    if (text.length > MAX_TEXT) refuse('TextEndless')
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', ({ name }) => {
    path.pop()
    const value = text
    text = ''
    if (name === 'item' && item) {
      if (++count > MAX_ENTRIES) refuse('TooManyEntries')
      ready.push(item)
      item = undefined
    } else if (!item) {
      if (name === 'wp:author_login') login = value
      else if (name === 'wp:author_display_name') head.authors.set(login, value)
      else if (path.length === 2) head.fields.set(name, value)
    } else if (name === 'category') item.categories.push({ domain, name: value })
    else if (name === 'wp:meta_key') metaKey = value
    else if (name === 'wp:meta_value') item.meta.set(metaKey, value)
    // An item's own fields alone: comments have fields of the same names.
    else if (path.at(-1) === 'item') item.fields.set(name, value)
  })

  for await (const part of decodeParts(parts, decoderOfXml)) {
    parser.write(part)
    yield* ready.splice(0)
  }
  parser.close()
  yield* ready.splice(0)
}
