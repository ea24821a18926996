import { createRoute, z } from '@hono/zod-openapi'
import { needs } from '#features/permissions/call-permission.ts'
import { answersOf, createdOf, envelopeOf, jsonBody, pageOf } from '#platform/http/contract.ts'
import { ACCOUNT_WAIT_HOURS, PAYOUT_STATUSES } from './payout.ts'
import { payoutApproval, payoutQuery, payoutRejection, payoutRequest } from './schema.ts'

const base = '/api/services/v2/payout'
const tags = ['payout']
const security = [{ appToken: [], accessToken: [] }]
const rupiah = (description: string) =>
  z
    .number()
    .int()
    .openapi({ description: `${description}, in whole rupiah` })

const payout = z
  .object({
    id: z.uuid(),
    status: z.enum(PAYOUT_STATUSES),
    amount: rupiah('What was asked for, with the tax that is withheld'),
    bank: z.string().openapi({ description: 'A code of `banks`' }),
    accountNumber: z.string().openapi({ description: 'The last four digits' }),
    accountName: z.string(),
    requestedAt: z.iso.datetime(),
    decidedAt: z.iso.datetime().nullable(),
    reason: z.string().nullable().openapi({ description: 'Why it was rejected, failed or was given back' }),
  })
  .openapi('Payout')
const account = z
  .object({
    id: z.uuid(),
    bank: z.string(),
    accountNumber: z.string().openapi({ description: 'The last four digits' }),
    accountName: z.string(),
    checkedAt: z.iso
      .datetime()
      .nullable()
      .openapi({ description: 'null: nobody has confirmed yet that it bears this name, and it can’t be paid to' }),
    payableFrom: z.iso.datetime().openapi({ description: `A new account can be paid to after ${ACCOUNT_WAIT_HOURS} hours` }),
  })
  .openapi('BankAccount')

const example = '01890a5d-ac96-774b-bcce-b302099a8057'

export const payoutContract = {
  list: createRoute({
    method: 'get',
    path: `${base}/list`,
    operationId: 'listPayouts',
    tags,
    security,
    summary: 'Payouts, newest first: mentors see their own, staff all; 403 otherwise.',
    request: { query: payoutQuery },
    responses: answersOf(envelopeOf(pageOf(payout))),
  }),
  banks: createRoute({
    method: 'get',
    path: `${base}/banks`,
    operationId: 'listPayoutBanks',
    tags,
    security,
    summary: 'The banks that payouts go to, by code and name. For mentors and staff.',
    responses: answersOf(envelopeOf(pageOf(z.object({ code: z.string(), name: z.string() })))),
  }),
  accounts: createRoute({
    method: 'get',
    path: `${base}/account/list`,
    operationId: 'listBankAccounts',
    tags,
    security,
    summary: 'The person’s own bank accounts, without their numbers: what `request` takes. Staff have none.',
    responses: answersOf(envelopeOf(pageOf(account))),
  }),
  balance: createRoute({
    method: 'get',
    path: `${base}/balance`,
    operationId: 'getPayoutBalance',
    tags,
    security,
    summary: 'What a mentor can ask for, what is under way, and what was paid; for staff of all mentors together.',
    responses: answersOf(
      envelopeOf(
        z.object({
          available: rupiah('What can be asked for; below zero where refunds took back more than was left'),
          pending: rupiah('Asked for, and not paid yet'),
          paidOut: rupiah('Paid, with the tax that was withheld'),
        }),
      ),
    ),
  }),
  request: createRoute({
    method: 'post',
    path: `${base}/request`,
    operationId: 'requestPayout',
    ...needs('payouts.request'),
    tags,
    security,
    summary:
      'Asks for a payout to one of the person’s bank accounts. 422 for an amount that is too small or more than is available, 409 for an account that is not confirmed or too new.',
    request: { body: jsonBody(payoutRequest.meta({ example: { amount: 250_000, bankAccountId: example } })) },
    responses: createdOf(envelopeOf(payout)),
  }),
  approve: createRoute({
    method: 'post',
    path: `${base}/approve`,
    operationId: 'approvePayouts',
    ...needs('payouts.approve'),
    tags,
    security,
    summary:
      'Approves payouts, all or none, with a second factor of the last ten minutes; never one’s own. From the tenant’s limit on a payout stays `requested` until a second person approves it.',
    request: { body: jsonBody(payoutApproval.meta({ example: { ids: [example] } })) },
    responses: answersOf(envelopeOf(pageOf(payout))),
  }),
  reject: createRoute({
    method: 'post',
    path: `${base}/reject`,
    operationId: 'rejectPayout',
    ...needs('payouts.approve'),
    tags,
    security,
    summary: 'Rejects a payout that is not on its way, with a reason that its mentor reads.',
    request: { body: jsonBody(payoutRejection.meta({ example: { id: example, reason: 'Nama rekening berbeda' } })) },
    responses: answersOf(envelopeOf(payout)),
  }),
} as const
