import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { LANGS } from '#kit/lang.ts'
import { CONSENT_TEXTS, consentText } from './consent-text.ts'

const digest = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16)

describe('a consent’s text', () => {
  it('changes with its version only: raise the version, then put the new digest here', () => {
    const digests = Object.fromEntries(
      Object.entries(CONSENT_TEXTS).map(([key, { version, ...words }]) => [`${key}-${version}`, digest(words)]),
    )
    expect(digests).toEqual({
      'membership-self-1': '8e256d066fb12f8a',
      'membership-parent-1': 'cd771b9c31b05bda',
      'membership-school-1': 'b1c3dff41738cd01',
      'marketing-self-1': '799744401105ff76',
    })
  })

  it.each(LANGS)('names the tenant and the child, once and as they are (%s)', lang => {
    const { words, version } = consentText({ purpose: 'membership', giver: 'parent' }, lang, {
      site: 'Uji {{child}}',
      child: '{{site}} $& Ñi',
    })
    expect(version).toBe(`membership-parent-1-${lang}`)
    expect(words).toContain('Uji {{child}}')
    expect(words).toContain('{{site}} $& Ñi')
  })

  it('leaves no place unfilled', () => {
    for (const lang of LANGS)
      for (const asked of [
        { purpose: 'membership', giver: 'self' },
        { purpose: 'membership', giver: 'parent' },
        { purpose: 'membership', giver: 'school' },
        { purpose: 'marketing' },
      ] as const)
        expect(consentText(asked, lang, { site: 'Uji', child: 'Ani' }).words).not.toMatch(/\{\{|undefined/)
  })
})
