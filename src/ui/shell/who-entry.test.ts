import { afterEach, describe, expect, it, vi } from 'vitest'
import { formatWho, type Who } from '#kit/who.ts'
import { readWho, showWho } from './who-entry.ts'

const siti: Who = { state: 'member', name: 'Siti <b> Nurhaliza', shortName: 'Siti', initial: 'S', role: 'student', kind: 4 }
const ROLES = JSON.stringify({ student: 'Siswa', none: 'Belum punya peran' })

/** A document with these slots, and its root element's attributes. */
function buildPage(cookie = '', protocol = 'http:') {
  const slots = [
    { whoSlot: 'initial' },
    { whoSlot: 'shortName' },
    { whoSlot: 'name' },
    { whoSlot: 'role', roles: ROLES },
    { whoSlot: 'role' },
  ].map(dataset => ({ dataset, textContent: 'sebelumnya' }))
  const root: { dataset: Record<string, string> } = { dataset: {} }
  vi.stubGlobal('location', { protocol })
  vi.stubGlobal('document', {
    cookie,
    documentElement: root,
    querySelectorAll: (selector: string) => (selector === '[data-who-slot]' ? slots : []),
  })
  return { root, words: () => slots.map(slot => slot.textContent) }
}

afterEach(() => void vi.unstubAllGlobals())

describe('the header of a document that is the same for everybody', () => {
  it('shows who the cookie says is signed in', () => {
    const page = buildPage(`a=1; sanggar_who=${formatWho(siti)}`)
    expect(readWho()).toEqual(siti)
    showWho()
    expect(page.words()).toEqual(['S', 'Siti', 'Siti <b> Nurhaliza', 'Siswa', ''])
    expect(page.root.dataset).toEqual({ who: 'member' })
  })

  it('reads by https the cookie that only the host itself can set', () => {
    buildPage(`sanggar_who=${formatWho({ ...siti, name: 'Orang lain' })}; __Host-sanggar_who=${formatWho(siti)}`, 'https:')
    expect(readWho()).toEqual(siti)
  })

  it('shows nobody where there is no cookie, also after somebody was shown', () => {
    const page = buildPage()
    showWho(siti)
    showWho(undefined)
    expect(page.words()).toEqual(['', '', '', '', ''])
    expect(page.root.dataset).toEqual({})
  })

  it('says that nothing may be recorded of some, and never takes that back', () => {
    const page = buildPage()
    showWho({ ...siti, isUntracked: true })
    expect(page.root.dataset).toEqual({ who: 'member', untracked: '' })
    showWho(siti)
    expect(page.root.dataset).toHaveProperty('untracked')
  })

  it('shows no role that it has no words for', () => {
    const page = buildPage()
    showWho({ ...siti, role: 'lain' })
    expect(page.words().slice(3)).toEqual(['', ''])
  })
})
