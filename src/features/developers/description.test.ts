import { expect, it } from 'vitest'
import { type Description, type JsonSchema, parametersOf, withExamples } from './description.ts'

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

it('gives each answer an example with its fields’ own words and a message as calls say it', () => {
  const envelope = (status: JsonSchema, data: JsonSchema): JsonSchema => ({
    type: 'object',
    properties: { status, message: { type: 'string' }, data },
  })
  const { $ref } = { $ref: '#/components/schemas/School' }
  const school: JsonSchema = {
    type: 'object',
    properties: { name: { type: 'string' }, city: { type: 'string' }, students: { type: 'integer' } },
  }
  const responses = {
    200: { content: { 'application/json': { schema: envelope({ type: 'boolean' }, { type: 'array', items: { $ref } }) } } },
    default: { content: { 'application/json': { schema: envelope({ type: 'boolean', const: false }, { type: 'null' }) } } },
    204: { description: 'none' },
  }
  const described = withExamples({ ...description, components: { schemas: { School: school } }, paths: { '/x': { get: { responses } } } })
  const answers = described.paths['/x']?.['get']?.responses
  expect(answers?.['200']?.content?.['application/json']?.example).toEqual({
    status: true,
    message: 'OK',
    data: [{ name: 'Siti Rahma', city: 'Kota Bandung', students: 640 }],
  })
  expect(answers?.['default']?.content?.['application/json']?.example).toEqual({
    status: false,
    message: expect.stringMatching(/^Ada isian/),
    data: null,
  })
  expect(answers?.['204']).toEqual({ description: 'none' })
})
