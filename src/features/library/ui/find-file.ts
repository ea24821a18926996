import { callsOf } from '#platform/http/call-client.ts'
import type { libraryContract } from '../contract.ts'
import type { MediaFile } from '../media-file.ts'

/** The id within the address of one of the tenant's files. */
const FILE_ID = /^\/files\/([0-9a-f-]{36})\//

/** Returns the id of the library's file at an address; undefined for a picture of another site, or a drawing. */
export function fileIdOf(address: string): string | undefined {
  return FILE_ID.exec(address)?.[1]
}

/** Returns a file of the library; undefined if it is not there, or another's. Rejects without a network. */
export async function findFile(id: string): Promise<MediaFile | undefined> {
  const response = await callsOf<typeof libraryContract>().api.services.v1.media.detail.$get({ query: { id } })
  if (!response.ok) return undefined
  // Named boundary: our own server's envelope.
  return ((await response.json()) as { data: MediaFile }).data
}
