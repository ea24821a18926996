import type { Shape } from '#kit/texts.ts'
import { mails } from './en/mails.ts'
import { statement } from './en/statement.ts'
import { studio } from './en/studio.ts'
import type { words as id } from './id.ts'

export const words: Shape<typeof id> = {
  refusals: {
    NotRupiah: 'Enter an amount in whole rupiah.',
    TooLittle: 'The smallest payout is {{least}}.',
    TooMuch: 'The largest payout is {{most}}.',
    MoreThanAvailable: 'You can ask for {{available}} now.',
    NoMentor: 'Your account is not linked to a mentor’s profile, so there is nothing to pay out yet.',
    NoAccount: 'There is no such bank account.',
    AccountUnchecked: 'That bank account is not confirmed yet. Wait until its name has been checked.',
    AccountTooNew: 'That bank account is new. You can ask for a payout to it 24 hours after you added it.',
    AccountKnown: 'That bank account is on your list already.',
    AccountInUse: 'A payout to that bank account is still open. Wait until it is done.',
    TooManyAccounts: 'At most {{most}} bank accounts. Remove one first.',
    Bank: 'Choose the bank from the list.',
    Number: 'An account number has 6 to 20 digits.',
    Holder: 'Enter the account holder’s name, at most 120 letters.',
    OwnPayout: 'Somebody else has to approve your own payout.',
    OwnAccount: 'Somebody else has to confirm your own bank account.',
    Decided: 'That payout is decided, or on its way.',
    ApprovedByYou: 'You have approved that payout. One more person has to.',
    Reason: 'Write down why, in at most {{most}} letters.',
    NotWaiting: 'Only approved payouts that are not on their way can go into a file.',
    NotInFile: 'Only payouts of a bank file that are on their way can be marked.',
    Subject: 'Choose the program or class.',
    Percent: 'Enter a percentage from 0 to 100, with at most two decimals.',
    Parts: 'Choose each mentor once, with a whole weight from 1 to {{most}}.',
  },
  statuses: {
    requested: 'Requested',
    approved: 'Approved',
    sent: 'Sent',
    paid: 'Paid',
    rejected: 'Rejected',
    failed: 'Failed',
    reversed: 'Given back by the bank',
  },
  ...studio,
  statement,
  mails,
}
