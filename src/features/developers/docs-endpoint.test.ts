import { describe, expect, it } from 'vitest'
import { buildSite } from '#features/sites/testing.ts'
import { newId, toTenantId } from '#platform/db/ids.ts'
import { createDocsEndpoint } from './docs-endpoint.ts'
import { toMarkdown } from './guide.ts'

const endpoint = createDocsEndpoint('anon_"uji')
const read = async (path: string, headers = {}) =>
  await endpoint.request(path, { headers }, { site: buildSite({ of: toTenantId(newId()) }) })

describe('the API reference', () => {
  it('runs no inline script and no inline style, and its policy says so', async () => {
    const answer = await read('/api/docs')
    const page = await answer.text()
    expect(page).not.toMatch(/<style|\sstyle=|\son\w+=|<script>/)
    expect(page.match(/<script[^>]*>/g)?.every(tag => /src="\//.test(tag))).toBe(true)
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self';/)
    expect(page).toContain('data-anon-key="anon_&quot;uji"')
  })

  it('speaks the reader’s language', async () => {
    const titleOf = async (path: string, language?: string) =>
      /<h1>(.*)<\/h1>/.exec(await (await read(path, language ? { 'accept-language': language } : {})).text())?.[1]
    expect(await titleOf('/api/docs')).toBe('Referensi API')
    expect(await titleOf('/api/docs', 'en-GB,en;q=0.9')).toBe('API reference')
    expect(await titleOf('/api/docs?lang=en', 'id')).toBe('API reference')
  })

  it('has the guide, the errors, the changes and the anonymous key in its description', () => {
    const text = toMarkdown('anon_uji')
    for (const words of ['authorizer/token/generate', '`anon_uji`', '| 429 Too many |', '## Changelog']) expect(text).toContain(words)
  })

  it('is found with a slash behind its address, too', async () => {
    const answer = await read('/api/docs/')
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/api/docs'])
  })

  it('leads on from the addresses that the errors and the changes had', async () => {
    for (const name of ['errors', 'changelog']) expect((await read(`/api/docs/${name}`)).headers.get('location')).toBe('/api/docs')
  })
})
