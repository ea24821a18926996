import { describe, expect, it } from 'vitest'
import { isLoopbackAddress, isLoopbackHost, isPublicAddress } from './public-address.ts'

describe('an address', () => {
  it.each([
    [
      '0.0.0.0',
      '10.0.0.1',
      '100.64.0.1',
      '100.127.255.255',
      '127.0.0.1',
      '127.255.255.254',
      '169.254.169.254',
      '172.16.0.1',
      '172.31.255.255',
    ],
    ['192.0.0.170', '192.0.2.1', '192.88.99.1', '192.168.1.1', '198.18.0.1', '198.19.255.255', '198.51.100.7', '203.0.113.7'],
    ['224.0.0.1', '239.255.255.255', '240.0.0.1', '255.255.255.255'],
    [
      '::',
      '::1',
      '::ffff:127.0.0.1',
      '::ffff:8.8.8.8',
      '::ffff:a9fe:a9fe',
      '64:ff9b::a00:1',
      '100::1',
      'fc00::1',
      'fd00:ec2::254',
      'fe80::1',
    ],
    ['fe80::1%eth0', 'fec0::1', 'ff02::1', '2001::1', '2001:db8::1', '2002:7f00:1::', '3fff::1', '2606:4700::1%1', '4000::1'],
    ['', 'localhost', '1.2.3', '0x7f.1', '127.0.0.1:80', '[::1]'],
  ])('is not public: %s and the like', (...addresses) => {
    expect(addresses.filter(isPublicAddress)).toEqual([])
  })

  it('is public otherwise', () => {
    const addresses = ['1.1.1.1', '8.8.8.8', '100.63.255.255', '100.128.0.1', '172.15.0.1', '172.32.0.1', '192.167.1.1', '223.255.255.255']
    const version6 = ['2606:4700::1111', '2001:4860:4860::8888', '2a00::1', '3ffe::1']
    expect([...addresses, ...version6].filter(one => !isPublicAddress(one))).toEqual([])
  })

  it('is this machine’s own, or is not', () => {
    expect(['127.0.0.1', '127.9.9.9', '::1'].every(isLoopbackAddress)).toBe(true)
    expect(['10.0.0.1', '::', '::ffff:127.0.0.1', 'localhost'].some(isLoopbackAddress)).toBe(false)
    expect(['localhost', 'a.localhost', 'localhost.', '[::1]', '127.0.0.2'].every(isLoopbackHost)).toBe(true)
    expect(['localhost.contoh.id', 'notlocalhost', '10.0.0.1'].some(isLoopbackHost)).toBe(false)
  })
})
