import { describe, expect, it } from 'vitest'
import { lastingQuery, listHref, readSort, shownColumns, sortValues } from './list-state.ts'

describe('the state of a list', () => {
  it('is its address without what passes', () => {
    const query = { kind: 'news', sort: '-day', after: 'x', done: 'binned', batch: 'y', count: '2' }
    expect(lastingQuery(query).toString()).toBe('kind=news&sort=-day')
    expect(listHref('/L', query, { sort: undefined, state: 'draft' })).toBe('/L?kind=news&state=draft')
    expect(listHref('/L', query, { before: 'z' })).toBe('/L?kind=news&sort=-day&before=z')
    expect(listHref('/L', {}, {})).toBe('/L')
  })

  it('has an order, its own where none or an unknown one is asked for, also without any that could be', () => {
    expect(readSort('title', ['title', 'day'], '-day')).toEqual({ key: 'title', isDescending: false })
    expect(readSort('-title', ['title', 'day'], '-day')).toEqual({ key: 'title', isDescending: true })
    for (const text of [undefined, null, '', 'x', '-'])
      expect(readSort(text, ['title', 'day'], '-day')).toEqual({ key: 'day', isDescending: true })
    expect(readSort<string>(undefined, [], '-day')).toEqual({ key: 'day', isDescending: true })
    expect(sortValues(['a'])).toEqual(['a', '-a'])
  })

  it('shows the columns that somebody chose, and the heading always', () => {
    const columns = [{ key: 'title', isHeading: true }, { key: 'kind' }, { key: 'lang', isHidden: true }]
    const keys = (chosen?: string) => shownColumns(columns, chosen).map(one => one.key)
    expect(keys()).toEqual(['title', 'kind'])
    expect(keys('lang,x')).toEqual(['title', 'lang'])
  })
})
