import type pg from 'pg'

/** Returns how often what matters happened in all sequences of a database, so that one sees what they reach. */
export async function tally(pool: pg.Pool): Promise<Record<string, number>> {
  const { rows } = await pool.query<{ name: string; count: number }>(`
    select 'invoice ' || status as name, count(*)::int8 as count from invoices group by 1
    union all select 'payment ' || gateway || ' ' || state, count(*) from payments group by 1
    union all select 'case ' || kind, count(*) from money_cases group by 1
    union all select 'refund by ' || way || ' ' || state, count(*) from refunds group by 1
    union all select 'payout ' || status, count(*) from payouts group by 1
    union all select 'seat ' || state || ' by ' || source, count(*) from enrolments group by 1
    union all select 'place ' || case when claimed_by is null then 'unclaimed' else 'claimed' end, count(*) from bought_places group by 1
    union all select 'gift ' || case when approved_at is null then 'open' else 'counts' end, count(*) from donations group by 1
    union all select 'coupon ' || case when given_back_at is null then 'used' else 'given back' end, count(*) from coupon_uses group by 1
    union all select 'notification ' || case when is_genuine then 'genuine' else 'forged' end, count(*) from gateway_notifications group by 1
    union all select 'transfer with a proof ' || state, count(*) from payments where proof_at is not null group by 1
    union all select 'movements', count(*) from ledger_movements
    order by 1`)
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]))
}
