import { expect, it } from 'vitest'
import { LANGS } from '#kit/lang.ts'
import { reasonsOf, sayReason } from '#kit/reason.ts'

type Group = Record<string, string>
interface Words {
  refusals?: Group
  inForms?: Group
  fields?: Group
}

const files = import.meta.glob<Words>(['../{kit,page}/texts/*.ts', '../features/*/texts/*.ts'], { eager: true, import: 'words' })
const folders = [...new Set(Object.keys(files).map(file => file.slice(0, file.lastIndexOf('/'))))]
const groups = folders.flatMap(folder =>
  (['refusals', 'inForms', 'fields'] as const).flatMap(name => {
    const of = (lang: string) => files[`${folder}/${lang}.ts`]?.[name] ?? {}
    // Names of fields, such as Logo, may be the same words.
    return Object.keys(of('id')).length > 0 ? [{ name: `${folder.slice(3)} ${name}`, of, mayBeSame: name === 'fields' }] : []
  }),
)
const placesOf = (text = '') => [...text.matchAll(/\{\{\w+\}\}/g)].map(([place]) => place).sort()

it('every feature that refuses has its sentences in a group of its texts', () => {
  expect(groups.length).toBeGreaterThan(18)
})

it.each(groups)('$name: an English reader gets another sentence than an Indonesian one, with the same values', ({ of, mayBeSame }) => {
  const reason = reasonsOf<Group>(of)
  for (const code of Object.keys(of('id')).filter(one => one !== 'Verbatim')) {
    const [first, ...others] = LANGS.map(lang => sayReason(reason(code), lang))
    for (const other of others)
      expect([code, other === first && !mayBeSame, other === code, other]).toEqual([code, false, false, expect.stringMatching(/\w/)])
    expect(placesOf(of('en')[code]), code).toEqual(placesOf(of('id')[code]))
  }
})
