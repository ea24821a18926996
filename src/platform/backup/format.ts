import { z } from 'zod'

/** Raised when older versions can't read a backup any more. */
const FORMAT = 1

const table = z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()) })

/** The archive's first entry: what a restore must know before rows arrive. */
const about = z.object({
  format: z.literal(FORMAT),
  createdAt: z.string(),
  version: z.string(),
  /** The newest migration of the database. */
  migration: z.string(),
  /** In an order in which each table comes after those it refers to. */
  tables: z.array(table),
})

/** The archive's last entry: what must have arrived. An archive without it is not whole. */
const manifest = z.object({
  tables: z.array(z.object({ name: z.string(), rows: z.number(), checksum: z.string() })),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
  storage: z.enum(['disk', 's3']),
  /** Uploaded files. With S3 they are named only: the bucket has a backup of its own. */
  files: z.array(z.object({ key: z.string(), sizeBytes: z.number(), sha256: z.string() })),
  /** Files that were removed from the product while the backup ran; their rows are of before. */
  removedMeanwhile: z.array(z.string()),
  /** Files that rows name, but that are not there: lost before the backup. */
  missing: z.array(z.string()),
  /** Files of the data folder's root. */
  rootFiles: z.array(z.string()),
})

export type TableOf = z.infer<typeof table>
export type About = z.infer<typeof about>
export type Manifest = z.infer<typeof manifest>
export type KeptFile = Manifest['files'][number]

export const ABOUT = 'about.json'
export const MANIFEST = 'manifest.json'
/** Files of the data folder's root that belong to a backup, if they are there. The database's password does not: a restored one has its own. */
export const ROOT_FILES = ['secret', 'demo.json']

export const newAbout = (rest: Omit<About, 'format'>): About => ({ format: FORMAT, ...rest })

/** Throws an Error for the operator if the text is of another format. */
export function parseAbout(text: string): About {
  const parsed = about.safeParse(JSON.parse(text))
  if (!parsed.success) throw new Error('the backup has a format that this version does not know: restore it with the version that made it')
  return parsed.data
}

export const parseManifest = (text: string): Manifest => manifest.parse(JSON.parse(text))
export const nameOf = ({ schema, name }: Pick<TableOf, 'schema' | 'name'>) => `${schema}.${name}`
