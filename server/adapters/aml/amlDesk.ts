import type { NetworkCode } from '../../domain/reference/network.ts'
import type { Clock } from '../../runtime/clock.ts'

/** Where coins would go. */
export interface AmlSubject {
  readonly network: NetworkCode
  readonly address: string
}

export type AmlVerdict = 'clear' | 'refused'

/** Says whether an address may be sent to. A call that fails throws; nothing is sent until it answers. */
export interface AmlScreen {
  screen(subject: AmlSubject): Promise<AmlVerdict>
}

/** A screen that remembers, so that what was looked at before a transaction is known in it. */
export interface AmlDesk extends AmlScreen {
  /** What was looked at in the last minutes; null where nothing was. */
  known(subject: AmlSubject): AmlVerdict | null
}

const keptMs = 5 * 60_000
const mostKept = 10_000

/** Makes the desk of a process. */
export function amlDesk(screen: AmlScreen, machine: Clock): AmlDesk {
  const seen = new Map<string, { readonly verdict: AmlVerdict; readonly at: number }>()
  const keyOf = ({ network, address }: AmlSubject) => `${network}:${address}`
  return {
    known(subject) {
      const entry = seen.get(keyOf(subject))
      return entry && machine.now().getTime() - entry.at < keptMs ? entry.verdict : null
    },
    async screen(subject) {
      const verdict = await screen.screen(subject)
      if (seen.size >= mostKept) seen.clear()
      seen.set(keyOf(subject), { verdict, at: machine.now().getTime() })
      return verdict
    },
  }
}
