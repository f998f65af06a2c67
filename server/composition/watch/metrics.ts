import {
  collectDefaultMetrics,
  Counter,
  Gauge,
  Histogram,
  Registry,
  type OpenMetricsContentType,
} from 'prom-client'
import type { JobRun } from '../../runtime/job/jobWorker.ts'
import { gauges } from './gauges.ts'
import type { AllFacts } from './processFacts.ts'

/** What is known of one request when it has been answered. */
export interface AnsweredRequest {
  readonly operation: string
  readonly status: number
  readonly seconds: number
}

/** What a process counts of itself, and reads of the place when it is asked. */
export interface Metrics {
  /** Counts a request. */
  readonly answered: (request: AnsweredRequest) => void
  /** Counts a run of a job. */
  readonly ran: (run: JobRun) => void
  /** Everything, as OpenMetrics writes it. */
  readonly text: () => Promise<string>
  readonly contentType: string
}

/** From a millisecond, of what the memory answers, to the time after which a request is given up. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15]

/** Makes what a process tells whoever watches it. Nothing in it names a person. */
export function makeMetrics(readFacts: () => Promise<AllFacts>): Metrics {
  const registry = new Registry<OpenMetricsContentType>()
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE)
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'souk_requests',
    help: 'Requests that were answered, by operation and status.',
    labelNames: ['operation', 'status'],
    registers,
  })
  const seconds = new Histogram({
    name: 'souk_request_seconds',
    help: 'How long answers took, by operation.',
    labelNames: ['operation'],
    buckets,
    registers,
  })
  const runs = new Counter({
    name: 'souk_job_runs',
    help: 'Jobs that were run, by kind and by what came of it: done or failed.',
    labelNames: ['kind', 'outcome'],
    registers,
  })
  const runSeconds = new Counter({
    name: 'souk_job_run_seconds',
    help: 'How long they ran, by kind.',
    labelNames: ['kind'],
    registers,
  })
  const rows = Object.entries(gauges).map(([name, { help, labels, of }]) => ({
    gauge: new Gauge({ name, help, labelNames: [...labels], registers }),
    labels,
    of,
  }))
  return {
    contentType: registry.contentType,
    answered({ operation, status, seconds: took }) {
      requests.inc({ operation, status: String(status) })
      seconds.observe({ operation }, took)
    },
    ran({ kind, hasFailed, seconds: took }) {
      runs.inc({ kind, outcome: hasFailed ? 'failed' : 'done' })
      runSeconds.inc({ kind }, took)
    },
    async text() {
      const facts = await readFacts()
      for (const { gauge, labels, of } of rows) {
        // A coin or a queue that is gone is told no more, nor is what nobody could read: 0 would be a figure.
        gauge.reset()
        if (labels.length === 0) gauge.remove()
        for (const [labelled, value] of of(facts)) gauge.set(labelled, value)
      }
      return registry.metrics()
    },
  }
}
