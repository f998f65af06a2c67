import { useEffect, useEffectEvent, useState } from 'react'
import type { Moment } from '../../../format/date/formatDate.ts'
import type { MessengerLinkState } from '../auth/messenger/messenger.ts'
import { useTimeLeft } from '../../reference/clock/useTimeLeft.ts'

/** A link to the bot, and until when the bot takes it. */
export interface BotLink {
  readonly href: string
  readonly expiresAt: Moment
}

/** What one turn of asking has come to. */
interface Got {
  readonly turn: number
  /** Null where there was no answer. */
  readonly link: BotLink | null
}

/** The link may also have grown too old meanwhile: another one is asked for by a press. */
export type BotLinkState = MessengerLinkState | { readonly kind: 'over'; readonly onRetry: () => void }

/** The link to the messenger's bot. */
export function useBotLink(getLink: () => Promise<BotLink>): BotLinkState {
  const [turn, setTurn] = useState(0)
  const [got, setGot] = useState<Got | null>(null)
  const get = useEffectEvent(getLink)
  useEffect(() => {
    let isLeft = false
    const keep = (link: BotLink | null) => {
      if (!isLeft) setGot({ turn, link })
    }
    get().then(keep, () => keep(null))
    return () => {
      isLeft = true
    }
  }, [turn])
  const link = got?.turn === turn ? got.link : undefined
  const left = useTimeLeft(link?.expiresAt ?? null)
  const onRetry = () => setTurn(turn + 1)
  if (link === undefined) return { kind: 'coming' }
  if (link === null) return { kind: 'failed', onRetry }
  return left === 0 ? { kind: 'over', onRetry } : { kind: 'ready', ...link }
}
