import { SaxesParser } from 'saxes'
import { decoderOfXml } from '#features/imports/read/decode.ts'
import { importReason } from '#features/imports/texts.ts'
import { InvalidInput } from '#kit/errors.ts'

/** An element of an XML file, its name and its attributes' names without prefix. */
export interface XmlElement {
  name: string
  attributes: Readonly<Record<string, string>>
  children: XmlElement[]
  /** Its own text. */
  text: string
}

const MAX_DEPTH = 60
const MAX_ELEMENTS = 400_000
const MAX_TEXT = 4 * 1024 * 1024

/**
 * Reads a whole XML file. Entities of its own, deep nesting and endless texts are refused. Throws InvalidInput with what is wrong and where.
 */
export function readXml(bytes: Uint8Array): XmlElement {
  const parser = new SaxesParser({ xmlns: false })
  const top: XmlElement = { name: '', attributes: {}, children: [], text: '' }
  const path = [top]
  let count = 0
  const refuse = (code: 'XmlBroken' | 'XmlDeep' | 'TextEndless' | 'XmlDoctype' | 'TooManyEntries', words = '') => {
    throw new InvalidInput(importReason(code, { line: parser.line, words }), [])
  }
  parser.on('error', error => refuse('XmlBroken', error.message.replace(/^\S+\s/, '').slice(0, 200)))
  parser.on('doctype', () => refuse('XmlDoctype'))
  parser.on('opentag', tag => {
    if (path.length > MAX_DEPTH) refuse('XmlDeep')
    if (++count > MAX_ELEMENTS) refuse('TooManyEntries')
    const attributes = Object.fromEntries(Object.entries(tag.attributes).map(([name, value]) => [localOf(name), String(value)]))
    const element = { name: localOf(tag.name), attributes, children: [], text: '' }
    path.at(-1)?.children.push(element)
    path.push(element)
  })
  const addText = (more: string) => {
    const element = path.at(-1)
    if (!element) return
    element.text += more
    if (element.text.length > MAX_TEXT) refuse('TextEndless')
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', () => path.pop())
  parser.write(decoded(bytes)).close()
  return top.children[0] ?? top
}

function decoded(bytes: Uint8Array): string {
  const decoder = decoderOfXml(bytes)
  try {
    return decoder.decode(bytes)
  } catch {
    throw new InvalidInput(importReason('WrongEncoding', { encoding: decoder.encoding }), [])
  }
}

const localOf = (name: string) => name.slice(name.indexOf(':') + 1)

/** Returns the child of this name, or the one at the end of several. */
export function find(element: XmlElement | undefined, ...names: string[]): XmlElement | undefined {
  return names.reduce((found: XmlElement | undefined, name) => found?.children.find(child => child.name === name), element)
}

/** Returns the children of this name. */
export const list = (element: XmlElement | undefined, name: string): XmlElement[] =>
  (element?.children ?? []).filter(child => child.name === name)

/** Returns all elements of this name within, in their order. */
export function descendants(element: XmlElement | undefined, name: string): XmlElement[] {
  return (element?.children ?? []).flatMap(child => [...(child.name === name ? [child] : []), ...descendants(child, name)])
}

/** Returns the text of the child at the end of these names, without spaces around it; '' if there is none. */
export const textOf = (element: XmlElement | undefined, ...names: string[]): string => find(element, ...names)?.text.trim() ?? ''
