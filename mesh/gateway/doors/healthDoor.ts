import { nobody } from '../../identity.ts'
import type { RestClient } from '../../upstream/restClient.ts'
import { answerJson } from './answer.ts'
import type { Door } from './door.ts'

/** Whether people can use Souk: the gateway answers, and so does the server behind it. */
export interface Health {
  readonly status: 'ok' | 'unavailable'
  readonly gateway: 'ok'
  readonly server: 'ok' | 'unavailable'
}

/** `/health`: 200 when both halves answer, else 503. The server's own account stays inside. */
export function healthDoor(rest: RestClient, newRequestId: () => string, patience = 2000): Door {
  return {
    name: 'health',
    opens: path => path === '/health',
    async enter({ response }) {
      const server = await rest
        .call(
          { method: 'GET', path: '/health' },
          { ...nobody, requestId: newRequestId() },
          AbortSignal.timeout(patience),
        )
        .then(
          answer => (answer.status === 200 ? 'ok' : 'unavailable'),
          () => 'unavailable' as const,
        )
      const status = server === 'ok' ? 'ok' : 'unavailable'
      answerJson(response, status === 'ok' ? 200 : 503, { status, gateway: 'ok', server } satisfies Health)
    },
  }
}
