import { Type } from 'typebox'
import { Value } from 'typebox/value'
import type { Timers } from '../../runtime/timers.ts'
import { ChannelFailed } from '../channelFailed.ts'
import type { PushSender } from '../channels.ts'
import { provider, type ProviderAccess } from '../provider.ts'

/** Where the native shell is reached: the token that its push service gave it. */
export const shellAddress = Type.Object({ token: Type.String({ minLength: 1, maxLength: 4096 }) })

const isGone = (error: unknown): boolean =>
  error instanceof ChannelFailed && (error.status === 404 || error.status === 410)

/** Notices to the native shell, by a service that passes them on: `POST /notices {token, platform, title, body, path, tag}`. */
export function shellPush(access: ProviderAccess, timers: Timers): PushSender {
  const service = provider('shell push service', access, timers)
  return {
    async send({ kind, address }, { title, body, path, tag }) {
      if (!Value.Check(shellAddress, address)) return 'gone'
      const notice = { token: address.token, platform: kind, title, body, path, tag }
      try {
        await service.post('/notices', notice, Type.Unknown())
        return 'sent'
      } catch (error) {
        if (isGone(error)) return 'gone'
        throw error
      }
    },
  }
}
