import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { cpuOf, cpuOfTree } from './servers.ts'

const LOOK_MS = 3000
const MOST_LOOKS = 60
/** Processor time within a look, of server and database together, that counts as quiet. */
const QUIET_MS = 100

/** Returns the id of the embedded database's first process. */
export async function postmasterOf(folder: string): Promise<number> {
  return Number((await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0])
}

/**
 * Waits until a fresh product is in the state in which it lives: the assistant's index holds what the demo has, the first jobs are done, and the database knows its
 * tables as it does after some minutes. For at most six minutes. `pid`: the server's.
 */
export async function settle(folder: string, pid: number, client: pg.Client): Promise<void> {
  // Words are counted by a job of their own, some time after a site's content is indexed.
  const look = async () =>
    (
      await client.query<{ passages: string; isCounted: boolean }>(`select count(*) as passages,
        count(distinct tenant_id) = (select count(distinct tenant_id) from passage_words) as "isCounted" from passages`)
    ).rows[0] ?? { passages: '0', isCounted: false }
  let before = '0'
  for (let times = 0; times < MOST_LOOKS; times++) {
    const { passages, isCounted } = await look()
    if (passages !== '0' && passages === before && isCounted) break
    before = passages
    await wait(LOOK_MS)
  }
  await client.query('vacuum analyze')
  const database = await postmasterOf(folder)
  const used = () => cpuOf(pid) + cpuOfTree(database)
  for (let last = 0, now = used(), times = 0; times < MOST_LOOKS && now - last > QUIET_MS; times++) {
    await wait(LOOK_MS)
    last = now
    now = used()
  }
}
