import { parseHTML } from 'linkedom'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { findPassages, type Passage, passageOf, shownPassages } from './passages.ts'

const { document, Text } = parseHTML('<!doctype html><html><body></body></html>')
type Place = [node: Node, offset: number]

/** The part of a browser's ranges that is used here, between texts alone: linkedom has none. */
class TextRange {
  start: Place = [document, 0]
  end: Place = [document, 0]
  get startContainer() {
    return this.start[0]
  }
  get startOffset() {
    return this.start[1]
  }
  get commonAncestorContainer(): Node {
    let at: Node = this.start[0]
    while (!at.contains(this.end[0])) at = at.parentNode ?? document
    return at
  }
  setStart(...place: Place) {
    this.start = place
  }
  setEnd(...place: Place) {
    this.end = place
  }
  selectNodeContents(root: Node) {
    const texts = textsOf(root)
    const [first, last] = [texts.at(0), texts.at(-1)]
    if (first && last)
      [this.start, this.end] = [
        [first, 0],
        [last, last.data.length],
      ]
  }
  toString() {
    const texts = textsOf(document)
    const [from, to] = [texts.findIndex(node => node === this.start[0]), texts.findIndex(node => node === this.end[0])]
    return texts
      .slice(from, to + 1)
      .map((node, at) => node.data.slice(at === 0 ? this.start[1] : 0, at === to - from ? this.end[1] : undefined))
      .join('')
  }
}

function textsOf(root: Node): Text[] {
  const children = [...root.childNodes]
  return children.flatMap(node => (node instanceof Text ? [node] : textsOf(node)))
}

beforeAll(() => {
  vi.stubGlobal('document', Object.assign(document, { createRange: () => new TextRange() }))
  vi.stubGlobal('Text', Text)
  vi.stubGlobal('NodeFilter', { SHOW_TEXT: 4 })
})
afterAll(() => vi.unstubAllGlobals())

function show(html: string): Element {
  document.body.innerHTML = `<p>Sebelum</p><main>${html}</main><p>Sesudah</p>`
  const root = document.querySelector('main')
  if (!root) throw new Error('no text')
  return root
}

/** Selects from the nth letter of an element's text to before the mth, as a reader does. */
function select(root: Element, from: number, to: number): Selection {
  const range = new TextRange()
  let at = 0
  for (const node of textsOf(root)) {
    const next = at + node.data.length
    if (from >= at && from < next) range.setStart(node, from - at)
    if (to > at && to <= next) range.setEnd(node, to - at)
    at = next
  }
  // Named boundary: what is read of a selection.
  return { isCollapsed: from === to, rangeCount: 1, getRangeAt: () => range } as unknown as Selection
}
const words = (root: Element, passages: readonly Passage[]) => findPassages(root, passages).map(String)
/** Where the words of a passage begin in the text, in letters. */
function placesOf(root: Element, passages: readonly Passage[]): number[] {
  return findPassages(root, passages).map(range => {
    const before = new TextRange()
    before.selectNodeContents(root)
    before.setEnd(range.startContainer, range.startOffset)
    return String(before).length
  })
}

describe('a passage', () => {
  it('is none without a selection, of spaces, beyond the text, or longer than a thousand letters', () => {
    const root = show('<p>Satu   dua</p>')
    expect(passageOf(root, null)).toBeUndefined()
    for (const [from, to] of [
      [2, 2],
      [4, 6],
    ] as const)
      expect(passageOf(root, select(root, from, to))).toBeUndefined()
    expect(passageOf(root, select(document.body, 3, 10))).toBeUndefined()
    const long = show(`<p>${'a'.repeat(1001)}</p>`)
    expect(passageOf(long, select(long, 0, 1001))).toBeUndefined()
    expect(passageOf(long, select(long, 0, 1000))?.quote).toHaveLength(1000)
  })

  it('is its words across elements, with the sixty letters before it', () => {
    const root = show(`<p>${'x'.repeat(80)} daun <b>hi</b>jau</p>`)
    expect(passageOf(root, select(root, 86, 91))).toEqual({ quote: 'hijau', before: `${'x'.repeat(54)} daun ` })
    expect(passageOf(root, select(root, 0, 2))).toEqual({ quote: 'xx', before: '' })
  })

  it('leaves out the spaces around it, and is found again where it was', () => {
    const root = show('<p>daun muda</p>\n<p>dan daun tua</p>')
    const passage = passageOf(root, select(root, 13, 19))
    expect(passage).toEqual({ quote: 'daun', before: 'daun muda\ndan ' })
    expect(placesOf(root, passage ? [passage] : [])).toEqual([14])
  })
})

it('a passage is shown before the server has it, and not once it was refused', () => {
  const root = show('<p>Akar, batang dan daun</p>')
  const passage = (quote: string) => ({ quote, before: '' })
  const queued = [passage('batang'), { ...passage('daun'), refused: 'locked' }]
  expect(words(root, shownPassages([passage('Akar')], queued))).toEqual(['Akar', 'batang'])
  expect(words(root, shownPassages([], queued))).toEqual(['batang'])
})

describe('a passage is found again', () => {
  it('across elements, at the very place of several with the same words', () => {
    const root = show('<p>daun <i>ha</i>lus, daun <b>ha</b>lus</p>')
    const passage = passageOf(root, select(root, 17, 22))
    expect(passage).toEqual({ quote: 'halus', before: 'daun halus, daun ' })
    expect(words(root, passage ? [passage] : [])).toEqual(['halus'])
    expect(placesOf(root, passage ? [passage] : [])).toEqual([17])
    expect(placesOf(root, [{ quote: 'halus', before: '' }])).toEqual([5])
  })

  it('at the first place with its words where the text before it was changed, and not at all where they are gone', () => {
    const root = show('<p>Pendahuluan baru. Akar menyerap air. Akar menyerap air.</p>')
    expect(placesOf(root, [{ quote: 'Akar menyerap', before: 'Pendahuluan lama. ' }])).toEqual([18])
    expect(
      words(root, [
        { quote: 'Batang', before: '' },
        { quote: '', before: 'Pendahuluan' },
        { quote: 'air.', before: '' },
      ]),
    ).toEqual(['air.'])
    expect(findPassages(show(''), [{ quote: 'air', before: '' }])).toEqual([])
  })

  it('wherever it was marked', () => {
    const root = show('<h2>Daun</h2><p>daun <b>dan</b> daun,</p><ul><li>daun</li></ul>')
    const { length } = root.textContent
    for (let from = 0; from < length; from++)
      for (let to = from + 1; to <= length; to++) {
        const passage = passageOf(root, select(root, from, to))
        if (!passage) continue
        const marked = root.textContent.slice(from, to)
        expect(words(root, [passage])).toEqual([marked.trim()])
        expect(placesOf(root, [passage])).toEqual([from + marked.length - marked.trimStart().length])
      }
  })
})
