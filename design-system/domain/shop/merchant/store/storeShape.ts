import * as unions from '../../../__generated__/unions.ts'
import type { Locale } from '../../../../format/locale.ts'
import type { MerchantLook } from '../../look/merchantLook.ts'

/** What a shop sells. */
export const storeTypes = unions.merchantAccountTypes
export type StoreType = (typeof storeTypes)[number]

/** Where a store is with its review. */
export type StoreStatus = unions.MerchantAccountStatus

/** A store as its owner sees it. */
export interface StoreShape {
  readonly accountId: string
  readonly type: StoreType
  /** For those who review it. */
  readonly description: string
  /** Null for any. */
  readonly currencyCode: string | null
  readonly cryptoCurrencyCodes: readonly string[]
  readonly status: StoreStatus
  /** Why it was suspended. */
  readonly statusReason: string | null
  /** Until when it is looked at; ISO-8601. */
  readonly reviewEndsAt: string | null
  readonly look: Pick<MerchantLook, 'title' | 'merchantId' | 'defaultLocale' | 'logo'>
  readonly createdAt: string
}

/** What an owner writes. */
export interface StoreValues {
  readonly type: StoreType
  readonly title: string
  readonly description: string
  readonly currencyCode: string | null
  readonly cryptoCurrencyCodes: readonly string[]
  readonly defaultLocale: Locale
}
