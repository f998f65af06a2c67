import type { Connection } from '../../../database/database.ts'
import type { SubjectKind } from '../../../domain/desk/act.ts'
import { jobNames } from '../../../domain/desk/job.ts'
import {
  parseDepositId,
  parseReportedSubjectId,
  parseStoreId,
  parseUserId,
  type UserId,
} from '../../../domain/identifier/identifier.ts'
import { decimalOf } from '../../../domain/reference/decimalOf.ts'
import { parseCaseNumber } from '../../growth/affiliate/caseNumber.ts'
import { personNamed } from '../../people/profile/findPerson.ts'
import { switchableFeatures } from '../../people/setting/features.ts'
import { listRulings } from '../../trading/ruling/listRulings.ts'
import { findMessage } from '../message/actOnMessage.ts'
import { quotedCodes } from '../../../domain/rate/quotedCodes.ts'
import { walletSwitches } from '../../money/withdrawal/walletSwitch.ts'

/** What an act is about. */
export interface Subject {
  readonly kind: SubjectKind
  readonly id: string
  /** What people call it. */
  readonly label: string
  /** Whose it is: nobody acts on what is their own. */
  readonly personId: UserId | null
  /** Who gains by it beside. */
  readonly partnerId?: UserId
  /** Who else has no say in it. */
  readonly partyIds?: readonly UserId[]
}

/** Somebody whom an act names. */
export interface Named {
  readonly id: UserId
  readonly name: string
}

type Find = (db: Connection, id: string) => Promise<Omit<Subject, 'kind' | 'id'> | null>

const finders: Readonly<Record<SubjectKind, Find>> = {
  async person(db, text) {
    const id = parseUserId(text)
    const user =
      id &&
      (await db
        .selectFrom('app_user')
        .select('user_name')
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .executeTakeFirst())
    return user ? { label: user.user_name, personId: id } : null
  },
  async store(db, text) {
    const id = parseStoreId(text)
    const store =
      id &&
      (await db
        .selectFrom('store')
        .select(['title', 'owner_id'])
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .executeTakeFirst())
    return store ? { label: store.title, personId: store.owner_id } : null
  },
  async deposit(db, text) {
    const id = parseDepositId(text)
    const deposit =
      id &&
      (await db
        .selectFrom('deposit')
        .select(['amount', 'coin', 'user_id'])
        .where('id', '=', id)
        .executeTakeFirst())
    if (!deposit) return null
    const label = `${decimalOf(BigInt(deposit.amount), deposit.coin)} ${deposit.coin}`
    return { label, personId: deposit.user_id }
  },
  async report(db, text) {
    const id = parseReportedSubjectId(text)
    const reported =
      id &&
      (await db
        .selectFrom('reported_subject')
        .select(['label', 'person_id'])
        .where('id', '=', id)
        .executeTakeFirst())
    return reported ? { label: reported.label, personId: reported.person_id } : null
  },
  /** A case that nobody has decided; the person brought is who is called, and who brought them gains, too. */
  async invitation(db, text) {
    const id = parseCaseNumber(text)
    const found =
      id &&
      (await db
        .selectFrom('affiliate_case')
        .innerJoin('referral', 'referral.user_id', 'affiliate_case.user_id')
        .innerJoin('app_user', 'app_user.id', 'affiliate_case.user_id')
        .select(['app_user.user_name', 'app_user.id', 'referral.first_id'])
        .where('affiliate_case.id', '=', id)
        .where('affiliate_case.closed_at', 'is', null)
        .executeTakeFirst())
    return found ? { label: found.user_name, personId: found.id, partnerId: found.first_id } : null
  },
  /** A ruling is whose it was decided by; neither they nor a side of it say that it was wrong. */
  async ruling(db, id) {
    const [found] = await listRulings(db, { id, limit: 1 })
    return found
      ? {
          label: found.trade_id,
          personId: found.ruled_by,
          partyIds: [found.buyer_id, found.seller_id],
        }
      : null
  },
  feature: async (_, name) => oneOf(switchableFeatures, name),
  switch: async (_, name) => oneOf(walletSwitches, name),
  job: async (_, name) => oneOf(jobNames, name),
  message: findMessage,
  rate: async (_, name) => oneOf(quotedCodes, name),
}

const oneOf = (names: readonly string[], name: string) =>
  names.includes(name) ? { label: name, personId: null } : null

/** What an id means among its kind; null for nothing. */
export async function findSubject(db: Connection, kind: SubjectKind, id: string): Promise<Subject | null> {
  const found = await finders[kind](db, id)
  return found && { kind, id, ...found }
}

/** Whoever has this name; null for nobody with an account. */
export async function findNamed(db: Connection, name: string): Promise<Named | null> {
  const user = await personNamed(db, name)
  return user ? { id: user.id, name: user.user_name } : null
}
