import { expect, it } from 'vitest'
import { beginEditing, redo, type, undo } from './history.ts'

const start = beginEditing({ title: 'Satu', 'css.clr_dark': '#000000' })

it('undoes and redoes what was typed without a pause as one step', () => {
  const typed = ['Satu D', 'Satu Du', 'Satu Dua'].reduce((state, to, at) => type(state, { path: 'title', to, at: at * 200 + 1 }), start)
  const later = type(typed, { path: 'title', to: 'Satu Dua Tiga', at: 60_000 })
  expect(undo(later).values['title']).toBe('Satu Dua')
  expect(undo(undo(later)).values['title']).toBe('Satu')
  expect(redo(undo(undo(later))).values['title']).toBe('Satu Dua')
  expect(redo(redo(undo(undo(later)))).values['title']).toBe('Satu Dua Tiga')
})

it('keeps the steps of each field, and what a button set, apart', () => {
  const typed = type(type(start, { path: 'title', to: 'Dua', at: 1 }), { path: 'css.clr_dark', to: '#111111', at: 2, isPut: true })
  expect(typed.round).toBe(1)
  expect(undo(typed).values).toEqual({ title: 'Dua', 'css.clr_dark': '#000000' })
})

it('forgets what was undone once something else is typed, and does nothing where there is no step', () => {
  const undone = undo(type(start, { path: 'title', to: 'Dua', at: 1 }))
  expect(redo(type(undone, { path: 'title', to: 'Tiga', at: 2 })).values['title']).toBe('Tiga')
  expect(undo(start)).toBe(start)
  expect(redo(start)).toBe(start)
})
