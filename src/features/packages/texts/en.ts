import type { Shape } from '#kit/texts.ts'
import type { words as id } from './id.ts'

export const words = {
  refusals: {
    PackageMissing: 'The package’s file is not in the library. Choose or upload it again.',
    PackageNotZip: 'A SCORM package is a ZIP file of the library.',
    PackageNoManifest: 'There is no imsmanifest.xml in this ZIP: it is no SCORM package.',
    PackageNested: 'This ZIP holds another ZIP, not the package itself. Open it, and upload the package that is inside.',
    PackageStandard: 'The package is of {{standard}}. SCORM 1.2 and SCORM 2004 can be run.',
    PackageNothingToOpen: 'The package’s manifest names no part that can be opened.',
    PackageTooManyParts: 'The package has {{count}} parts; at most {{max}}.',
    PackageDoubledPart: 'Two parts of the package have the same name: {{part}}',
    PackageExternal: 'The package begins at another site, which is not opened: {{address}}',
    PackageFileMissing: 'The manifest names a file that the package lacks: {{name}}',
    PackageBusy: 'Another package is being opened. Try again in a moment.',
    PackagePartUnknown: 'The package has no such part.',
  },
} satisfies Shape<typeof id>
