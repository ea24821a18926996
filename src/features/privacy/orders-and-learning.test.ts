import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Features that see, measure or recommend learning. What somebody paid is none of their business, least of all a child's. */
const OF_LEARNING = [
  'chapters',
  'course-files',
  'discovery',
  'homes',
  'leaderboards',
  'learning',
  'moderation',
  'notices',
  'packages',
  'reminders',
  'search',
  'statistics',
  'xapi',
]
const TABLES =
  /\b(invoices|invoice_lines|coupon_uses|payments|refunds|gateway_notifications|donations|payouts|ledger_(movements|entries))\b/
const READS = new RegExp(`(from|join|From\\('|Join\\(')\\s*${TABLES.source}`, 'i')

it('no feature of learning reads orders: nobody is profiled by what was paid for them', () => {
  const files = OF_LEARNING.flatMap(name => globSync(`src/features/${name}/**/*.{ts,tsx}`)).filter(file => !file.includes('.test.'))
  expect(files.length).toBeGreaterThan(200)
  expect(files.filter(file => READS.test(readFileSync(file, 'utf8')))).toEqual([])
})
