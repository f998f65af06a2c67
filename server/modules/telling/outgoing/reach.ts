import { ChannelFailed } from '../../../adapters/channelFailed.ts'
import { refuse } from '../../../domain/refusal/refusal.ts'
import type { Context } from '../../../kernel/context.ts'
import { RequestRefused } from '../../../kernel/refusal.ts'

/** The answer of a provider that somebody waits for; refuses `channel_unavailable` when none is set up, or it fails. */
export async function askProvider<Channel, T>(
  channel: Channel | null,
  { log }: Pick<Context, 'log'>,
  ask: (channel: Channel) => Promise<T>,
): Promise<T> {
  if (channel === null) throw new RequestRefused(refuse('channel_unavailable'))
  try {
    return await ask(channel)
  } catch (error) {
    if (!(error instanceof ChannelFailed)) throw error
    log.warn({ err: error }, 'a provider did not answer somebody who waits')
    throw new RequestRefused(refuse('channel_unavailable'))
  }
}
