import { Type } from 'typebox'
import { jobNames, jobStates } from '../../../domain/desk/job.ts'
import { operations } from '../../../kernel/operation.ts'
import { Moment, namedSchema, nullable, oneOf } from '../../../kernel/schema.ts'
import { DeskAct } from '../shapes.ts'

const count = (description: string) => Type.Integer({ minimum: 0, description })
const when = (description: string) => nullable(Type.Unsafe<string>({ ...Moment, description }))
const JobState = namedSchema('DeskJobState', oneOf(jobStates))

const DeskJob = namedSchema(
  'DeskJob',
  Type.Object({
    id: namedSchema('DeskJobName', oneOf(jobNames)),
    state: JobState,
    is_recurring: Type.Boolean({
      description: 'It comes again by itself; others are there when something happens.',
    }),
    is_running: Type.Boolean({ description: 'It is being done now, of one that comes again.' }),
    done_at: when('When one of it was done last, give or take some seconds.'),
    next_at: when('Null while nothing of it is planned soon.'),
    due: count('How many should run by now.'),
    late_since: when('Since when the oldest of these waits for a worker, where it waits for too long.'),
    failing: count('How many failed when they last ran, and are tried again.'),
    given_up: count('How many failed too often.'),
    failed_in_a_row: count('How often the worst of them has failed.'),
    failing_since: when('Since when the oldest of them fails.'),
    failed_at: when('When one of it failed last.'),
    last_error: nullable(
      Type.String({ description: 'What the last failure said, without what could be somebody’s.' }),
    ),
    acts: Type.Array(DeskAct, { description: 'What the reader can do about it.' }),
  }),
)

export const deskJobOperations = operations({
  deskJobs: {
    method: 'GET',
    path: '/v1/operator/jobs',
    summary: 'Everything that the server does by itself: when it ran, when it runs next, and what fails.',
    access: 'desk',
    query: Type.Object({ state: Type.Optional(JobState) }),
    reply: namedSchema('DeskJobList', Type.Object({ items: Type.Array(DeskJob) })),
  },
})
