import type { Shape } from '#kit/texts.ts'
import type { words as id } from './id.ts'

export const words = {
  list: {
    all: 'All',
    place: 'Place on the site',
    arrange: 'Change the order',
    arranged: 'Back to the list',
    done: { published: 'Published.', withdrawn: 'Taken down; all of them are drafts now.' },
  },
  refusals: {
    RecordMissing: 'Record not found',
    VersionMissing: 'Version not found: it is no longer kept',
    RecordChanged: 'Somebody else changed it while you were writing',
    RecordOfOthers: 'You can change only drafts that you began yourself',
    RecordNotYours: 'You may change only what is yours',
    RecordNotMade: 'Only the people who manage this site can make a new one',
    ValueTaken: 'Another one already has that value',
    RecordShown: 'It is published. Ask an admin or a writer of this site to change it.',
    ReferenceMissing: 'refers to something that was not found',
    TooManyRecords: 'There may be at most {{most}}. Delete one first.',
    OrderUnknown: 'the order must name records that are there',
  },
} satisfies Shape<typeof id>
