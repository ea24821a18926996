import { createRoute, z } from '@hono/zod-openapi'
import { SCOPES } from '#kit/scopes.ts'
import { answersOf, envelopeOf, jsonBody } from '#platform/http/contract.ts'

const tags = ['authorizer']
const base = '/api/services/v1/authorizer'

const generateToken = createRoute({
  method: 'post',
  path: `${base}/token/generate`,
  operationId: 'generateAppToken',
  tags,
  summary: 'An app token for 23 hours. The tenant’s own pages ask without id and secret; theirs goes into an http-only cookie.',
  security: [],
  request: {
    body: jsonBody(
      z.object({
        id: z.uuid().optional().openapi({ example: '01a200f0-aa13-7411-a17c-e8caa1dfcfbe' }),
        secret: z.string().max(200).optional().openapi({ example: 'rahasia-dari-studio' }),
        scopes: z
          .array(z.string().max(60))
          .max(20)
          .default([])
          .openapi({ example: [...SCOPES] }),
      }),
    ),
  },
  responses: answersOf(envelopeOf(z.object({ token: z.string().optional(), scopes: z.array(z.string()), expiresAt: z.iso.datetime() }))),
})

const readVersion = createRoute({
  method: 'get',
  path: `${base}/version`,
  operationId: 'readVersion',
  tags,
  summary: 'The version of the running build.',
  security: [],
  responses: answersOf(envelopeOf(z.object({ version: z.string() }))),
})

const validateToken = createRoute({
  method: 'get',
  path: `${base}/validate`,
  operationId: 'validateAppToken',
  tags,
  summary: 'Whether the app token is valid: 401 where it is not; the tenant’s own pages are told false.',
  responses: answersOf(envelopeOf(z.object({ isTokenValid: z.boolean(), scopes: z.array(z.string()) }))),
})

const endSession = createRoute({
  method: 'delete',
  path: `${base}/session`,
  operationId: 'clearAuthCookies',
  tags,
  summary: 'Clears the two auth cookies of the tenant’s own pages.',
  security: [],
  responses: answersOf(envelopeOf(z.null())),
})

export const authorizerContract = { generateToken, readVersion, validateToken, endSession } as const
