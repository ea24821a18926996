import fc from 'fast-check'
import { newId } from '#platform/db/ids.ts'
import { MOVEMENT_KINDS, type Movement } from './movements.ts'

/** Ids of a few records and mentors, so that random movements meet: the same causes come again, and totals are shared. */
const FEW = Array.from({ length: 6 }, newId)

/** A random movement of any kind, about a few records; its amount is at most a billion rupiah, its tax from nothing to the whole amount. */
export const anyMovement: fc.Arbitrary<Movement> = fc
  .record({
    kind: fc.constantFrom(...MOVEMENT_KINDS),
    gateway: fc.constantFrom('midtrans', 'xendit', 'transfer'),
    from: fc.constantFrom('clearing:midtrans', 'clearing:xendit', 'bank'),
    amount: fc.integer({ min: 1, max: 1_000_000_000 }),
    part: fc.constantFrom(0, 0, 0.11, 0.5, 1),
    line: fc.nat({ max: 1 }),
    ids: fc.record({
      mentorId: fc.constantFrom(...FEW),
      invoiceId: fc.constantFrom(...FEW),
      paymentId: fc.constantFrom(...FEW),
      refundId: fc.constantFrom(...FEW),
      payoutId: fc.constantFrom(...FEW),
      donationId: fc.constantFrom(...FEW),
      recordingId: fc.constantFrom(...FEW),
      cause: fc.constantFrom(...FEW),
      lineKey: fc.constantFrom(...FEW),
    }),
  })
  // Named boundary: each has the fields of every kind.
  .map(({ ids, part, ...rest }) => ({ ...rest, ...ids, tax: Math.floor(rest.amount * part) }) as Movement)
