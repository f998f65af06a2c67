import { createHash } from 'node:crypto'
import { Type } from 'typebox'
import { isoDay } from '../../domain/time/calendar.ts'
import type { Clock } from '../../runtime/clock.ts'
import type { Timers } from '../../runtime/timers.ts'
import type { PhoneSender } from '../channels.ts'
import { provider, type ProviderAccess } from '../provider.ts'

const ringing = Type.Object({ caller: Type.String({ pattern: String.raw`^\+[0-9]{7,15}$` }) })

/**
 * Text messages and calls by a provider's HTTP API: `POST /sms {to, text}`, and `POST /calls {to}`, which answers with the
 * number that rings. Both carry an `Idempotency-Key`, so that a call which is repeated because its answer was lost costs
 * nothing: a text is the same within a day, a call within a minute.
 */
export function httpPhone(access: ProviderAccess, clock: Clock, timers: Timers): PhoneSender {
  const phone = provider('phone provider', access, timers)
  const keyOf = (...parts: readonly string[]) => ({
    'idempotency-key': createHash('sha256').update(JSON.stringify(parts)).digest('hex'),
  })
  return {
    async sms(to, text) {
      const day = isoDay(clock.now())
      await phone.post('/sms', { to, text }, Type.Unknown(), keyOf('sms', to, text, day))
    },
    async call(to) {
      const minute = clock.now().toISOString().slice(0, 16)
      const { caller } = await phone.post('/calls', { to }, ringing, keyOf('call', to, minute))
      return caller.slice(-4)
    },
  }
}
