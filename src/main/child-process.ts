import { fork } from 'node:child_process'
import { once } from 'node:events'

/** What a process of this program may do instead of serving. */
export type Task = 'load-demo'

/**
 * Runs a task in a process of its own, made of the same program, and waits for it. It ends with this process. Throws where it fails; it has said
 * why on stderr then.
 */
export async function runTask(task: Task, databaseUrl: string): Promise<void> {
  const child = fork(process.argv[1] ?? '', { env: { ...process.env, TASK: task, DATABASE_URL: databaseUrl } })
  const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null]
  if (code !== 0) throw new Error(`${task} ended with ${code ?? signal}`)
}

/** The task that this process was started for. A process that has one ends with the process that started it. */
export function ownTask(): Task | undefined {
  if (process.env['TASK'] !== 'load-demo') return undefined
  process.on('disconnect', () => process.exit())
  return 'load-demo'
}
