import { descendants, find, list, readXml, textOf, type XmlElement } from '#features/course-files/read/xml-tree.ts'
import type { PackageStandard } from '#features/package-runs/claim.ts'
import { InvalidInput } from '#kit/errors.ts'
import type { Reason } from '#kit/reason.ts'
import { packageReason } from './texts.ts'

export const MANIFEST = 'imsmanifest.xml'
export const MAX_PARTS = 100

/** What can be opened of a package by itself. */
export interface PackagePart {
  /** By the manifest. */
  id: string
  title: string
  /** Its address within the package, encoded, with query and fragment. */
  href: string
  /** It reports what is done in it (a SCO); others are through once they were opened. */
  isReporting: boolean
}

export interface Manifest {
  standard: PackageStandard
  title: string
  parts: readonly PackagePart[]
}

const refused = (reason: Reason) => new InvalidInput(reason, [{ path: 'address', reason }])
/** No package has a host: what leads away from this one leads to another site. */
const INSIDE = 'http://package.invalid/'

/**
 * Reads the manifest of a SCORM 1.2 or 2004 package. `folder`: where it lies in the package, '' or ending with a slash; `hasFile`: whether the package has a file
 * of this name. Throws InvalidInput for other standards, and for parts that lie elsewhere or are missing. Rules of order between parts are not followed.
 * Sources: SCORM 1.2 Content Aggregation Model, section 2.3; SCORM 2004 4th edition CAM, section 3.4.
 */
export function readManifest(bytes: Uint8Array, folder: string, hasFile: (name: string) => boolean): Manifest {
  const manifest = readXml(bytes)
  const resources = new Map(descendants(find(manifest, 'resources'), 'resource').map(one => [one.attributes['identifier'] ?? '', one]))
  const organizations = find(manifest, 'organizations')
  const wanted = organizations?.attributes['default']
  const all = list(organizations, 'organization')
  const organization = all.find(({ attributes }) => attributes['identifier'] === wanted) ?? all[0]
  const standard = standardOf(manifest, [...resources.values()])
  const bases = [manifest, find(manifest, 'resources')].map(element => element?.attributes['base'] ?? '')
  const parts = descendants(organization, 'item').flatMap((item): PackagePart[] => {
    const resource = resources.get(item.attributes['identifierref'] ?? '')
    const href = resource?.attributes['href'] ?? ''
    if (!resource || href === '') return []
    const parameters = item.attributes['parameters'] ?? ''
    const id = (item.attributes['identifier'] ?? '').slice(0, 200) || `part-${href}`.slice(0, 200)
    return [
      {
        id,
        title: textOf(item, 'title').slice(0, 200) || id,
        href: toHref([folder, ...bases, resource.attributes['base'] ?? ''], href + (href.includes('?') ? '' : parameters), hasFile),
        isReporting: typeOf(resource) === 'sco',
      },
    ]
  })
  if (parts.length === 0) throw refused(packageReason('PackageNothingToOpen'))
  if (parts.length > MAX_PARTS) throw refused(packageReason('PackageTooManyParts', { count: parts.length, max: MAX_PARTS }))
  const doubled = parts.find(({ id }, at) => parts.findIndex(one => one.id === id) !== at)
  if (doubled) throw refused(packageReason('PackageDoubledPart', { part: doubled.id }))
  return { standard, title: (textOf(organization, 'title') || parts[0]?.title || '').slice(0, 200), parts }
}

/** SCORM 1.2 writes `scormtype`, 2004 `scormType`. */
const typeOf = ({ attributes }: XmlElement) => (attributes['scormtype'] ?? attributes['scormType'] ?? '').toLowerCase()

function standardOf(manifest: XmlElement, resources: readonly XmlElement[]): PackageStandard {
  const metadata = find(manifest, 'metadata')
  const [schema, version] = [textOf(metadata, 'schema'), textOf(metadata, 'schemaversion')]
  if (/^(ADL )?SCORM$/i.test(schema) || schema === '') {
    if (/^1\.2$/.test(version)) return 'scorm12'
    if (/2004|CAM 1\.3/i.test(version)) return 'scorm2004'
    // Some programs leave the version out.
    if (version === '' && resources.some(({ attributes }) => attributes['scormtype'] !== undefined)) return 'scorm12'
    if (version === '' && resources.some(({ attributes }) => attributes['scormType'] !== undefined)) return 'scorm2004'
  }
  throw refused(packageReason('PackageStandard', { standard: `${schema} ${version}`.trim().slice(0, 80) || '–' }))
}

function toHref(bases: readonly string[], href: string, hasFile: (name: string) => boolean): string {
  let url = new URL(INSIDE)
  for (const step of [...bases, href]) {
    const next = step === '' ? url : URL.parse(step, url)
    if (next?.origin !== url.origin) throw refused(packageReason('PackageExternal', { address: step.slice(0, 200) }))
    url = next
  }
  const name = decodePath(url.pathname.slice(1))
  if (name === undefined || !hasFile(name)) throw refused(packageReason('PackageFileMissing', { name: href.slice(0, 200) }))
  return url.pathname.slice(1) + url.search + url.hash
}

/** Returns a path of an address as the name of a file; undefined if it is not encoded as addresses are. */
export function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}
