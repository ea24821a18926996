import type { Shape } from '#kit/texts.ts'
import type { words as id } from './id.ts'

export const words = {
  reader: {
    opening: 'Opening the package …',
    failed: 'The package could not be opened. Check your network, then try again.',
    previewFailed: 'Sign in first to run the package of this preview.',
    again: 'Open again',
    needsNetwork: 'This package runs over the network; it is not taken along on the phone.',
    enter: 'Go into the package',
    leave: 'Leave the package',
    keys: 'Enter on “Go into the package” leads inside; the Tab key at its end leads out again.',
    full: 'Full screen',
    frame: 'Package: {{title}}',
    parts: 'Parts of the package',
    part: '{{at}}. {{title}}',
    done: 'Done, as the package says.',
    through: 'done',
    score: 'Score, as the package says: {{score}} of 100.',
    soon: 'The package says that it is done. The chapter counts as done in {{seconds}} seconds.',
    unsaved: 'Where you are is not saved yet. It is tried again in a moment.',
    saved: 'Where you are is saved.',
    preview: 'Preview: what you do here is not kept.',
  },
  form: {
    file: 'SCORM package (ZIP)',
    fileHint:
      'SCORM 1.2 or 2004, at most 200 MB and 5,000 files. The package runs apart from this site and can load nothing from elsewhere.',
    fileMissing: 'Choose a SCORM package.',
    looking: 'Looking through the package …',
    failed: 'The package could not be looked through. Try again.',
    found: '{{standard}}: {{title}}, {{count}} parts.',
    scorm12: 'SCORM 1.2',
    scorm2004: 'SCORM 2004',
  },
} satisfies Shape<typeof id>
