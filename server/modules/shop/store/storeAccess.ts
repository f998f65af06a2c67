import { allowsHost, isPublicAddress, literalAddress } from '../../../domain/host/publicAddress.ts'
import { compareDecimals, decimal, parseDecimal, toScaled } from '../../../domain/money/decimal.ts'
import { refuse, refuseWith } from '../../../domain/refusal/refusal.ts'
import type { Input } from '../../../kernel/operation.ts'
import { RequestRefused } from '../../../kernel/refusal.ts'
import { product } from '../../../runtime/product.ts'
import type { storeOperations } from './schema.ts'
import type { StoreRow } from './tables.ts'

type AccessInput = Input<(typeof storeOperations)['updateMerchantAccount']>['body']

const urlFields = ['webhook_url', 'success_url', 'fail_url'] as const

type Access = Pick<StoreRow, (typeof urlFields)[number] | 'tolerance_percent'>

/** A store’s addresses and its tolerance with what is written over them. Refuses at the field. */
export function writtenAccess(
  before: StoreRow,
  input: AccessInput,
  allowedHosts: ReadonlySet<string>,
): Access {
  const url = (field: (typeof urlFields)[number]) => {
    const text = input[field]
    return text === undefined ? before[field] : text === null ? null : readUrl(text, field, allowedHosts)
  }
  return {
    webhook_url: url('webhook_url'),
    success_url: url('success_url'),
    fail_url: url('fail_url'),
    tolerance_percent:
      input.tolerance_percent === undefined
        ? before.tolerance_percent
        : readTolerance(input.tolerance_percent),
  }
}

/** An address as browsers and we understand it. What its name resolves to is looked at whenever something is sent there. */
export function readUrl(text: string, field: string, allowedHosts: ReadonlySet<string>): string {
  const url = URL.parse(text.trim())
  if (!url || !['https:', 'http:'].includes(url.protocol) || url.username !== '' || url.password !== '')
    throw new RequestRefused(refuse('url_invalid', field))
  const isAllowed = allowsHost(allowedHosts, url)
  if (url.protocol !== 'https:' && !isAllowed) throw new RequestRefused(refuse('url_invalid', field))
  const literal = literalAddress(url)
  if (!isAllowed && literal !== null && !isPublicAddress(literal))
    throw new RequestRefused(refuse('url_not_public', field))
  const max = product.store.urlMaxLength
  if (url.href.length > max) throw new RequestRefused(refuseWith('too_long', { max }, field))
  return url.href
}

const tolerancePlaces = 2

function readTolerance(text: string): string {
  const field = 'tolerance_percent'
  const percent = parseDecimal(text, { negative: true })
  if (percent === undefined) throw new RequestRefused(refuse('invalid_decimal', field))
  const max = product.store.toleranceMaxPercent
  if (percent.startsWith('-')) throw new RequestRefused(refuseWith('too_small', { min: '0' }, field))
  if (compareDecimals(percent, decimal(max)) > 0)
    throw new RequestRefused(refuseWith('too_large', { max }, field))
  if (toScaled(percent).scale > tolerancePlaces)
    throw new RequestRefused(refuseWith('too_many_decimals', { max: tolerancePlaces }, field))
  return percent
}
