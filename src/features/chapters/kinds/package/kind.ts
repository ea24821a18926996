import { z } from 'zod'
import { defineKind } from '../kind.ts'

const schema = z.object({
  /** The unpacked package; null before one was uploaded. */
  packageId: z.uuid().nullable(),
  standard: z.enum(['scorm12', 'scorm2004']).default('scorm12'),
  /** The file that begins it, within the package. */
  launch: z.string().max(500).default(''),
  title: z.string().max(200).default(''),
})
export type PackageContent = z.output<typeof schema>

/** Another program's course (SCORM), which runs at the content origin. Done when it says so. */
export const packaged = defineKind<PackageContent>({
  name: 'package',
  schema,
  empty: { packageId: null, standard: 'scorm12', launch: '', title: '' },
  doneBy: 'server',
  missing: ({ packageId }) => (packageId ? [] : ['packageId']),
  documents: () => ({}),
  words: ({ title }) => title,
  files: () => [],
})
