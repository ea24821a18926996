import { describe, expect, it } from 'vitest'
import { findFaults, importsOf, readSources } from './floors.ts'

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

  it('refuse another feature’s door, and a server file that imports a component', () => {
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

  it('hold in this house', () => {
    expect(findFaults(readSources('src'))).toEqual([])
  })
})
