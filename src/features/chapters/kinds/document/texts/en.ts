import type { Shape } from '#kit/texts.ts'
import type { words as id } from './id.ts'

export const words = {
  reader: {
    loading: 'Loading the document…',
    failed: 'The document cannot be shown here. Download it to read it.',
    page: 'Page {{at}} of {{count}}',
    previous: 'Previous',
    next: 'Next',
    download: 'Download the document',
    pageText: 'Text of this page',
    text: 'Text of the document',
  },
  form: {
    file: 'Document (PDF)',
    fileHint: 'Slides, too: save them as PDF first.',
    address: 'Choose the document.',
    failed: 'This file cannot be read as PDF.',
    reading: 'Reading the document…',
    pages_one: '{{count}} page',
    pages_other: '{{count}} pages',
    text: 'What it says',
    textHint: 'Read from the file. For search, and for readers who cannot see the picture.',
    optional: 'optional',
  },
} satisfies Shape<typeof id>
