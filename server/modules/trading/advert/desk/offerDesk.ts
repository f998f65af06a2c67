import { sql } from 'kysely'
import type { Tx } from '../../../../database/database.ts'
import type { Advert } from '../../../../domain/advert/advert.ts'
import { amountsOf } from '../../../../domain/advert/conversion.ts'
import { maximumNow } from '../../../../domain/advert/limit.ts'
import { isWorseForOpener, priceOf } from '../../../../domain/advert/price.ts'
import { whyCannotTake } from '../../../../domain/advert/requirement.ts'
import { refusalOfRequirement } from '../../../../domain/advert/requirementRefusal.ts'
import {
  fitsScale,
  roundDecimal,
  multiplyDecimals,
  type DecimalString,
} from '../../../../domain/money/decimal.ts'
import { toUnits } from '../../../../domain/money/units.ts'
import { isRatePaused } from '../../../reference/rate/ratePause.ts'
import { freshnessOf } from '../../../../domain/rate/freshness.ts'
import { rateOf, type Rates } from '../../../../domain/rate/rates.ts'
import { scaleOf } from '../../../../domain/reference/asset.ts'
import { findPaymentMethod } from '../../../../domain/reference/paymentMethod.ts'
import type { PaymentMethod } from '../../../../domain/reference/paymentMethodRow.ts'
import {
  accepted,
  refuse,
  refused,
  refuseWith,
  type Refusal,
  type Result,
} from '../../../../domain/refusal/refusal.ts'
import { openingRefusal } from '../../../../domain/trade/limit.ts'
import { sideOfOwner } from '../../../../domain/trade/party.ts'
import { product } from '../../../../runtime/product.ts'
import type { Offer, OfferDesk, OpeningRequest } from './ports.ts'
import { issuedAtOnce } from '../../../people/credential/chooseLines.ts'
import type { RequisiteSeal } from '../../../people/credential/requisiteSeal.ts'
import { advertOfRow } from '../advertMapping.ts'
import { lockForOpening } from './openingFacts.ts'
import { reviewAdverts } from '../review/reviewAdverts.ts'
import type { AdvertRow } from '../tables.ts'

/** The adverts as trades know them: quoting one for an opener, and keeping shown what can be served. */
export function offerDesk(rates: () => Rates, seal: RequisiteSeal): OfferDesk {
  const desk: OfferDesk = {
    quote: (tx, request) => quote(tx, request, rates(), seal),

    lockShown: (tx, userId, coin) =>
      tx
        .selectFrom('advert')
        .selectAll()
        .where('owner_id', '=', userId)
        .where('coin', '=', coin)
        .where('type', '=', 'Ad::Sell')
        .where('status', 'in', ['listed', 'listedSandboxed'])
        .orderBy('id')
        .forUpdate()
        .execute(),

    async balanceMoved(tx, shown, at, owner) {
      if (shown.length > 0) await reviewAdverts(tx, shown, rates(), at, owner)
    },

    async changeCoins(tx, { userId, coin, at }, change) {
      const shown = await desk.lockShown(tx, userId, coin)
      await change()
      await desk.balanceMoved(tx, shown, at)
    },

    async standingGained(tx, userIds, at) {
      const { rows } = await sql<{ id: string }>`
        update advert set status = replace(status, 'Sandboxed', ''), updated_at = ${at}
        where owner_id = any(${userIds}::uuid[]) and is_sandboxed returning id`.execute(tx)
      if (rows.length === 0) return
      const graduated = await tx
        .selectFrom('advert')
        .selectAll()
        .where('owner_id', 'in', userIds)
        .where('status', '=', 'listed')
        .orderBy('id')
        .execute()
      await reviewAdverts(tx, graduated, rates(), at)
    },

    async stockMoved(tx, { advertId, fiatAmount, at }) {
      const row = await tx
        .updateTable('advert')
        .set({ stock_used: sql`greatest(0, stock_used + ${fiatAmount}::numeric)` as never })
        .where('id', '=', advertId)
        .where('liquidity_tracking', '=', true)
        .returningAll()
        .executeTakeFirst()
      if (!row) return undefined
      const [reviewed] = await reviewAdverts(tx, [row], rates(), at)
      return reviewed?.row ?? row
    },
  }
  return desk
}

async function quote(
  tx: Tx,
  request: OpeningRequest,
  rates: Rates,
  seal: RequisiteSeal,
): Promise<Result<Offer>> {
  const { at } = request
  const facts = await lockForOpening(tx, request)
  if (!facts) return refused(refuse('not_found', 'id'))
  const { row, locked, owner } = facts
  const unready = openingRefusal({ ...facts.record, isGuest: request.opener.kind === 'guest' }, at)
  if (unready) return refused(unready)
  const advert = advertOfRow(row)
  const price = priceOf(advert, rates)
  if (!price.ok) return refused(refuse('advert_disabled'))
  const written = readWritten(advert, request)
  if (!written.ok) return written
  const amounts = amountsOf(written.value, { price: price.value, coin: advert.coin, fiat: advert.fiat })
  const [unmet] = whyCannotTake(advert, facts.viewer, {
    // The flag follows its owner's standing; a trade opens on what is true now.
    isVisible: row.is_visible && !owner.isBlocked,
    price: price.value,
    freshness: (await isRatePaused(tx, [advert.coin, advert.fiat]))
      ? 'refused'
      : freshnessOf(rates.at, at, product.rate),
    maximumNow: maximumNow(advert, {
      price: price.value,
      rates,
      available: owner.available(advert.coin),
      feePercent: owner.feePercent,
    }),
    bannedByOwner: facts.bannedByOwner,
    ownerBannedByViewer: facts.ownerBannedByViewer,
    shared: facts.shared,
    amount: amounts.fiat,
  })
  if (unmet) return refused(refusalOfRequirement(unmet, advert.fiat))
  const method = advert.paymentMethodCodes.includes(request.methodCode)
    ? findPaymentMethod(request.methodCode)
    : undefined
  if (!method) return refused(refuse('invalid_choice', 'payment_method_code'))
  const worse = priceRefusal(advert, request.priceSeen, price.value)
  if (worse) return refused(worse)
  return accepted({
    advertId: row.id,
    advertType: advert.type,
    ownerId: row.owner_id,
    ownerIsBeginner: row.is_sandboxed,
    openerIsBeginner: facts.record.completedTrades === 0,
    coin: advert.coin,
    fiat: advert.fiat,
    price: price.value,
    marketRate: rateOf(rates, advert.coin, advert.fiat),
    amount: toUnits(amounts.coin, scaleOf(advert.coin), 'exact'),
    fiatAmount: toUnits(amounts.fiat, scaleOf(advert.fiat), 'exact'),
    usdValue: roundDecimal(multiplyDecimals(amounts.coin, rateOf(rates, advert.coin, 'USD')), 2, 'halfUp'),
    method,
    bankName: advert.bankName,
    feePercent: owner.feePercent,
    tracksStock: row.liquidity_tracking,
    shown: locked.filter(isShownSell),
    owner,
    requisites:
      sideOfOwner[advert.type] === 'seller' ? await givenAtOnce(tx, seal, row, method, amounts.fiat) : [],
    terms: advert.terms,
    escrowMinutes: advert.escrowMinutes,
  })
}

/** Where a selling owner is paid: the advert's own lines, or saved ones that are given by themselves. */
async function givenAtOnce(
  tx: Tx,
  seal: RequisiteSeal,
  row: AdvertRow,
  method: PaymentMethod,
  fiatAmount: DecimalString,
) {
  const { payment_credential_id: credentialId } = row
  if (credentialId === null) return seal.open(row.requisites, `advert:${row.id}`)
  return issuedAtOnce(tx, seal, credentialId, { fiat: row.fiat, methodCode: method.code, fiatAmount })
}

const isShownSell = ({ type, status }: AdvertRow) =>
  type === 'Ad::Sell' && (status === 'listed' || status === 'listedSandboxed')

/** The written amount, when it fits the unit of what it is written in. Nothing at all is below every minimum. */
function readWritten(advert: Advert, { amount, amountSide }: OpeningRequest) {
  const scale = scaleOf(amountSide === 'fiat' ? advert.fiat : advert.coin)
  if (amount.startsWith('-')) return refused(refuse('invalid_decimal', 'amount'))
  if (!fitsScale(amount, scale)) return refused(refuseWith('too_many_decimals', { max: scale }, 'amount'))
  return accepted({ amount, side: amountSide })
}

function priceRefusal(advert: Advert, seen: DecimalString, now: DecimalString): Refusal | null {
  return isWorseForOpener(advert.type, seen, now) ? refuseWith('price_changed', { price: now }) : null
}
