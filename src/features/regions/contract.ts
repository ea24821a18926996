import { createRoute, z } from '@hono/zod-openapi'
import type { FieldCode } from '#kit/common-reasons.ts'
import { answersOf, envelopeOf, pageOf } from '#platform/http/contract.ts'

const tags = ['authorizer']
const base = '/api/services/v1/authorizer'
const credit = 'Source: idn-area-data (ODbL 1.0).'

const province = z.object({ id: z.string().openapi({ description: 'Code of the province' }), name: z.string() }).openapi('Province')
const city = z
  .object({ id: z.string().openapi({ description: 'Code of the city' }), name: z.string(), provinceId: z.string() })
  .openapi('City')

export const regionContract = {
  provinces: createRoute({
    method: 'get',
    path: `${base}/provinces`,
    operationId: 'listProvinces',
    tags,
    summary: `All provinces by name, on one page. ${credit}`,
    responses: answersOf(envelopeOf(pageOf(province))),
  }),
  cities: createRoute({
    method: 'get',
    path: `${base}/cities`,
    operationId: 'listCities',
    tags,
    summary: `Cities and regencies of a province by name, on one page. ${credit}`,
    request: {
      query: z.object({
        provinceId: z
          .string()
          .regex(/^\d{2}$/, 'ProvinceCode' satisfies FieldCode)
          .openapi({ example: '32' }),
      }),
    },
    responses: answersOf(envelopeOf(pageOf(city))),
  }),
} as const
