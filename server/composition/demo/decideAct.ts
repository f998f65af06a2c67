import type { Side } from '../../domain/trade/party.ts'
import type { TradeStatus } from '../../domain/trade/status.ts'
import type { ServerLocale } from '../../locales/localeTable.ts'
import {
  answerTo,
  characters,
  type ActName,
  type CharacterName,
  type Delay,
  type Moment,
} from './characters.ts'
import type { Step } from './characters.ts'
import type { ShownMessage, TradeInView, ShownTrade } from './shownTrade.ts'
import { languageOf, topicOf } from './topics.ts'
import type { Phrase } from './words/en.ts'

/** What somebody will do next in a trade, and when. */
export interface Intent {
  /** Names it within the trade: done twice, it is the same. */
  readonly key: string
  readonly act: ActName
  readonly at: Date
  readonly phrase: Phrase | null
  readonly locale: ServerLocale
}

/** Who decides, and by what. */
export interface Mind {
  readonly character: CharacterName
  readonly side: Side
  /** What they speak with somebody who has not written yet. */
  readonly locale: ServerLocale
  /** So many times as quick as in life. */
  readonly speed: number
  /** From 0 up to and without 1, the same for the same key: somebody who starts again waits for what they waited for. */
  readonly chance: (key: string) => number
}

/** More is not answered in one trade, whatever is written. */
const mostAnswers = 30

/**
 * What somebody does next in a trade, by their character's row for its state; null where they wait for others. Everything that
 * was done already is read from the trade, so nothing is kept here and nothing is done twice.
 */
export function decide(sight: TradeInView, mind: Mind): Intent | null {
  const { trade } = sight
  const steps = characters[mind.character].reactions[mind.side][trade.status]
  const intents = [
    ...steps.flatMap((step, index) => intentOf(step, `${trade.status}-${index}`, sight, mind) ?? []),
    ...(answer(sight, mind) ?? []),
  ]
  return intents.toSorted((a, b) => a.at.getTime() - b.at.getTime())[0] ?? null
}

function intentOf(step: Step, key: string, sight: TradeInView, mind: Mind): Intent[] | null {
  if (sight.done.has(key)) return null
  const since = begins[step.since ?? 'state'](sight)
  const from = since === null ? null : possibleFrom[step.act](sight, key, mind.side)
  if (since === null || from === null) return null
  const at = delayed(since, step.after, `${sight.trade.id}-${key}`, mind)
  return [
    {
      key,
      act: step.act,
      at: at > from ? at : from,
      phrase: step.phrase ?? null,
      locale: languageWith(sight, mind),
    },
  ]
}

const delayed = (since: Date, [least, most]: Delay, key: string, { speed, chance }: Mind): Date =>
  new Date(since.getTime() + ((least + (most - least) * chance(key)) * 1000) / speed)

/** The language in which the other side wrote last. */
const languageWith = (sight: TradeInView, mind: Mind): ServerLocale =>
  theirs(sight)
    .map(({ text }) => languageOf(text))
    .find(locale => locale !== null) ?? mind.locale

const longAgo = new Date(0)

/** When the state of a trade began. */
const stateBegan: Readonly<Record<TradeStatus, (trade: ShownTrade) => string | null>> = {
  new: trade => timeToPayBegan(trade),
  paid_confirmed: trade => trade.paid_at,
  expired_and_paid: trade => trade.escrow_ends_at,
  disput: trade => trade.dispute?.opened_at ?? null,
  completed: trade => trade.finished_at,
  completed_by_seller: trade => trade.finished_at,
  completed_by_admin: trade => trade.finished_at,
  cancelled_by_buyer: trade => trade.finished_at,
  cancelled_by_admin: trade => trade.finished_at,
  cancelled: trade => trade.finished_at,
  closed: trade => trade.finished_at,
}

/** The time to pay begins with the payment details, which may come later than the trade. */
function timeToPayBegan({ created_at, escrow_ends_at, escrow_minutes }: ShownTrade): string {
  const began = new Date(Date.parse(escrow_ends_at) - escrow_minutes * 60_000).toISOString()
  return began > created_at ? began : created_at
}

const begins: Readonly<Record<Moment, (sight: TradeInView) => Date | null>> = {
  state: ({ trade }) => dateOf(stateBegan[trade.status](trade)),
  asked_to_cancel: ({ trade }) => dateOf(trade.cancel_asked_at),
  asked_for_a_dispute: sight =>
    dateOf(theirs(sight).findLast(({ text }) => topicOf(text) === 'dispute')?.created_at ?? null),
  reminded: sight =>
    dateOf(
      theirs(sight).findLast(({ created_at }) => created_at >= (sight.trade.paid_at ?? ''))?.created_at ??
        null,
    ),
}

const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text))

/** What the other side wrote, newest first. */
const theirs = ({ trade, messages }: TradeInView): readonly ShownMessage[] =>
  messages.filter(
    ({ author, is_mine }) =>
      !is_mine && (author === 'buyer' || author === 'seller') && author !== trade.viewer_side,
  )

const hasSaid = ({ messages, done }: TradeInView, key: string): boolean =>
  done.has(key) || messages.some(({ is_mine, client_id }) => is_mine && client_id === clientIdOf(key))

/** By what a message is known again. */
export const clientIdOf = (key: string): string => `demo-${key}`

/** Whether words may be written now: in a dispute each side has few. */
const maySpeak = ({ trade }: TradeInView, side: Side): boolean =>
  trade.status !== 'disput' || (trade.dispute?.replies_left[side] ?? 0) > 0

type Possible = (sight: TradeInView, key: string, side: Side) => Date | null

/** From when something may be done; null when it was done, or may not be. The trade itself says what is allowed. */
const possibleFrom: Readonly<Record<ActName, Possible>> = {
  say: (sight, key, side) => (!hasSaid(sight, key) && maySpeak(sight, side) ? longAgo : null),
  issue_requisites: byAction('issue_requisites'),
  confirm: byAction('confirm'),
  cancel: byAction('cancel'),
  complete: byAction('complete'),
  create_dispute: byAction('create_dispute'),
  feedback: byAction('feedback'),
}

function byAction(name: ShownTrade['actions'][number]['action']): Possible {
  return ({ trade }) => {
    const found = trade.actions.find(({ action }) => action === name)
    return found?.is_available === true ? longAgo : dateOf(found?.available_at ?? null)
  }
}

/** An answer to the last that was written, unless it has one. */
function answer(sight: TradeInView, mind: Mind): Intent[] | null {
  const { answers } = characters[mind.character]
  const { trade, messages } = sight
  const asked = messages.find(({ author, is_mine }) => author !== 'system' && !is_mine)
  if (answers === null || !asked || !maySpeak(sight, mind.side)) return null
  const isArbiter = asked.author === 'arbiter'
  // A statement comes before an answer, and nobody answers after the end but to a word of thanks.
  if (trade.status === 'disput' && !isArbiter) return null
  const topic = topicOf(asked.text)
  if (trade.finished_at !== null && topic !== 'thanks') return null
  if (messages.filter(({ client_id }) => client_id?.startsWith(clientIdOf('re-'))).length >= mostAnswers)
    return null
  const key = `re-${asked.id.replaceAll('-', '')}`
  if (hasSaid(sight, key)) return null
  return [
    {
      key,
      act: 'say',
      at: delayed(new Date(asked.created_at), answers, `${trade.id}-${key}`, mind),
      phrase: isArbiter ? 'answer_arbiter' : answerTo[mind.side][topic],
      locale: languageOf(asked.text) ?? languageWith(sight, mind),
    },
  ]
}
