import { expect, it } from 'vitest'
import { parseConfig } from './config.ts'

it('lets webhooks go to this machine only if told so, and only on a developer’s machine', () => {
  expect(parseConfig({}).webhooksLoopback).toBe(false)
  expect(parseConfig({ PUBLIC_SCHEME: 'http' }).webhooksLoopback).toBe(false)
  expect(parseConfig({ WEBHOOKS_LOOPBACK: '1' }).webhooksLoopback).toBe(true)
  expect(() => parseConfig({ WEBHOOKS_LOOPBACK: '1', BASE_DOMAIN: 'sekolah.id' })).toThrow('WEBHOOKS_LOOPBACK')
  expect(() => parseConfig({ WEBHOOKS_LOOPBACK: 'ya' })).toThrow('WEBHOOKS_LOOPBACK')
})
