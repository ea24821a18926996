import { describe, expect, it } from 'vitest'
import { amountOf, checksumOf, drawQris, readFields, readQris } from './qris.ts'

const field = (id: string, value: string) => `${id}${String(value.length).padStart(2, '0')}${value}`
const signed = (text: string) => `${text}6304${checksumOf(`${text}6304`)}`
const MERCHANT = field('00', 'ID.CO.QRIS.WWW') + field('02', 'ID1020260000001') + field('03', 'UMI')
const CODE = signed(
  [
    field('00', '01'),
    field('01', '12'),
    field('51', MERCHANT),
    field('52', '8299'),
    field('53', '360'),
    field('54', '650000'),
    field('58', 'ID'),
    field('59', 'SANGGAR'),
    field('60', 'BANDUNG'),
  ].join(''),
)

describe('a QRIS code', () => {
  it('has the checksum of its standard', () => {
    expect(checksumOf('123456789')).toBe('29B1')
    // The example of EMVCo's specification, annex A.
    const example =
      '00020101021229300012D156000000000510A93FO3230Q31280012D15600000001030812345678520441115802CN5914BEST TRANSPORT6007BEIJING64200002ZH0104最佳运输0202北京540523.7253031565502016233030412340603***0708A60086670902ME91320016A0112233449988770708123456786304'
    expect(checksumOf(example)).toBe('A13A')
  })

  it('is read field by field', () => {
    const fields = readQris(CODE) ?? []
    expect(fields.map(({ id }) => id)).toEqual(['00', '01', '51', '52', '53', '54', '58', '59', '60', '63'])
    expect(readFields(fields[2]?.value ?? '')?.map(({ id }) => id)).toEqual(['00', '02', '03'])
    expect(amountOf(fields)).toBe(650_000)
    expect(amountOf([{ id: '54', value: '1.50' }])).toBeUndefined()
    expect(amountOf([])).toBeUndefined()
  })

  it('is refused with any character changed, left out, added or exchanged', () => {
    const printable = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at))
    for (let at = 0; at < CODE.length; at++) {
      for (const sign of printable)
        if (sign !== CODE[at]) expect([at, sign, readQris(CODE.slice(0, at) + sign + CODE.slice(at + 1))]).toEqual([at, sign, undefined])
      expect(readQris(CODE.slice(0, at) + CODE.slice(at + 1))).toBeUndefined()
      expect(readQris(`${CODE.slice(0, at)}0${CODE.slice(at)}`)).toBeUndefined()
      const [one = '', other = ''] = [CODE[at], CODE[at + 1]]
      if (one !== other && other) expect(readQris(CODE.slice(0, at) + other + one + CODE.slice(at + 2))).toBeUndefined()
    }
  })

  it.each([
    '',
    '0',
    '000201',
    'https://contoh.id',
    '6304FFFF',
    signed(field('01', '12')),
    `${CODE}\n`,
    signed(`000201${'5'.repeat(600)}`),
    signed('0002010100'),
  ])('is not %j', text => {
    expect(readQris(text)).toBeUndefined()
  })

  it('is drawn as a picture without anything that runs', () => {
    const svg = drawQris(CODE)
    expect(svg).toMatch(/^<svg [^>]*viewBox/)
    expect(svg).not.toMatch(/<script|on\w+=|href/)
  })
})
