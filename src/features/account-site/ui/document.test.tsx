import { expect, it } from 'vitest'
import { openTestDatabase } from '#platform/testing/database.ts'
import { openTestAccounts } from '../testing.ts'

const database = openTestDatabase()
const PAGES = ['/sign-in', '/sign-up', '/forgot']

function Mark({ className }: { className?: string }) {
  return <svg className={className} data-mark="kopi" />
}

it.each([
  ['the tenant’s logo', {}, /<a href="http:\/\/uji[^>]*><img src="\/art\/logo\/uji\.svg"[^>]*\/>Situs Sanggar<\/a>/],
  ['the brand’s own mark', { Mark }, /<a href="http:\/\/uji[^>]*><svg [^>]*data-mark="kopi"[^>]*><\/svg>Situs Sanggar<\/a>/],
  ['the name alone for a brand whose mark it is', { Mark: null }, /<a href="http:\/\/uji[^>]*>Situs Sanggar<\/a>/],
])('the entry pages name the site as its own header does: %s', async (_, theme, expected) => {
  const accounts = openTestAccounts(database, { theme })
  for (const path of PAGES) expect((await accounts.browse().open(path)).html).toMatch(expected)
})
