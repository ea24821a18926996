import { expect, it } from 'vitest'
import { applyChanges } from '#features/sites/setting-changes.ts'
import { fieldPathOf, toSettingChanges, toTyped } from './setting-fields.ts'

const festival = {
  name: 'Pesta Belajar',
  days: 3,
  speakers: [{ id: 'bu-ratna', name: 'Bu Ratna', short_bio: 'Guru', isConfirmed: true }],
  schedule: [{ day: 2, time: '09.00', title: 'Sesi', place: 'Aula', speaker: '' }],
}

it('lists and numbers of settings are typed, and come back as they were', () => {
  const typed = toTyped({ festival, partners: [{ name: 'Kopi', kind: 'Koperasi' }] })
  const own = Object.fromEntries(
    Object.entries(typed).filter(([path]) => /^(festival\.(name|days|speakers|schedule)|partners)$/.test(path)),
  )
  expect(own['festival.days']).toBe('3')
  const changes = toSettingChanges(own)
  expect(changes).toEqual({ festival, partners: [{ name: 'Kopi', kind: 'Koperasi' }] })
  expect(applyChanges(new Map(), changes).get('festival')).toMatchObject(festival)
})

it('what is no number, and a row that is refused, are said at their field', () => {
  expect(toSettingChanges({ 'festival.days': 'dua' })).toEqual({ festival: { days: 'dua' } })
  const refusal = (changes: object) => {
    try {
      applyChanges(new Map(), changes as never)
    } catch (error) {
      return (error as { problems: { path: string }[] }).problems.map(({ path }) => fieldPathOf(path))
    }
    return []
  }
  expect(refusal({ festival: { days: 'dua' } })).toEqual(['festival.days'])
  expect(refusal({ festival: { speakers: [{ ...festival.speakers[0], linkedIn: 'javascript:alert(1)' }] } })).toEqual(['festival.speakers'])
})
