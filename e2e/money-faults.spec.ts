import { runGatewayFaults } from '../scripts/faults/gateways.ts'
import type { Line } from '../scripts/faults/money/books.ts'
import { expect, test } from './fixtures.ts'

test.describe.configure({ timeout: 420_000 })

const differences = (lines: readonly Line[]) => lines.filter(({ wanted, found }) => wanted !== found)

test('gateways that are down, slow or lie for a while leave nothing behind, and two processes that are told the same do it once', async () => {
  const lines = await runGatewayFaults()
  expect(differences(lines)).toEqual([])
  expect(lines.length).toBe(7)
})
