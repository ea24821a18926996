import { describe, expect, it } from 'vitest'
import { findFaults } from './floors.ts'
import { importsOf, readSources } from './imports.ts'

const file = (path: string, text = '') => ({ path, text })

describe('the floors', () => {
  it('refuse an import that goes up, types included', () => {
    const faults = findFaults([file('kit/a.ts', "import type { B } from '#platform/b.ts'"), file('platform/b.ts')])
    expect(faults).toEqual(['kit/a.ts imports upward: platform/b.ts'])
  })

  it('refuse a feature beside, and platform and ui to each other', () => {
    expect(
      findFaults([file('features/posts/a.ts', "import { b } from '#features/classes/b.ts'"), file('features/classes/b.ts')]),
    ).toHaveLength(1)
    expect(findFaults([file('ui/a.ts', "export { b } from '#platform/b.ts'"), file('platform/b.ts')])).toHaveLength(1)
  })

  it('refuse another feature’s pages and endpoints, and a server file that imports a component', () => {
    expect(
      findFaults([file('features/brands/a.tsx', "import x from '#features/posts/pages/b.tsx'"), file('features/posts/pages/b.tsx')]),
    ).toHaveLength(1)
    expect(findFaults([file('main/a.ts', "import '../ui/b.tsx'"), file('ui/b.tsx')])).toHaveLength(1)
  })

  it('find a circle of any length', () => {
    const faults = findFaults([
      file('kit/a.ts', "import './b.ts'"),
      file('kit/b.ts', "import {\n  x,\n  y,\n} from './c.ts'"),
      file('kit/c.ts', "const a = await import('./a.ts')"),
    ])
    expect(faults).toEqual(['circle: kit/a.ts → kit/b.ts → kit/c.ts → kit/a.ts'])
  })

  it('refuse a room that stands on no floor', () => {
    expect(findFaults([file('features/unknown/a.ts', "import '#kit/b.ts'"), file('kit/b.ts')])).toHaveLength(1)
  })

  it('let imports down', () => {
    expect(
      findFaults([
        file('main/a.ts', "import { b } from '#features/posts/api.ts'"),
        file('features/posts/api.ts', "import '#kit/c.ts'"),
        file('kit/c.ts'),
      ]),
    ).toEqual([])
  })

  it('see every kind of import', () => {
    const text =
      "import a from './a.ts'\nimport type { B } from '#kit/b.ts'\nexport * from './c.ts'\nimport './d.css?url'\nconst e = import('./e.ts')\nimport { x } from 'react'"
    expect(importsOf(file('ui/x.ts', text))).toEqual(['ui/a.ts', 'kit/b.ts', 'ui/c.ts', 'ui/d.css', 'ui/e.ts'])
  })

  it('refuse state, effects and handlers in a component that never reaches a browser', () => {
    for (const name of ['useState', 'useReducer', 'useEffect', 'useRef', 'useOptimistic', 'useActionState'])
      expect(findFaults([file('ui/a.server.tsx', `const [x] = ${name}(0)`)]), name).toEqual([
        `ui/a.server.tsx has ${name}: a server-only component is never run in a browser`,
      ])
    expect(findFaults([file('ui/a.server.tsx', '<button type="button"\n  onClick={() => go()} />')])).toHaveLength(1)
    for (const plain of ['// useState is of no use here', '/** Not\n onClick={x} */', '<A onward={x} />', 'const context = useContext(X)'])
      expect(findFaults([file('ui/a.server.tsx', plain)]), plain).toEqual([])
    expect(findFaults([file('ui/a.tsx', 'const [x] = useState(0)'), file('ui/a.server.test.tsx', 'useState(0)')])).toEqual([])
  })

  it('refuse server code in what a browser loads: a component, an entry, an island, and what they import', () => {
    const server = file('kit/s.server.ts')
    const wrong = "import { s } from '#kit/s.server.ts'"
    for (const path of ['ui/a.tsx', 'ui/a.island.tsx', 'entry.public.ts', 'entry.client.tsx', 'features/posts/ui/a.tsx'])
      expect(findFaults([file(path, wrong), server]), path).toEqual([
        `${path} imports kit/s.server.ts: a browser loads the one and not the other`,
      ])
    const through = [
      file('ui/a.tsx', "import { b } from './b.ts'"),
      file('ui/b.ts', "export { c } from './c.ts'"),
      file('ui/c.ts', wrong),
      server,
    ]
    expect(findFaults(through)).toEqual(['ui/c.ts imports kit/s.server.ts: a browser loads the one and not the other'])
    // The module still runs.
    expect(findFaults([file('ui/a.tsx', "import { type S } from '#kit/s.server.ts'"), server])).toHaveLength(1)
    expect(findFaults([file('ui/a.tsx', "import { join } from 'node:path'")])).toEqual(['ui/a.tsx imports node:path, which no browser has'])
  })

  it('let types of server code through, page modules of the app, tests, and what runs on the server alone', () => {
    const wrong = "import { s } from '#kit/s.server.ts'"
    for (const [path, text] of [
      ['ui/a.tsx', "import type { S } from '#kit/s.server.ts'"],
      ['ui/a.tsx', "export type { S } from '#kit/s.server.ts'"],
      ['features/posts/pages/post-show.tsx', wrong],
      ['features/studio/frame.tsx', wrong],
      ['root.tsx', wrong],
      ['ui/a.server.tsx', wrong],
      ['ui/a.test.tsx', wrong],
      ['page/testing-app.tsx', wrong],
      ['kit/b.ts', wrong],
    ] as const)
      expect(findFaults([file(path, text), file('kit/s.server.ts')]), path).toEqual([])
  })

  it('hold in this house', () => {
    expect(findFaults(readSources('src'))).toEqual([])
  })
})
