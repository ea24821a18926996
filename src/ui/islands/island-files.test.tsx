import { expect, it } from 'vitest'
import { Document, renderDocument } from '../document.server.tsx'
import { Island, IslandFilesContext } from './island.server.tsx'

it('has its own scripts preloaded by the document’s head, and no others', () => {
  const html = renderDocument(
    <Document lang="en" head={<title>Page</title>}>
      <IslandFilesContext
        value={{ 'posts/ui/counter': ['/assets/react.js', '/assets/counter.js'], 'posts/ui/other': ['/assets/other.js'] }}
      >
        <Island name="posts/ui/counter" component={() => <p>1</p>} props={{}} />
      </IslandFilesContext>
    </Document>,
  )
  const [head = ''] = html.split('</head>')
  expect(head.match(/<link rel="modulepreload" href="[^"]+"/g)).toEqual([
    '<link rel="modulepreload" href="/assets/react.js"',
    '<link rel="modulepreload" href="/assets/counter.js"',
  ])
})
