import { expect, it } from 'vitest'
import { checkHosts } from './dns-check.server.ts'

const names: Record<string, string[]> = { 'sini.id': ['192.0.2.1', '2001:db8::1'], 'juga.id': ['2001:db8::1'], 'sana.id': ['192.0.2.9'] }
const lookup = async (host: string) => {
  if (host === 'lama.id') return await new Promise<string[]>(() => {})
  return names[host] ?? Promise.reject(new Error('ENOTFOUND'))
}

it('says of each host whether it leads here, elsewhere, nowhere, or nobody says so in time', async () => {
  const hosts = ['sini.id', 'juga.id', 'sana.id', 'tidak.id', 'lama.id']
  expect(await checkHosts(hosts, 'sini.id', lookup, 50)).toEqual(['here', 'here', 'elsewhere', 'nowhere', 'late'])
})

it('looks up names for real', async () => {
  expect(await checkHosts(['kelas.localhost', 'tidak-ada.invalid'], 'localhost')).toEqual(['here', 'nowhere'])
})
