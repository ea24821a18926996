import type { Shape } from '#kit/texts.ts'
import { announcements } from './en/announcements.ts'
import { batches } from './en/batches.ts'
import { join } from './en/join.ts'
import { participants } from './en/participants.ts'
import type { words as id } from './id.ts'

export const words = {
  refusals: {
    FormRefused: 'Some fields need another look',
    ClassMissing: 'Class not found',
    ClassOfOthers: 'That class is taught by others',
    BatchMissing: 'Batch not found',
    BatchChanged: 'Somebody else changed this batch; load it again and repeat',
    BatchFull: 'No place is left in this batch',
    QuotaBelowTaken: 'there are {{taken}} participants already',
    ClosesBeforeOpening: 'must be after registration opens',
    StartsBeforeOpening: 'must be after registration opens',
    EndsBeforeStart: 'must be after the class starts',
    MemberMissing: 'Member not found',
    NotIn: 'You are not in this class',
    NotWaiting: 'does not wait for a decision',
    NotTaking: 'takes no part in this class',
    PlaceMissing: 'We don’t know this link to a place',
    PlaceTaken: 'Somebody else has this place already',
    PlaceEnded: 'This place is no longer valid',
    ReasonMissing: 'write the reason, at most 300 letters',
    InTheirs: 'This person is in the class already',
    ConsentMissing: 'no valid consent yet',
    InAlready: 'You are in this class already',
    Closed: 'Registration of this class is not open',
    BatchClosed: 'Registration for that cohort is not open',
    Full: 'All places are taken, and this class has no waiting list',
    Payment: 'This class has a price',
    Consent: 'A consent is missing: under 18, a parent or the school consents',
  },
  states: {
    joined: 'Joined',
    completed: 'Completed',
    'waiting-list': 'On the waiting list',
    'waiting-approval': 'Waits for a decision',
    left: 'Left',
    removed: 'Taken out',
    refused: 'Declined',
  },
  join,
  batches,
  participants,
  announcements,
} satisfies Shape<typeof id>
