import type { Shape } from '#kit/texts.ts'
import type { words as id } from './id.ts'

export const words = {
  title: 'The class as files',
  export: {
    title: 'Take this class along',
    text: 'All chapters as Markdown with their pictures and recordings, in one ZIP file. It is what you wrote last, drafts included.',
    action: 'Download this class',
  },
  import: {
    title: 'Bring files into this class',
    text: 'Chapters that are here get a draft, new ones are added as drafts, and those that the file lacks stay as they are. You see what comes first.',
  },
} satisfies Shape<typeof id>
