import { runGatewayFaults } from '../scripts/faults/gateways.ts'
import type { Line } from '../scripts/faults/money/books.ts'
import { killUnderPayments } from '../scripts/faults/payments.ts'
import { expect, test } from './fixtures.ts'

test.describe.configure({ timeout: 240_000 })

const differences = (lines: readonly Line[]) => lines.filter(({ wanted, found }) => wanted !== found)

test('a product that is killed while people pay ends as one that was not: paid is given once, unpaid never, and the books are right', async () => {
  const { lines, unsettled, orders, answered } = await killUnderPayments({ kills: 3, seed: 1 })
  expect(unsettled).toEqual([])
  expect(differences(lines)).toEqual([])
  expect(lines.length).toBeGreaterThan(10)
  expect(orders).toBeGreaterThan(10)
  expect(answered).toBeGreaterThan(orders)
})

test('gateways that are down, slow or lie for a while leave nothing behind, and two processes that are told the same do it once', async () => {
  const lines = await runGatewayFaults()
  expect(differences(lines)).toEqual([])
  expect(lines.length).toBe(7)
})
