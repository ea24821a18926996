import { expect, it } from 'vitest'
import { chooseRepresentation } from './representation.ts'

it.each([
  undefined,
  null,
  '',
  '*/*',
  'text/*',
  'text/html',
  'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
  'text/html, application/xhtml+xml',
  'text/markdown;q=0',
  'text/markdown;q=0, */*',
  'text/markdown;q=0.5, text/html',
  'text/markdown;q=0.5, text/*',
  'text/markdown;q=0.2, */*;q=0.3',
  'text/markdownx',
  'application/json',
  ',,;;q=',
])('is HTML for %s', header => {
  expect(chooseRepresentation(header)).toBe('html')
})

it.each([
  'text/markdown',
  'TEXT/Markdown',
  'text/markdown;variant=GFM',
  'text/markdown, text/html, */*',
  'text/html, text/markdown',
  'text/html;q=0.9, text/markdown',
  'text/markdown, text/*;q=0.9, */*;q=0.1',
  'text/markdown;q=0.5, text/html;q=0.4, */*',
  'text/markdown;q=0.1',
])('is Markdown for %s', header => {
  expect(chooseRepresentation(header)).toBe('markdown')
})
