import { describe, expect, it } from 'vitest'
import { toLayout, variantOf, wrapperClass } from './layouts.ts'
import { isUnderMaintenance, toSettings } from './settings.ts'
import { toHostName } from './site.ts'

describe('settings', () => {
  it('count as under maintenance where the flag was never set', () => {
    expect(isUnderMaintenance(toSettings({}))).toBe(true)
    expect(isUnderMaintenance(toSettings({ isMaintenance: true }))).toBe(true)
    expect(isUnderMaintenance(toSettings({ isMaintenance: false }))).toBe(false)
  })

  it('take the defaults of the specification', () => {
    const settings = toSettings({})
    expect(settings.css).toMatchObject({ clr_primary: '#2096C4', clr_danger: '#f5365c', ft_primary: 'Raleway', ft_secondary: 'Inter' })
    expect(settings.meta).toMatchObject({ robot_index: 'index', robot_follow: 'follow' })
    expect(settings.layout).toBe('demo')
  })

  it('take the default of a key whose stored value is broken, and say which', () => {
    const bad: string[] = []
    const settings = toSettings({ css: { clr_primary: 'red; }</style>' }, title: 'Situs', isMaintenance: 'no' }, key => bad.push(key))
    expect(settings.css.clr_primary).toBe('#2096C4')
    expect(settings.title).toBe('Situs')
    expect(bad).toEqual(['isMaintenance', 'css'])
  })

  it('keep what is whole in a group with one broken field', () => {
    const { meta } = toSettings({ meta: { url: 'javascript:alert(1)', robot_index: 'noindex' } })
    expect(meta).toMatchObject({ url: '', robot_index: 'noindex' })
  })

  it('refuse addresses of pictures that could run a script', () => {
    for (const logoDark of ['javascript:alert(1)', '//evil.example/x.png', 'https://x/"onerror="'])
      expect(toSettings({ logoDark }).logoDark).toBe('')
  })
})

describe('a host name', () => {
  it('is read without port, closing dot and capitals', () => {
    expect(['Alkademi.LOCALHOST:3000', 'localhost.', '127.0.0.1:80'].map(toHostName)).toEqual([
      'alkademi.localhost',
      'localhost',
      '127.0.0.1',
    ])
  })

  it('is none where it could not be one', () => {
    for (const header of [undefined, '', 'a b', '../x', 'x'.repeat(300), "a';--", 'a\u0000b', '[::1]:3000'])
      expect(toHostName(header)).toBeUndefined()
  })
})

describe('a layout', () => {
  it('falls back to the default where it is not in the list', () => {
    expect(toLayout('nope')).toBe('demo')
    expect(toLayout('constructor')).toBe('demo')
    expect(variantOf(toLayout('smkcoding'))).toBe('coding-school')
  })

  it('gives two layouts a wrapper class of the route, the others one for all', () => {
    expect(wrapperClass('demo', 'Courses-@Premium')).toBe('page-Courses-Premium content-page')
    expect(wrapperClass('jongkreatif', 'index')).toBe('page-index content-page')
    expect(wrapperClass('alkademi', 'index')).toBe('content-wrapper')
  })
})
