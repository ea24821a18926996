import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { LangContext, useLang } from '../lang/lang.tsx'
import { Island } from './island.server.tsx'
import { restoreIslands, startIslands, stopLeftIslands } from './start-islands.tsx'

const hydrated = vi.hoisted(() => ({ calls: [] as unknown[][], unmounted: 0 }))
// Hydration needs a browser's DOM.
vi.mock('react-dom/client', () => ({
  hydrateRoot: (...args: unknown[]) => {
    hydrated.calls.push(args)
    return { unmount: () => hydrated.unmounted++ }
  },
}))

// What was loaded with it is of no use to other files.
afterAll(() => void vi.resetModules())

function Greeting({ name }: { name: string }) {
  return (
    <p>
      {useLang()}: {name}
    </p>
  )
}

describe('an island in a document', () => {
  it('is rendered in the page’s language as the browser will hydrate it, its props beside it as text', () => {
    const html = renderToStaticMarkup(
      <LangContext value="en">
        <Island name="posts/ui/greeting" component={Greeting} props={{ name: `"Ayu" <b> &'` }} />
      </LangContext>,
    )
    expect(html).toContain(
      '<div data-island="posts/ui/greeting" id="posts-ui-greeting" data-props="{&quot;name&quot;:&quot;\\&quot;Ayu\\&quot; &lt;b&gt;',
    )
    // With React's comment nodes between texts, which hydration needs.
    expect(html).toContain('<p>en<!-- -->: <!-- -->&quot;Ayu&quot; &lt;b&gt;')
  })

  it('may stand there twice, under an id of its own', () => {
    expect(renderToStaticMarkup(<Island name="a/b" component={Greeting} props={{ name: 'x' }} id="kedua" />)).toContain('id="kedua"')
  })
})

describe('the islands of a page in the browser', () => {
  afterEach(() => {
    place()
    for (const element of placed.splice(0)) element.isConnected = false
    stopLeftIslands()
    vi.unstubAllGlobals()
    hydrated.calls.length = 0
    hydrated.unmounted = 0
  })

  const placed: { isConnected: boolean }[] = []
  const buildElement = (island: string) => {
    const element = { id: island, dataset: { island, props: '{"name":"Ayu"}' }, innerHTML: `asli ${island}`, isConnected: true }
    placed.push(element)
    return element
  }
  const place = (...elements: ReturnType<typeof buildElement>[]) =>
    vi.stubGlobal('document', { documentElement: { lang: 'en' }, querySelectorAll: () => elements })
  const load = (name: string) => (name === 'hilang' ? undefined : Promise.resolve({ default: () => name }))

  it('are hydrated once each', async () => {
    const [one, two] = [buildElement('a'), buildElement('b')]
    place(one, two)
    await startIslands(load)
    await startIslands(load)
    expect(hydrated.calls.map(([element]) => element)).toEqual([one, two])
    expect(hydrated.calls[0]?.[1]).toMatchObject({ props: { value: 'en', children: { props: { name: 'Ayu' } } } })
    expect(hydrated.calls[0]?.[2]).toEqual({ identifierPrefix: 'a' })
  })

  it('stay as the server wrote them where their code is not there, or they left while it came', async () => {
    const [gone, left] = [buildElement('hilang'), buildElement('a')]
    place(gone, left)
    await startIslands(async () => {
      left.isConnected = false
      return { default: () => null }
    })
    expect(hydrated.calls.map(([element]) => element)).toEqual([gone])
    place(buildElement('hilang'))
    await startIslands(load)
    expect(hydrated.calls).toHaveLength(1)
  })

  it('are unmounted when they have left the document, and no others', async () => {
    const [one, two] = [buildElement('a'), buildElement('b')]
    place(one, two)
    await startIslands(load)
    one.isConnected = false
    stopLeftIslands()
    stopLeftIslands()
    expect(hydrated.unmounted).toBe(1)
  })

  it('are what the server wrote again in a page that comes back, and hydrated anew', async () => {
    const one = buildElement('a')
    place(one)
    await startIslands(load)
    one.isConnected = false
    // Turbo's snapshot contains the HTML as the island changed it.
    const [copy, unknown] = [
      { ...buildElement('a'), innerHTML: 'berubah' },
      { ...buildElement('baru'), innerHTML: 'segar' },
    ]
    place(copy, unknown)
    restoreIslands(document)
    expect([copy.innerHTML, unknown.innerHTML]).toEqual(['asli a', 'segar'])
    stopLeftIslands()
    await startIslands(load)
    expect(hydrated.calls).toHaveLength(3)
  })

  it('stay as the server wrote them, each by itself, where their code can’t be loaded', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const [broken, whole] = [buildElement('patah'), buildElement('b')]
    place(broken, whole)
    await startIslands(name => (name === 'patah' ? Promise.reject(new Error('no chunk')) : load(name)))
    expect(hydrated.calls.map(([element]) => element)).toEqual([whole])
    expect(warn).toHaveBeenCalledTimes(1)
    warn.mockRestore()
  })
})
