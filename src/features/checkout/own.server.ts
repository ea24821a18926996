import { sql } from 'kysely'
import { hasSeat } from '#features/chapters/seat-states.ts'
import { pathOfChapter, pathOfCourse } from '#features/classes/outline.ts'
import { inReadersLanguage } from '#features/classes/queries.server.ts'
import type { EnrolmentState } from '#features/enrolments/enrolment.ts'
import type { Invoice } from '#features/payments/invoice.ts'
import { findInvoiceByKey, getInvoice } from '#features/payments/queries.server.ts'
import { requirePerson } from '#features/permissions/permissions.ts'
import { NotFound } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import { isPublished } from '#platform/db/published.ts'
import { checkoutReason } from './texts.ts'

/** Returns an invoice that the viewer ordered: to staff, too, another's is not there, since they neither pay nor cancel it here. Throws NotFound. */
export async function getOwnInvoice(ctx: Ctx, id: string): Promise<Invoice> {
  const { memberId } = requirePerson(ctx.viewer)
  const invoice = await getInvoice(ctx, id)
  if (invoice.memberId !== memberId) throw new NotFound(checkoutReason('InvoiceMissing'))
  return invoice
}

/** An invoice that a link opens, and whom the link is for. */
export type LinkedInvoice = NonNullable<Awaited<ReturnType<typeof findInvoiceByKey>>>

/** Returns the invoice that a link opens, whoever looks. Throws NotFound. */
export async function getLinkedInvoice(ctx: Ctx, key: string): Promise<LinkedInvoice> {
  const invoice = await findInvoiceByKey(ctx, key)
  if (!invoice) throw new NotFound(checkoutReason('InvoiceMissing'))
  return invoice
}

/** A class of a paid invoice, and whether its seat is given. */
export interface BoughtClass {
  name: string
  /** The language of the name. */
  lang: string
  /** Where the learner begins: the first chapter, else the class's page. */
  startPath: string
  state: EnrolmentState | null
  isOpen: boolean
}

/** Returns the classes that an invoice's lines give to people, in the order of its lines. One statement. */
export async function listBoughtClasses(ctx: Ctx, invoiceId: string): Promise<BoughtClass[]> {
  const { rows } = await sql<Omit<BoughtClass, 'startPath' | 'isOpen'> & Bought>`
    select coalesce(t.name, c.name) as name, coalesce(t.lang, c.lang) as lang, c.slug, c.is_premium as "isPremium", e.state,
      (select json_build_object('moduleSlug', m.slug, 'slug', h.slug) from class_modules m join class_chapters h on h.tenant_id = m.tenant_id and h.module_id = m.id
        where m.tenant_id = c.tenant_id and m.class_id = c.id and m.removed_at is null and ${isPublished(ctx, 'h')} and h.removed_at is null
        order by m.position, h.position limit 1) as chapter
    from invoice_lines l join classes c on c.tenant_id = l.tenant_id and c.id = l.subject_id ${inReadersLanguage(ctx)}
    left join enrolments e on e.tenant_id = l.tenant_id and e.class_id = l.subject_id and e.member_id = l.recipient_id
    where l.tenant_id = ${ctx.tenantId} and l.invoice_id = ${invoiceId} and l.kind = 'class' order by l.position`.execute(ctx.db)
  return rows.map(({ name, lang, state, chapter, ...one }) => ({
    name,
    lang,
    state,
    isOpen: state !== null && hasSeat(state),
    startPath: chapter ? pathOfChapter(pathOfCourse(one), chapter) : pathOfCourse(one),
  }))
}

interface Bought {
  slug: string
  isPremium: boolean
  chapter: { moduleSlug: string; slug: string } | null
}

/** True if somebody has to find a place, or give the money back: no seat was left once it was paid. One statement. */
export async function lacksSeat(ctx: Ctx, invoiceId: string): Promise<boolean> {
  const { rows } = await sql`select from money_cases where tenant_id = ${ctx.tenantId} and invoice_id = ${invoiceId} and kind = 'no-seat'
    and settled_at is null limit 1`.execute(ctx.db)
  return rows.length > 0
}

/** Returns the first name of whom an invoice's order is for; '' where nobody is known. One statement. */
export async function firstNameOf(ctx: Ctx, { memberId }: Pick<Invoice, 'memberId'>): Promise<string> {
  if (memberId === null) return ''
  const { rows } = await sql<{ name: string }>`select name from members where tenant_id = ${ctx.tenantId} and id = ${memberId}`.execute(
    ctx.db,
  )
  return rows[0]?.name.trim().split(/\s+/)[0] ?? ''
}
