import type { PushSender } from '../channels.ts'

/** Sends each notice by the one who reaches devices of its kind. */
export const pushSender = (
  by: Readonly<Record<Parameters<PushSender['send']>[0]['kind'], PushSender>>,
): PushSender => ({
  send: (player, notice) => by[player.kind].send(player, notice),
})

/** Reaches nobody: the operator has set no push service up. An app that is opened later makes itself known again. */
export const noPush: PushSender = { send: () => Promise.resolve('gone') }
