import type { Tx } from '../../../database/database.ts'
import type { Act } from '../../../domain/desk/act.ts'
import { mayMeet, type PersonAct, type PersonStanding } from '../../../domain/desk/personAct.ts'
import type { TrailFacts } from '../../../domain/desk/trail.ts'
import {
  parseAdvertId,
  parseDepositId,
  parseReportedSubjectId,
  parseStoreId,
  type UserId,
} from '../../../domain/identifier/identifier.ts'
import { decideTie, type TieDecision } from '../../growth/affiliate/decideTie.ts'
import { storeTransitions, type StoreMove } from '../../../domain/store/machine.ts'
import { attributeDeposit } from '../../money/deposit/claimDeposit.ts'
import { isPaused } from '../../money/withdrawal/record/withdrawalObstacles.ts'
import { switchWallet, type WalletSwitch } from '../../money/withdrawal/walletSwitch.ts'
import { isFeatureOn, switchFeature, type Feature } from '../../people/setting/features.ts'
import { holdMoney } from '../../people/user/holdMoney.ts'
import { moveStore } from '../../shop/store/reviewStore.ts'
import { retryFailed, runSoon } from '../../../runtime/job/jobs.ts'
import { switchRate } from '../../reference/rate/ratePause.ts'
import type { QuotedCode } from '../../../domain/rate/quotedCodes.ts'
import { giveUpMessage, retryMessage } from '../message/actOnMessage.ts'
import type { DeskParts } from '../parts.ts'
import { closeReports } from '../report/closeReports.ts'
import { withholdOffer } from '../report/withholdOffer.ts'
import { changeDuty, changeParticipation, endEverySession } from './changeStanding.ts'
import { personStanding } from './personStanding.ts'
import type { Named, Subject } from './subject.ts'

/** What is to be done. */
export interface Order {
  readonly subject: Subject
  readonly named: Named | null
  readonly reason: string
  readonly at: Date
}

/** What has changed. */
export interface Done {
  readonly before: TrailFacts
  readonly after: TrailFacts
}

/** Does an act, in the transaction of its entry; null where it leads nowhere from here. */
type Doing = (tx: Tx, parts: DeskParts, order: Order) => Promise<Done | null>

type DoToPerson = (tx: Tx, parts: DeskParts, userId: UserId, at: Date) => Promise<unknown>

/** What is told of somebody before and after. */
const factsOf = (standing: PersonStanding): TrailFacts => ({
  duty: standing.roles.find(role => role !== 'user') ?? 'user',
  is_suspended: standing.isSuspended,
  is_banned: standing.isBanned,
  is_money_held: standing.isMoneyHeld,
  has_sessions: standing.hasSessions,
})

/** The facts that differ. */
function difference(before: TrailFacts, after: TrailFacts): Done {
  const changed = Object.keys(after).filter(name => before[name] !== after[name])
  const only = (facts: TrailFacts) => Object.fromEntries(changed.map(name => [name, facts[name] ?? null]))
  return { before: only(before), after: only(after) }
}

const toPerson =
  (act: PersonAct, work: DoToPerson): Doing =>
  async (tx, parts, { subject: { personId }, at }) => {
    if (personId === null) return null
    // Held: two who act at once come one after the other.
    await tx.selectFrom('app_user').select('id').where('id', '=', personId).forUpdate().execute()
    const before = await personStanding(tx, personId, at)
    if (!mayMeet(act, before)) return null
    await work(tx, parts, personId, at)
    return difference(factsOf(before), factsOf(await personStanding(tx, personId, at)))
  }

/** Whoever is shut out is what was asked for by everybody who reported something of theirs. */
async function shutOut(
  tx: Tx,
  parts: DeskParts,
  userId: UserId,
  how: { readonly suspended: true } | { readonly banned: true },
  at: Date,
): Promise<void> {
  await changeParticipation(tx, parts, userId, how, at)
  await closeReports(tx, parts.random, { personId: userId }, 'acted', at)
}

const toStore =
  (move: StoreMove): Doing =>
  async (tx, { random }, { subject, reason, at }) => {
    const id = parseStoreId(subject.id)
    const before =
      id &&
      (await tx.selectFrom('store').select('status').where('id', '=', id).forUpdate().executeTakeFirst())
    if (!id || !before || !storeTransitions[move].from.some(status => status === before.status)) return null
    const told = move === 'suspend' ? reason : null
    const moved = await moveStore(tx, random, id, { move, reason: told }, at)
    if (moved && move === 'suspend')
      await closeReports(tx, random, { kind: 'store', subjectId: id }, 'acted', at)
    return moved && { before: { status: before.status }, after: { status: moved.status } }
  }

const toFeature =
  (isOn: boolean): Doing =>
  async (tx, _, { subject, named, at }) => {
    const name = subject.id as Feature
    const whose = named?.name ?? 'everybody'
    const before = await isOnFor(tx, name, named)
    if (before === isOn) return null
    await switchFeature(tx, { name, user: named?.name ?? 'all', isOn }, at)
    return {
      before: { for: whose, is_on: before },
      after: { for: whose, is_on: await isOnFor(tx, name, named) },
    }
  }

/** Somebody's own flag, or how it stands for everybody. */
async function isOnFor(tx: Tx, name: Feature, named: Named | null): Promise<boolean> {
  if (named === null) return isFeatureOn(tx, name)
  const user = await tx
    .selectFrom('app_user')
    .select('feature_flags')
    .where('id', '=', named.id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return user.feature_flags.includes(name)
}

const toSwitch =
  (isOff: boolean): Doing =>
  async (tx, _, { subject, at }) => {
    if ((await isPaused(tx)) === isOff) return null
    await switchWallet(tx, subject.id as WalletSwitch, isOff, at)
    return { before: { is_paused: !isOff }, after: { is_paused: isOff } }
  }

const creditDeposit: Doing = async (tx, { trade, invoices }, { subject, named, at }) => {
  const id = parseDepositId(subject.id)
  if (!id || !named) return null
  const isDone = await attributeDeposit(tx, { ...trade, invoices }, { id, userId: named.id, at })
  return isDone ? { before: { owner: null }, after: { owner: named.name } } : null
}

/** Held: of two who act at once one comes later, and finds it done. */
const holdReported = (tx: Tx, { subject }: Order) =>
  tx
    .selectFrom('reported_subject')
    .selectAll()
    .where('id', '=', parseReportedSubjectId(subject.id) ?? null)
    .forUpdate()
    .executeTakeFirst()

const dismissReport: Doing = async (tx, { random }, order) => {
  const reported = await holdReported(tx, order)
  if (!reported || reported.closed_at !== null) return null
  await closeReports(tx, random, { id: reported.id }, 'dismissed', order.at)
  return {
    before: { kind: reported.kind, is_closed: false },
    after: { kind: reported.kind, is_closed: true },
  }
}

const toOffer =
  (isHidden: boolean): Doing =>
  async (tx, parts, order) => {
    const { reason, at } = order
    const reported = await holdReported(tx, order)
    const id = reported?.kind === 'offer' && parseAdvertId(reported.subject_id)
    if (!reported || !id || (isHidden && reported.closed_at !== null)) return null
    if (!(await withholdOffer(tx, parts, id, isHidden ? reason : null, at))) return null
    if (isHidden) await closeReports(tx, parts.random, { id: reported.id }, 'acted', at)
    return { before: { is_hidden: !isHidden }, after: { is_hidden: isHidden } }
  }

const toInvitation =
  (decision: TieDecision): Doing =>
  async (tx, _, { subject: { personId }, at }) => {
    if (personId === null || (await decideTie(tx, personId, decision, at)) === 0) return null
    return { before: { tie: 'open' }, after: { tie: decision === 'clear' ? 'cleared' : 'kept' } }
  }

const overturnRuling: Doing = async (tx, _, { subject, reason, at }) => {
  const row = await tx
    .insertInto('overturned_ruling')
    .values({ case_id: subject.id, reason, at })
    .onConflict(conflict => conflict.column('case_id').doNothing())
    .returning('case_id')
    .executeTakeFirst()
  return row ? { before: { is_overturned: false }, after: { is_overturned: true } } : null
}

const toRate =
  (isOff: boolean): Doing =>
  async (tx, _, { subject, at }) =>
    (await switchRate(tx, subject.id as QuotedCode, isOff, at))
      ? { before: { is_paused: !isOff }, after: { is_paused: isOff } }
      : null

/** What is done is all that there is to tell. */
const nothingElse: Done = { before: {}, after: {} }

/** How each act is done. */
export const doings: Readonly<Record<Act, Doing>> = {
  suspend: toPerson('suspend', (tx, parts, id, at) => shutOut(tx, parts, id, { suspended: true }, at)),
  ban: toPerson('ban', (tx, parts, id, at) => shutOut(tx, parts, id, { banned: true }, at)),
  restore: toPerson('restore', (tx, parts, id, at) =>
    changeParticipation(tx, parts, id, { suspended: false, banned: false }, at),
  ),
  hold_money: toPerson('hold_money', (tx, parts, id, at) => holdMoney(parts, tx, id, 'operator', at)),
  lift_hold: toPerson('lift_hold', (tx, _, id) =>
    tx
      .updateTable('app_user')
      .set({ money_held_until: null, money_held_reason: null })
      .where('id', '=', id)
      .execute(),
  ),
  end_sessions: toPerson('end_sessions', (tx, _, id, at) => endEverySession(tx, id, 'ended_by_operator', at)),
  make_user: toPerson('make_user', (tx, _, id, at) => changeDuty(tx, id, 'user', at)),
  make_arbiter: toPerson('make_arbiter', (tx, _, id, at) => changeDuty(tx, id, 'arbiter', at)),
  make_operator: toPerson('make_operator', (tx, _, id, at) => changeDuty(tx, id, 'operator', at)),
  approve_store: toStore('approve'),
  suspend_store: toStore('suspend'),
  restore_store: toStore('restore'),
  credit_deposit: creditDeposit,
  dismiss_report: dismissReport,
  hide_offer: toOffer(true),
  show_offer: toOffer(false),
  clear_tie: toInvitation('clear'),
  keep_tie: toInvitation('keep'),
  overturn_ruling: overturnRuling,
  switch_on: toFeature(true),
  switch_off: toFeature(false),
  pause: toSwitch(true),
  resume: toSwitch(false),
  run_job: async (tx, _, { subject, at }) => ((await runSoon(tx, subject.id, at)) ? nothingElse : null),
  retry_job: async (tx, _, { subject: { id: kind }, at }) =>
    (await retryFailed(tx, { kind }, at)) > 0 ? nothingElse : null,
  retry_message: async (tx, _, { subject, at }) =>
    (await retryMessage(tx, subject.id, at)) ? nothingElse : null,
  give_up_message: async (tx, _, { subject, at }) =>
    (await giveUpMessage(tx, subject.id, at)) ? nothingElse : null,
  pause_rate: toRate(true),
  resume_rate: toRate(false),
}
