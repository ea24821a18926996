import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Admission } from '#platform/admission.ts'
import { faultCounts } from '#platform/faults.ts'
import type { Queue } from '#platform/jobs/jobs.ts'
import { securityCounts } from '#platform/security-log.ts'

/** Plain counters for the hot path; the registry reads them on demand. */
export const pagesAnswered = { hit: 0, missed: 0, stale: 0, passed: 0 }

export const registry = new Registry()

const statements = new Histogram({
  name: 'sanggar_page_statements',
  help: 'SQL statements of a page that was shown, without begin and commit and without those that find out who asks',
  labelNames: ['route'],
  buckets: [0, 1, 2, 3, 4, 6, 10],
  registers: [registry],
})

export const pageStatements = {
  observe(route: string, count: number) {
    statements.observe({ route }, count)
  },
}

interface Figures {
  admission: Pick<Admission, 'counts' | 'figures'>
  pages: () => { pages: number; bytes: number }
  queue: Pick<Queue, 'tries' | 'countDead'> | undefined
}

/** Registers the process's own figures and the counters above. Call it once. */
export function startMetrics({ pages, queue, admission }: Figures): void {
  registry.clear()
  registry.registerMetric(statements)
  collectDefaultMetrics({ register: registry })
  new Gauge({
    name: 'sanggar_pages_answered',
    help: 'Pages answered, by where they came from',
    labelNames: ['from'],
    registers: [registry],
    collect() {
      for (const [from, count] of Object.entries(pagesAnswered)) this.set({ from }, count)
    },
  })
  addLoad(admission)
  addSecurity()
  new Gauge({ name: 'process_pid', help: 'Number of this process', registers: [registry] }).set(process.pid)
  new Gauge({
    name: 'sanggar_page_cache_bytes',
    help: 'Bytes that stored pages take',
    registers: [registry],
    collect() {
      this.set(pages().bytes)
    },
  })
  if (queue) addJobs(queue)
}

function addLoad(admission: Figures['admission']): void {
  new Gauge({
    name: 'sanggar_admission',
    help: 'Requests by what became of them before any work: admitted, refused at once, late, abandoned; and how many are active and waiting now',
    labelNames: ['what'],
    registers: [registry],
    collect() {
      const { active, waiting } = admission.figures()
      for (const [what, count] of Object.entries({ ...admission.counts, active, waiting })) this.set({ what }, count)
    },
  })
  new Gauge({
    name: 'sanggar_faults',
    help: 'Requests that met a fault of the installation, by its kind',
    labelNames: ['fault'],
    registers: [registry],
    collect() {
      for (const [fault, count] of Object.entries(faultCounts)) this.set({ fault }, count)
    },
  })
}

function addSecurity(): void {
  new Gauge({
    name: 'sanggar_security_events',
    help: 'Security events since the start, by name; those that a flood kept out of the log included',
    labelNames: ['event'],
    registers: [registry],
    collect() {
      for (const [event, count] of Object.entries(securityCounts)) this.set({ event }, count)
    },
  })
}

function addJobs(queue: Pick<Queue, 'tries' | 'countDead'>): void {
  new Gauge({
    name: 'sanggar_job_tries',
    help: 'Tries of jobs in this process, by what became of them',
    labelNames: ['result'],
    registers: [registry],
    collect() {
      for (const [result, count] of Object.entries(queue.tries)) this.set({ result }, count)
    },
  })
  new Gauge({
    name: 'sanggar_jobs_dead',
    help: 'Jobs of all processes that were given up and wait for somebody to look at them',
    registers: [registry],
    async collect() {
      // The other figures matter most when the database is unreachable.
      this.set(await queue.countDead().catch(() => Number.NaN))
    },
  })
}
