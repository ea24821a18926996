import type { Shape } from '#kit/texts.ts'
import type { words as id } from './id.ts'

export const words = {
  refusals: {
    NotArchive: 'This is no ZIP, TAR or TAR.GZ archive.',
    ArchiveUnsafe: 'The archive holds a link, or a file that lies outside of it: {{name}}',
    ArchiveBomb: 'A file of the archive unpacks to far more than it holds: {{name}}',
    ArchiveTooLarge: 'The archive holds too much.',
    ArchiveBroken: 'The archive is broken or cut off. Download or make it again in the program it comes from, then choose it again',
    EntryTooLarge: 'A file of the archive has more than {{megabytes}} MB: {{name}}',
  },
} satisfies Shape<typeof id>
