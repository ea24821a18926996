import { describe, expect, it } from 'vitest'
import { routeOfClick } from './link-navigation.ts'

const here = { origin: 'http://a.localhost:3000', pathname: '/Courses', search: '' }
const click = { button: 0, isModified: false, isHandled: false }
const link = { href: 'http://a.localhost:3000/News?page=2#x', target: '', isDownload: false, isDocument: false }

describe('a click on a link', () => {
  it('is left to the browser with a modifier, another button, another window, a download, or where somebody handled it', () => {
    expect(routeOfClick({ ...click, button: 1 }, link, here)).toBeUndefined()
    expect(routeOfClick({ ...click, isModified: true }, link, here)).toBeUndefined()
    expect(routeOfClick({ ...click, isHandled: true }, link, here)).toBeUndefined()
    expect(routeOfClick(click, { ...link, target: '_blank' }, here)).toBeUndefined()
    expect(routeOfClick(click, { ...link, isDownload: true }, here)).toBeUndefined()
    expect(routeOfClick(click, { ...link, isDocument: true }, here)).toBeUndefined()
  })

  it.each([
    'https://wa.me/62812',
    'mailto:a@b.example',
    'http://b.localhost:3000/News',
    'http://a.localhost:3000/News/feed.xml',
    'http://a.localhost:3000/api/docs',
    'http://a.localhost:3000/Courses#isi',
    'http://a.localhost:3000/Login?to=%2FNews',
    'http://a.localhost:3000/Account/Privacy',
    'http://a.localhost:3000/studio',
    '',
  ])('to %s is left to the browser', href => {
    expect(routeOfClick(click, { ...link, href }, here)).toBeUndefined()
  })

  it('to a page of the site becomes a navigation', () => {
    expect(routeOfClick(click, link, here)).toBe('/News?page=2#x')
    expect(routeOfClick(click, { ...link, target: '_self', href: 'http://a.localhost:3000/Courses?page=2' }, here)).toBe('/Courses?page=2')
  })

  it('within the English pages becomes one without the prefix, which the router puts before it', () => {
    const there = { ...here, pathname: '/en/Courses' }
    expect(routeOfClick(click, { ...link, href: 'http://a.localhost:3000/en/News?page=2' }, there)).toBe('/News?page=2')
    expect(routeOfClick(click, { ...link, href: 'http://a.localhost:3000/en' }, there)).toBe('/')
  })

  it('into the other language is left to the browser', () => {
    expect(routeOfClick(click, { ...link, href: 'http://a.localhost:3000/en/News' }, here)).toBeUndefined()
    expect(routeOfClick(click, link, { ...here, pathname: '/en' })).toBeUndefined()
  })
})
