import { expect, it } from 'vitest'
import { parseConfig } from './config.ts'

it('has the simulator of gateways with the demo, or if told so', () => {
  expect(parseConfig({}).gatewaySimulator).toEqual({ origin: 'http://gateway.localhost:3000', port: 3000, isWithDemoOnly: true })
  expect(parseConfig({ DEMO: '0' }).gatewaySimulator).toBeUndefined()
  expect(parseConfig({ GATEWAY_SIMULATOR: '0' }).gatewaySimulator).toBeUndefined()
  expect(parseConfig({ BASE_DOMAIN: 'sekolah.id' }).gatewaySimulator).toBeUndefined()
  const behindProxy = { BASE_DOMAIN: 'sekolah.id', PUBLIC_SCHEME: 'https', PUBLIC_PORT: '443', GATEWAY_SIMULATOR: '1' }
  expect(parseConfig(behindProxy).gatewaySimulator).toEqual({ origin: 'https://gateway.sekolah.id', port: 3000, isWithDemoOnly: false })
  expect(parseConfig({ BASE_DOMAIN: 'sekolah.id', DEMO: '1' }).gatewaySimulator?.origin).toBe('http://gateway.sekolah.id:3000')
})

it('lets webhooks go to this machine only if told so, and only on a developer’s machine', () => {
  expect(parseConfig({}).webhooksLoopback).toBe(false)
  expect(parseConfig({ PUBLIC_SCHEME: 'http' }).webhooksLoopback).toBe(false)
  expect(parseConfig({ WEBHOOKS_LOOPBACK: '1' }).webhooksLoopback).toBe(true)
  expect(() => parseConfig({ WEBHOOKS_LOOPBACK: '1', BASE_DOMAIN: 'sekolah.id' })).toThrow('WEBHOOKS_LOOPBACK')
  expect(() => parseConfig({ WEBHOOKS_LOOPBACK: 'ya' })).toThrow('WEBHOOKS_LOOPBACK')
})

it('knows hosts of local models by their ports', () => {
  expect([...parseConfig({}).localModels]).toEqual([])
  expect([...parseConfig({ LOCAL_MODELS: '127.0.0.1:11434, GPU.lan:8000,[::1]:80' }).localModels]).toEqual([
    '127.0.0.1:11434',
    'gpu.lan:8000',
    '[::1]:80',
  ])
  for (const bad of ['127.0.0.1', 'http://a:1', 'a:1;b:2', '*:80']) expect(() => parseConfig({ LOCAL_MODELS: bad })).toThrow('LOCAL_MODELS')
  expect(parseConfig({}).modelSimulator).toEqual({ origin: 'http://model.localhost:3000', port: 3000, isWithDemoOnly: true })
  expect(parseConfig({ GATEWAY_SIMULATOR: '0' }).modelSimulator).toBeUndefined()
})
