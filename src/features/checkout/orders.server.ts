import { findBatchesForSale, type OfferedBatch } from '#features/enrolments/offer.server.ts'
import { createInvoice, type InvoiceSettings, type MadeInvoice } from '#features/payments/create-invoice.server.ts'
import { cancelInvoice } from '#features/payments/end-invoice.server.ts'
import type { InvoiceOrder, OrderLine } from '#features/payments/invoice.ts'
import { findOpenInvoice } from '#features/payments/queries.server.ts'
import { can, requirePerson } from '#features/permissions/permissions.ts'
import { Conflict, Forbidden, InvalidInput, NotFound } from '#kit/errors.ts'
import type { Ctx, Person } from '#platform/context.ts'
import { lock } from '#platform/db/lock.ts'
import { shareOut } from './bundle.ts'
import { findStandings, getSoldClass, getSoldProgram, isIn, type SoldClass } from './sold.server.ts'
import { checkoutReason } from './texts.ts'

/** What a buyer asks for. */
export interface ClassWish {
  /** Slug, code or id. */
  slug: string
  /** One of the batches that are for sale; by default the first. */
  batchId?: string | undefined
  /** As it was typed. */
  coupon?: string | undefined
}

/**
 * Orders a class for the viewer, and returns its invoice: the open one of the same order is given again, one of another batch, coupon or composition is
 * cancelled first. `isAsked`: somebody else will pay it by a link, which is the way under 18. Throws Unauthenticated, NotFound, Forbidden (`Guardian`,
 * `Consent`), Conflict (`InAlready`, `Free`, `Full`), and what a refused coupon throws.
 */
export async function orderClass(ctx: Ctx, settings: InvoiceSettings, wish: ClassWish, { isAsked = false } = {}): Promise<MadeInvoice> {
  const person = requireBuyer(ctx, isAsked)
  const one = await getSoldClass(ctx, wish.slug)
  await lock(ctx, `orders of ${person.memberId}`)
  await requireWanted(ctx, person, one)
  const batch = batchOf(await findBatchesForSale(ctx, one.id), wish.batchId)
  return await order(ctx, settings, person, { kind: 'order', lines: [lineOf(one, person, batch.id, one.priceRupiah)], coupon: wish.coupon })
}

/**
 * Orders the classes of a program that the viewer is not in yet, for the price of all: each line has its part of it. Throws as `orderClass`, and Conflict
 * (`NothingLeft`) where there is no class to get.
 */
export async function orderProgram(
  ctx: Ctx,
  settings: InvoiceSettings,
  { slug, coupon }: Pick<ClassWish, 'slug' | 'coupon'>,
  { isAsked = false } = {},
): Promise<MadeInvoice> {
  const person = requireBuyer(ctx, isAsked)
  await lock(ctx, `orders of ${person.memberId}`)
  const program = await getSoldProgram(ctx, slug, person.memberId)
  if (program.classes.length === 0) throw new Conflict(checkoutReason('NothingLeft'))
  requireConsent(ctx)
  const parts = shareOut(
    program.bundlePriceRupiah,
    program.classes.map(({ priceRupiah }) => priceRupiah),
  )
  const lines = program.classes.map((one, at) => lineOf(one, person, one.batches[0]?.id ?? one.id, parts[at] ?? 0, program.id))
  return await order(ctx, settings, person, { kind: 'order', lines, coupon })
}

/** What a school or company orders. */
export interface PlacesWish {
  slug: string
  quantity: number
  organisation: string
  address: string
  /** NPWP; '' if they have none. */
  taxNumber: string
  coupon?: string | undefined
}

/** Orders places in a class on one invoice, addressed to an organisation. Throws as `orderClass`; whether the viewer is in the class doesn't matter. */
export async function orderPlaces(ctx: Ctx, settings: InvoiceSettings, wish: PlacesWish): Promise<MadeInvoice> {
  const person = requireBuyer(ctx)
  const one = await getSoldClass(ctx, wish.slug)
  if (one.priceRupiah === 0) throw new Conflict(checkoutReason('Free'))
  await lock(ctx, `orders of ${person.memberId}`)
  const batch = batchOf(await findBatchesForSale(ctx, one.id), undefined)
  if (batch.left !== null && batch.left < wish.quantity)
    throw new InvalidInput(checkoutReason('TooFewPlaces', { left: batch.left }), [
      { path: 'quantity', reason: checkoutReason('TooFewPlaces', { left: batch.left }) },
    ])
  const { organisation, address, taxNumber, quantity } = wish
  const line: OrderLine = {
    kind: 'places',
    subjectId: one.id,
    name: one.name,
    quantity,
    price: one.priceRupiah,
    details: { batchId: batch.id, organisation, address, taxNumber },
  }
  return await order(ctx, settings, { ...person, name: organisation }, { kind: 'seats', lines: [line], coupon: wish.coupon })
}

/** Returns the person who may order. Throws Unauthenticated, and Forbidden (`Guardian`) under 18 unless somebody else is asked to pay. */
export function requireBuyer({ viewer }: Ctx, isAsked = false): Person {
  const person = requirePerson(viewer)
  if (person.isChild && !isAsked) throw new Forbidden(checkoutReason('Guardian'))
  return person
}

async function requireWanted(ctx: Ctx, { memberId }: Person, one: SoldClass): Promise<void> {
  const standing = (await findStandings(ctx, memberId, [one.id])).get(one.id)
  if (isIn(standing)) throw new Conflict(checkoutReason('InAlready'))
  if (one.priceRupiah === 0) throw new Conflict(checkoutReason('Free'))
  if (standing?.mayComeBack) throw new Conflict(checkoutReason('ComeBack'))
  requireConsent(ctx)
}

/** Without a consent that counts at their age nobody gets a seat (docs/decisions/040): it is asked before money is. */
function requireConsent({ viewer }: Ctx): void {
  if (!can(viewer, 'learn')) throw new Forbidden(checkoutReason('Consent'))
}

/** Returns the batch that somebody chose, else the first. Throws NotFound for another class's, Conflict (`Full`) without one. */
function batchOf(batches: readonly OfferedBatch[], id: string | undefined): OfferedBatch {
  const batch = id === undefined ? batches[0] : batches.find(each => each.id === id)
  if (batch) return batch
  if (batches.length === 0) throw new Conflict(checkoutReason('Full'))
  throw new NotFound(checkoutReason('BatchMissing'))
}

function lineOf(one: SoldClass, { memberId }: Person, batchId: string, price: number, programId?: string): OrderLine {
  const details = { batchId, ...(programId !== undefined && { programId }) }
  return { kind: 'class', subjectId: one.id, recipientId: memberId, name: one.name, quantity: 1, price, details }
}

type Wanted = Pick<InvoiceOrder, 'kind' | 'lines' | 'coupon'>

/** Makes the invoice, or gives the open one of the same order again. Open orders that have some of the same things, and others, are cancelled first. */
async function order(
  ctx: Ctx,
  settings: InvoiceSettings,
  { memberId, name, email }: Person,
  { kind, lines, coupon }: Wanted,
): Promise<MadeInvoice> {
  const wanted = new Set(lines.map(({ subjectId }) => subjectId))
  for (const subjectId of wanted) {
    const open = await findOpenInvoice(ctx, { memberId, kind, subjectId })
    const isOfThese = open?.lines.length === wanted.size && open.lines.every(line => wanted.has(line.subjectId))
    if (open && !isOfThese) await cancelInvoice(ctx, open.id)
  }
  return await createInvoice(ctx, settings, {
    kind,
    memberId,
    buyer: { name, ...(email && { email }) },
    lines,
    coupon: coupon?.trim() || undefined,
  })
}
