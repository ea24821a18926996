import { expect, it } from 'vitest'
import { findBigRooms } from './rooms.ts'

const files = (folder: string, count: number, text = '') =>
  Array.from({ length: count }, (_, at) => ({ path: `${folder}/file-${at}.ts`, text }))

it('refuses a folder of more than 30 files, tests not counted', () => {
  const tests = files('features/a', 9).map(file => ({ ...file, path: file.path.replace('.ts', '.test.ts') }))
  expect(findBigRooms([...files('features/a', 30), ...files('features/a/ui', 30), ...tests])).toEqual([])
  expect(findBigRooms(files('features/a', 31))).toEqual(['features/a: 31 files at one level, over 30'])
})

it('refuses a feature of more than 4,000 lines without its texts, layouts and static pages', () => {
  const text = '\n'.repeat(1000)
  expect(findBigRooms([...files('features/a', 4, text), ...files('features/a/texts', 9, text)])).toEqual([])
  expect(findBigRooms([...files('features/a', 4, text), ...files('features/a/ui', 1, '\n')])).toEqual(['features/a: 4001 lines, over 4000'])
})
