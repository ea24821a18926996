import { fork } from 'node:child_process'
import { once } from 'node:events'

/** What a process of this product may do instead of serving. */
export type Task = 'load-demo'

/**
 * Runs a task in a child process of the same program and waits for it. The child ends with this process. Throws if the task fails; it has then logged why to
 * stderr.
 */
export async function runTask(task: Task, databaseUrl: string): Promise<void> {
  const child = fork(process.argv[1] ?? '', { env: { ...process.env, TASK: task, DATABASE_URL: databaseUrl } })
  const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null]
  if (code !== 0) throw new Error(`${task} ended with ${code ?? signal}`)
}

/** Returns the task that this process was started for. A process with a task ends with its parent. */
export function ownTask(): Task | undefined {
  if (process.env['TASK'] !== 'load-demo') return undefined
  process.on('disconnect', () => process.exit())
  return 'load-demo'
}
