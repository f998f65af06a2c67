import type { Static } from 'typebox'
import type { Connection } from '../../../database/database.ts'
import { isAssetCode, scaleOf } from '../../../domain/reference/asset.ts'
import { fromUnits, units } from '../../../domain/money/units.ts'
import type { ServerLocale } from '../../../locales/wording.ts'
import { averageReleaseMinutes, cancelledPercent } from '../../../domain/reputation/reputation.ts'
import { risksOf } from '../../../domain/reputation/risk.ts'
import { volumeBand } from '../../../domain/reputation/volumeBand.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { readBetween } from './readBetween.ts'
import { offersOpen, type OfferParts } from './openOffers.ts'
import type { PersonRow } from './findPerson.ts'
import type { Profile as ProfileSchema } from './schema.ts'
import { riskRecord } from './riskRecord.ts'
import { readTraders } from './traders.ts'
import { placeName } from '../../../locales/referenceNames.ts'

/** Somebody's page as the wire shows it to one viewer. */
export type ProfileView = Static<typeof ProfileSchema>

/** The public page of a person. Every figure is read from what was kept with each trade: none is counted here. */
export async function presentPerson(
  parts: OfferParts,
  db: Connection,
  person: PersonRow,
  { viewer, at, locale }: { readonly viewer: Viewer; readonly at: Date; readonly locale: ServerLocale },
): Promise<ProfileView> {
  const trader = (await readTraders(db, [person.id])).get(person.id)
  if (!trader) throw new Error(`The person ${person.id} went away`)
  const between = await readBetween(db, viewer, person)
  const offers = await offersOpen(parts, db, person.id, at)
  const isOwn = viewer.kind !== 'visitor' && viewer.userId === person.id
  return {
    ...trader.view,
    ...aboutOf(person),
    place: placeName(person.time_zone, locale),
    ...offers.shown,
    first_trade_at: trader.record.firstTradeAt?.toISOString() ?? null,
    is_own: isOwn,
    feedback_counts: trader.record.said,
    counterparties_count: trader.record.counterparties,
    cancelled_percent: cancelledPercent({
      completed: trader.record.completedTrades,
      cancelled: trader.record.cancelledTrades,
    }),
    average_release_minutes: averageReleaseMinutes(trader.record.releases),
    volumes: await readVolumes(db, person),
    risks: [
      ...risksOf({
        ...riskRecord(trader, at),
        takesReversible: offers.takesReversible,
        tradesWithViewer: between.history?.completed ?? null,
      }),
    ],
    phone: isOwn ? person.phone : null,
    legal_name: isOwn || between.isPartner ? person.legal_name : null,
    is_blocked: between.isBlocked,
    has_blocked: between.hasBlocked,
    history: between.history,
  }
}

/** What somebody says of themselves, and has shown to be theirs. */
const aboutOf = (person: PersonRow) => ({
  introduction: person.introduction,
  telegram_username: person.telegram_user_name,
  time_zone: person.time_zone,
  ...shownOf(person),
})

/** How far somebody may take part, and what of theirs was verified. */
export function shownOf(person: PersonRow) {
  const shown = {
    email: person.email_confirmed_at,
    phone: person.phone_verified_at,
    identity: person.identity_verified_at,
    messenger: person.telegram_id,
  } as const
  return {
    standing: person.banned_at ? 'banned' : person.suspended_at ? 'suspended' : 'ok',
    verifications: (['email', 'phone', 'identity', 'messenger'] as const).filter(
      kind => shown[kind] !== null,
    ),
  } as const
}

async function readVolumes(db: Connection, { id }: PersonRow): Promise<ProfileView['volumes']> {
  const rows = await db
    .selectFrom('trade_volume_coin')
    .select(['asset', 'units'])
    .where('user_id', '=', id)
    .orderBy('asset')
    .execute()
  return rows.flatMap(({ asset, units: traded }) =>
    isAssetCode(asset) ? [{ asset, ...volumeBand(fromUnits(units(BigInt(traded)), scaleOf(asset))) }] : [],
  )
}
