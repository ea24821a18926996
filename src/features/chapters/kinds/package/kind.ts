import { z } from 'zod'
import { PACKAGE_STANDARDS } from '#features/package-runs/claim.ts'
import { fileAddress } from '#features/recordings/file-address.ts'
import { defineKind } from '../kind.ts'

const schema = z.object({
  /** The package's ZIP in the library; readers get a mark alone in its place. */
  address: fileAddress.or(z.literal('')).default(''),
  standard: z.enum(PACKAGE_STANDARDS).default('scorm12'),
  /** How many parts its manifest names; 0 before the package was looked through. */
  parts: z.int().min(0).max(100).default(0),
  title: z.string().max(200).default(''),
})
export type PackageContent = z.output<typeof schema>

const OWN_FILE = /^\/files\//
/** What readers get in place of the address: the package is given out by its own call, to who may open the chapter. */
const THERE = 'package'

/** Another program's course (SCORM), which runs at the content origin. Done when it says so. */
export const packaged = defineKind<PackageContent>({
  name: 'package',
  schema,
  empty: { address: '', standard: 'scorm12', parts: 0, title: '' },
  doneBy: 'server',
  missing: ({ address, parts }) => (address !== '' && parts > 0 ? [] : ['address']),
  documents: () => ({}),
  forReaders: content => ({ ...content, address: content.address && THERE }),
  words: ({ title }) => title,
  files: ({ address }) => (OWN_FILE.test(address) ? [address] : []),
})
