import { readClaim, urlOf } from '#features/media/upload.ts'
import { seedId } from './ids.ts'

// Data URLs: the bundler puts each file into its own chunk, which is loaded when the demo is.
const files = import.meta.glob<string>('./courses/*/*/media/*', { query: '?url&inline', import: 'default' })

/** A file that a chapter of the demo shows; made by `scripts/media/make-course-media.ts`. */
export interface SeedFile {
  /** The tenant's slug. */
  tenant: string
  /** The upload's id and name. */
  id: string
  name: string
  /** Where the site serves it. */
  address: string
  read(): Promise<Uint8Array>
}

/** The files of the written classes, by `tenant/class/media/name`. */
export const seedFiles: ReadonlyMap<string, SeedFile> = new Map(
  Object.entries(files).map(([path, load]) => {
    const key = path.replace('./courses/', '')
    const [tenant = '', , , name = ''] = key.split('/')
    const id = seedId(tenant, 'file', key)
    const read = async () => {
      const address = await load()
      return new Uint8Array(Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'))
    }
    return [key, { tenant, id, name, address: urlOf(id, readClaim(name, undefined).urlName), read }]
  }),
)

/** Returns where a file of a class's folder (`media/x.mp4`) is served. Throws an Error for one that is not there. */
export function addressOf(course: string, path: string): string {
  const found = seedFiles.get(`${course}/${path}`)
  if (!found) throw new Error(`${course} has no ${path}`)
  return found.address
}
