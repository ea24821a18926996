import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { LANGS } from '#kit/lang.ts'
import { CONSENTS, consentText } from './consent-text.ts'

const digest = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16)

describe('a consent’s text', () => {
  it('changes with its version only: raise the version, then put the new digests here; a new language adds its own', () => {
    const names = { site: '{{site}}', child: '{{child}}' }
    const texts = LANGS.flatMap(lang => CONSENTS.map(asked => consentText(asked, lang, names)))
    expect(Object.fromEntries(texts.map(({ version, words }) => [version, digest(words)]))).toMatchObject({
      'membership-self-1-id': 'ebecb7230317b935',
      'membership-parent-1-id': '44b7d5cb03f3561d',
      'membership-school-1-id': '1c74d2d539dcae58',
      'marketing-self-1-id': '364c8df601da9685',
      'leaderboard-self-1-id': '05720354595eb68d',
      'leaderboard-parent-1-id': 'c40d3c786984e431',
      'records-parent-2-id': 'a7baf74033cf8bdb',
      'membership-self-1-en': '3008590782da05a6',
      'membership-parent-1-en': '1570cf358646f436',
      'membership-school-1-en': 'e6be8e5e499b6576',
      'marketing-self-1-en': '3c3d1ac65bb944af',
      'leaderboard-self-1-en': '7c3075bbd8ee9ec7',
      'leaderboard-parent-1-en': '028230e1421c742c',
      'records-parent-2-en': '0033d6f719fc68f1',
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
      for (const asked of CONSENTS) expect(consentText(asked, lang, { site: 'Uji', child: 'Ani' }).words).not.toMatch(/\{\{|undefined/)
  })
})
