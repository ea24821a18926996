import { runGatewayFaults } from '../scripts/faults/gateways.ts'
import type { Line } from '../scripts/faults/money/books.ts'
import { killUnderPayments } from '../scripts/faults/payments.ts'
import { expect, test } from './fixtures.ts'

test.describe.configure({ timeout: 420_000 })

const differences = (lines: readonly Line[]) => lines.filter(({ wanted, found }) => wanted !== found)

test('gateways that are down, slow or lie for a while leave nothing behind, and two processes that are told the same do it once', async () => {
  const lines = await runGatewayFaults()
  expect(differences(lines)).toEqual([])
  expect(lines.length).toBe(7)
})

// Its long form: `npm run faults -- payments`.
test('killed while people pay, the product ends where it would have ended without', async () => {
  const { lines, unsettled } = await killUnderPayments({ kills: 3, seed: 1 })
  expect(unsettled).toEqual([])
  expect(differences(lines)).toEqual([])
  expect(lines.length).toBeGreaterThan(15)
})
