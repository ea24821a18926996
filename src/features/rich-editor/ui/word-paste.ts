const FROM_OFFICE = /mso-|Mso[A-Z]|docs-internal-guid|urn:schemas-microsoft-com/
const WORD_COMMENT = /<!--\[if [\s\S]*?<!\[endif\]-->/g
const WORD_BULLET = /<!\[if !supportLists\]>([\s\S]*?)<!\[endif\]>/g
const WORD_LIST = /mso-list:\s*(l\d+)\s+level(\d+)/
const IS_NUMBER = /^[(]?([0-9]+|[a-z]|[ivx]+)[.)]/i

/**
 * Returns pasted HTML of Word or Google Docs as plain, semantic HTML; other HTML as it is. Word's lists are paragraphs with a style that says list and level,
 * and its pictures are files of the writer's computer.
 */
export function cleanPaste(html: string): string {
  if (!FROM_OFFICE.test(html)) return html
  const plain = html
    .replace(WORD_BULLET, '<i data-bullet>$1</i>')
    .replace(WORD_COMMENT, '')
    .replace(/<\/?o:p>/g, '')
  const { body } = new DOMParser().parseFromString(plain, 'text/html')
  for (const wrapper of body.querySelectorAll('b[id^=docs-internal-guid]')) wrapper.replaceWith(...wrapper.childNodes)
  for (const span of body.querySelectorAll<HTMLElement>('span[style]')) span.replaceWith(...withMarks(span))
  makeLists(body)
  unlinkNotes(body)
  for (const gone of body.querySelectorAll('style,meta,link,xml,title,img[src^="file:"]')) gone.remove()
  for (const styled of body.querySelectorAll('[class],[style],[lang],[dir]'))
    for (const name of ['class', 'style', 'lang', 'dir']) styled.removeAttribute(name)
  return body.innerHTML
}

/** A footnote's number keeps its text; its link leads to a place that is not in the copy. Comments go, with their list. */
function unlinkNotes(body: HTMLElement): void {
  for (const comment of body.querySelectorAll(
    '[style*="mso-element:comment"],[style*="mso-comment-reference"],a[href^="#_msocom"],a[href^="#cmnt"]',
  ))
    comment.remove()
  for (const link of body.querySelectorAll('a:not([href]),a[href^="#"],a[href^="file:"]')) link.replaceWith(...link.childNodes)
}

/** Google's bold and italic are styles of a span. */
function withMarks({ style, childNodes, ownerDocument }: HTMLElement): Node[] {
  const marks = [
    ...(Number(style.fontWeight) >= 600 || style.fontWeight === 'bold' ? ['strong'] : []),
    ...(style.fontStyle === 'italic' ? ['em'] : []),
    ...(style.textDecoration.includes('line-through') ? ['s'] : []),
  ]
  let nodes: Node[] = [...childNodes]
  for (const mark of marks) {
    const element = ownerDocument.createElement(mark)
    element.append(...nodes)
    nodes = [element]
  }
  return nodes
}

interface OpenList {
  level: number
  id: string
  element: Element
}

function makeLists(body: HTMLElement): void {
  let open: OpenList[] = []
  for (const paragraph of body.querySelectorAll('p')) {
    const [, id = '', level = ''] = WORD_LIST.exec(paragraph.getAttribute('style') ?? '') ?? []
    if (id === '') {
      open = []
      continue
    }
    const bullet = paragraph.querySelector('[data-bullet]')
    const isNumbered = IS_NUMBER.test(bullet?.textContent?.trim() ?? '')
    bullet?.remove()
    const list = listFor(open, { level: Number(level), id, isNumbered, before: paragraph })
    const item = body.ownerDocument.createElement('li')
    const text = body.ownerDocument.createElement('p')
    text.append(...paragraph.childNodes)
    item.append(text)
    list.append(item)
    paragraph.remove()
  }
}

function listFor(
  open: OpenList[],
  { level, id, isNumbered, before }: { level: number; id: string; isNumbered: boolean; before: Element },
): Element {
  while ((open.at(-1)?.level ?? 0) > level) open.pop()
  const top = open.at(-1)
  if (top && top.level === level && top.id === id) return top.element
  if (top && top.level === level) open.pop()
  const parent = open.at(-1)
  const element = before.ownerDocument.createElement(isNumbered ? 'ol' : 'ul')
  if (parent) (parent.element.lastElementChild ?? parent.element).append(element)
  else before.before(element)
  open.push({ level, id, element })
  return element
}
