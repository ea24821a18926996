import type { AlignType, List, Nodes, Table } from 'mdast'
import { createElement, Fragment, memo, type ReactNode, useMemo } from 'react'
import { A } from '#ui/lang/lang.tsx'
import { CopyButton } from './copy-button.tsx'
import { parseAnswer, toLinkPath } from './parse-answer.ts'
import { usePanelTexts } from './use-panel-texts.tsx'

/** An answer's Markdown as elements: no HTML, no pictures, and no links but to pages of this site. */
export const AnswerText = memo(function AnswerText({ markdown }: { markdown: string }) {
  const root = useMemo(() => parseAnswer(markdown), [markdown])
  return <div className="assistant-text">{renderAll(root.children)}</div>
})

/** Spread as children, which need no keys: an answer only grows at its end. */
function renderAll(nodes: readonly Nodes[]): ReactNode {
  return createElement(Fragment, null, ...nodes.map(renderNode))
}

function renderNode(node: Nodes): ReactNode {
  switch (node.type) {
    case 'text':
      return node.value
    case 'paragraph':
      return <p>{renderAll(node.children)}</p>
    // The page around it has its own headings.
    case 'heading':
      return (
        <p>
          <strong>{renderAll(node.children)}</strong>
        </p>
      )
    case 'strong':
      return <strong>{renderAll(node.children)}</strong>
    case 'emphasis':
      return <em>{renderAll(node.children)}</em>
    case 'delete':
      return <s>{renderAll(node.children)}</s>
    case 'inlineCode':
      return <code>{node.value}</code>
    case 'break':
      return <br />
    case 'thematicBreak':
      return <hr />
    case 'blockquote':
      return <blockquote>{renderAll(node.children)}</blockquote>
    case 'list':
      return <AnswerList list={node} />
    case 'listItem':
      return <li value={node.data?.number}>{renderAll(node.children)}</li>
    case 'code':
      return <AnswerCode code={node.value} />
    case 'table':
      return <AnswerTable table={node} />
    case 'link':
      return (
        <AnswerLink href={node.url} title={node.title ?? ''}>
          {renderAll(node.children)}
        </AnswerLink>
      )
    case 'html':
      return node.value
    case 'image':
    case 'imageReference':
      return node.alt ?? ''
    case 'linkReference':
      return renderAll(node.children)
    default:
      return null
  }
}

function AnswerList({ list }: { list: List }) {
  const items = renderAll(list.children)
  return list.ordered ? <ol start={list.start ?? 1}>{items}</ol> : <ul>{items}</ul>
}

/** A link that leads elsewhere is its text. One whose text is a number cites a source. */
function AnswerLink({ href, title, children }: { href: string; title: string; children: ReactNode }) {
  const { fill } = usePanelTexts()
  const path = toLinkPath(href, typeof location === 'undefined' ? '' : location.origin)
  if (path === undefined) return children
  const number = /^\[?(\d{1,2})\]?$/.exec(textOf(children))?.[1]
  if (number === undefined) return <A href={path}>{children}</A>
  return (
    <A
      href={path}
      className="assistant-cite"
      title={title || undefined}
      aria-label={title ? fill('answer.sourceOf', { number, title }) : fill('answer.source', { number })}
    >
      {number}
    </A>
  )
}

/** Returns the text of rendered children, as far as they are text. */
function textOf(children: ReactNode): string {
  if (typeof children === 'string') return children
  if (Array.isArray(children)) return children.map(textOf).join('')
  // Named boundary: what `renderAll` makes.
  const { props } = Object(children) as { props?: { children?: ReactNode } }
  return props?.children === undefined ? '' : textOf(props.children)
}

function AnswerCode({ code }: { code: string }) {
  const { answer: t } = usePanelTexts()
  return (
    <div className="relative">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable text must be reachable by keyboard */}
      <pre tabIndex={0} aria-label={t.code}>
        <code>{code}</code>
      </pre>
      <CopyButton text={() => code} label={t.copyCode} className="bg-surface! absolute top-0 right-0 rounded-[0.7rem]!" />
    </div>
  )
}

function AnswerTable({ table: { align, children: rows } }: { table: Table }) {
  const { answer: t } = usePanelTexts()
  const [head, ...body] = rows
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable text must be reachable by keyboard
    <section className="overflow-x-auto" tabIndex={0} aria-label={t.table}>
      <table>
        <thead>{head && <Row cells={head.children} align={align} isHead />}</thead>
        <tbody>{createElement(Fragment, null, ...body.map((row, place) => <Row key={place} cells={row.children} align={align} />))}</tbody>
      </table>
    </section>
  )
}

function Row({
  cells,
  align,
  isHead,
}: {
  cells: Table['children'][number]['children']
  align?: AlignType[] | null | undefined
  isHead?: boolean
}) {
  const made = cells.map((cell, at) =>
    createElement(
      isHead ? 'th' : 'td',
      { style: { textAlign: align?.[at] ?? 'left' }, ...(isHead && { scope: 'col' }) },
      renderAll(cell.children),
    ),
  )
  return createElement('tr', null, ...made)
}
