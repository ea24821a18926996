import { expect, it } from 'vitest'
import { type Description, parametersOf, withExamples } from './description.ts'

const description: Description = {
  info: { title: 'Uji', version: '1' },
  components: {
    parameters: { Id: { name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } } },
    schemas: { Post: { type: 'object', required: ['title'], properties: { title: { type: 'string' }, note: { type: 'string' } } } },
  },
  paths: {
    '/posts/{id}': {
      put: {
        parameters: [
          { $ref: '#/components/parameters/Id' },
          { name: 'kind', in: 'query', required: true, schema: { type: 'string', enum: ['news', 'blog'] } },
          { name: 'page', in: 'query', schema: { type: 'string' } },
          { name: 'search', in: 'query', schema: { type: 'string' } },
        ],
        requestBody: {
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Post' } }, 'application/octet-stream': { schema: {} } },
        },
        responses: { 200: {} },
      },
    },
  },
}

it('gives what must be there an example, and leaves out what may be left out', () => {
  const described = withExamples(description)
  const put = described.paths['/posts/{id}']?.['put']
  expect(put && parametersOf(put, described).map(({ name, example }) => [name, example])).toEqual([
    ['id', expect.stringMatching(/^[0-9a-f-]{36}$/)],
    ['kind', 'news'],
    ['page', 1],
    ['search', undefined],
  ])
  expect(put?.requestBody?.content['application/json']?.example).toEqual({ title: 'Kelas Web Dasar dibuka' })
  expect(put?.requestBody?.content['application/octet-stream']).toEqual({ schema: {} })
})
