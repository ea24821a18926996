import { execFileSync } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/**
 * Makes a data folder for a product of its own and returns its path. It is a copy, beside it, of the folder that `SEEDED_DATA_DIR` names, whose product has stopped: loading the demo takes ten times
 * as long. Without that setting it is empty, and the first start loads the demo.
 */
export async function makeDataFolder(name: string): Promise<string> {
  const seeded = process.env['SEEDED_DATA_DIR']
  const folder = await mkdtemp(join(seeded ? dirname(seeded) : tmpdir(), `sanggar-${name}-`))
  // With owners and rights: PostgreSQL refuses a folder that is not its own.
  if (seeded) execFileSync('cp', ['-a', `${seeded}/.`, folder])
  return folder
}
