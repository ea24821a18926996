import fc from 'fast-check'

/**
 * Arbitrary text, half of it plain ASCII. fast-check's `binary` unit would first build a table of all 1.1 million characters, which takes seconds on a busy
 * machine.
 */
export function anyText(maxLength: number): fc.Arbitrary<string> {
  const plain = fc.integer({ min: 0, max: 0x7f })
  const odd = fc.oneof(fc.integer({ min: 0, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }))
  return fc.array(fc.oneof(plain, odd), { maxLength }).map(codes => String.fromCodePoint(...codes))
}
