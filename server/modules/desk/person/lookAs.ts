import type { Connection } from '../../../database/database.ts'
import { refuse, refuseWith, type Refusal } from '../../../domain/refusal/refusal.ts'
import { wordRefusal, type ServerLocale } from '../../../locales/wording.ts'
import type { DeletionObstacle } from '../../../domain/account/deletion.ts'
import { obstacleOf, refusalOf, senderOf } from '../../money/withdrawal/record/withdrawalObstacles.ts'
import type { ObstacleIn } from '../../people/account/deleteAccount.ts'
import { obstaclesFor } from '../../people/account/deleteAccount.ts'
import { featuresOf } from '../../people/setting/features.ts'
import { readAllowance } from '../../trading/advert/facts/advertAllowance.ts'
import { openingRefusal } from '../../../domain/trade/limit.ts'
import { recordOf } from '../../trading/record/traderRecord.ts'
import type { PersonRow } from './findPeople.ts'

/** What somebody may want to do. */
export const lookMatters = ['log_in', 'open_trade', 'send', 'make_advert', 'delete_account'] as const
export type LookMatter = (typeof lookMatters)[number]

/** What looking as somebody stands on. */
export interface LookParts {
  readonly mayNotLeave: readonly ObstacleIn[]
  /** Whether a messenger is set up, which withdrawals may be approved by. */
  readonly hasMessenger: boolean
}

interface Matter {
  readonly what: LookMatter
  readonly is_allowed: boolean
  /** What they are told, in words. */
  readonly words: string | null
  readonly until: string | null
  readonly obstacles: DeletionObstacle[]
}

/** What somebody may do now and what they would be told instead, by the rules that answer them. Nothing is done in their name. */
export async function lookAs(
  db: Connection,
  parts: LookParts,
  row: PersonRow,
  { at, locale }: { readonly at: Date; readonly locale: ServerLocale },
) {
  const matter = (what: LookMatter, refusal: Refusal | null, until: Date | null = null): Matter => ({
    what,
    is_allowed: refusal === null,
    words: refusal && wordRefusal(refusal, locale),
    until: until?.toISOString() ?? null,
    obstacles: [],
  })
  const opening = await openingRefusalFor(db, row, at)
  const obstacle = await obstacleOf(db, await senderOf(db, row.id), parts.hasMessenger, at)
  const { used, limit } = await readAllowance(db, row.id, at)
  const leaving = await obstaclesFor(parts, db, row.id)
  const { feature_flags: own } = await db
    .selectFrom('app_user')
    .select('feature_flags')
    .where('id', '=', row.id)
    .executeTakeFirstOrThrow()
  return {
    matters: [
      matter('log_in', row.banned_at === null ? null : refuse('wrong_credentials')),
      matter(
        'open_trade',
        opening,
        opening?.code === 'opening_paused' ? new Date(opening.params.until) : null,
      ),
      matter('send', obstacle && refusalOf(obstacle), obstacle?.until ?? null),
      matter('make_advert', used < limit ? null : refuseWith('advert_limit_reached', { limit })),
      {
        ...matter('delete_account', leaving.length === 0 ? null : refuse('deletion_refused')),
        obstacles: [...leaving],
      },
    ],
    adverts: { used, limit },
    features: (await featuresOf(db, own)).toSorted(),
  }
}

async function openingRefusalFor(db: Connection, row: PersonRow, at: Date) {
  if (row.suspended_at !== null) return refuse('finances_suspended')
  const record = await recordOf(db, row.id, at)
  return openingRefusal({ ...record, isGuest: row.kind === 'guest' }, at)
}
