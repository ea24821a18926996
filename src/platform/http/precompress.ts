import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const COMPRESSIBLE = new Set(['.js', '.mjs', '.css', '.svg', '.json', '.txt'])

/** Writes `x.br` (level 11) and `x.gz` (level 9) beside each compressible file of a build. Copies that would be larger are omitted. */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter(entry => entry.isFile() && COMPRESSIBLE.has(extname(entry.name)))
    .map(entry => join(entry.parentPath, entry.name))
  await Promise.all(
    paths.map(async path => {
      const body = await readFile(path)
      const [br, gz] = await Promise.all([
        promisify(brotliCompress)(body, {
          params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength },
        }),
        promisify(gzip)(body, { level: 9 }),
      ])
      if (br.byteLength < body.byteLength) await writeFile(`${path}.br`, br)
      if (gz.byteLength < body.byteLength) await writeFile(`${path}.gz`, gz)
    }),
  )
}
