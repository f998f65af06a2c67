import type { LedgerTables } from '../ledger/tables.ts'
import type { RuntimeTables } from '../runtime/tables.ts'
import type { AffiliateTables } from '../modules/affiliate/tables.ts'
import type { AdvertTables } from '../modules/advert/tables.ts'
import type { CardTables } from '../modules/card/tables.ts'
import type { ChatTables } from '../modules/chat/tables.ts'
import type { CollectingTables } from '../modules/collecting/tables.ts'
import type { ClaimTables } from '../modules/claim/tables.ts'
import type { ContactTables } from '../modules/contact/tables.ts'
import type { ContentTables } from '../modules/content/tables.ts'
import type { CredentialTables } from '../modules/credential/tables.ts'
import type { SimulatedTables } from '../adapters/chain/embeddedTables.ts'
import type { DepositTables } from '../modules/deposit/tables.ts'
import type { DisputeTables } from '../modules/dispute/tables.ts'
import type { DocumentTables } from '../modules/document/tables.ts'
import type { FeedbackTables } from '../modules/feedback/tables.ts'
import type { GuestTables } from '../modules/guest/tables.ts'
import type { HomeTables } from '../modules/home/tables.ts'
import type { InstantTradeTables } from '../modules/instantTrade/tables.ts'
import type { InvoiceTables } from '../modules/invoice/tables.ts'
import type { MerchantStatsTables } from '../modules/merchantStats/tables.ts'
import type { NotificationTables } from '../modules/notification/tables.ts'
import type { PokeTables } from '../modules/poke/tables.ts'
import type { ProfileTables } from '../modules/profile/tables.ts'
import type { SavedSearchTables } from '../modules/savedSearch/tables.ts'
import type { SecurityTables } from '../modules/security/tables.ts'
import type { PeopleTables } from '../modules/session/tables.ts'
import type { StoreTables } from '../modules/store/tables.ts'
import type { StoreKeyTables } from '../modules/storeKey/tables.ts'
import type { SwapTables } from '../modules/swap/tables.ts'
import type { SwapOfferTables } from '../modules/swapOffer/tables.ts'
import type { TradeTables } from '../modules/trade/tables.ts'
import type { WebhookTables } from '../modules/webhook/tables.ts'
import type { WithdrawalTables } from '../modules/withdrawal/tables.ts'

/** Every table, for Kysely. A module describes its own in `<module>/tables.ts` and joins this list. */
export interface Tables
  extends
    LedgerTables,
    RuntimeTables,
    PeopleTables,
    AffiliateTables,
    AdvertTables,
    TradeTables,
    CardTables,
    ChatTables,
    ClaimTables,
    DisputeTables,
    ContactTables,
    ContentTables,
    CredentialTables,
    DocumentTables,
    FeedbackTables,
    GuestTables,
    HomeTables,
    ProfileTables,
    InstantTradeTables,
    InvoiceTables,
    MerchantStatsTables,
    NotificationTables,
    PokeTables,
    SavedSearchTables,
    SecurityTables,
    StoreTables,
    StoreKeyTables,
    WebhookTables,
    SwapTables,
    SwapOfferTables,
    DepositTables,
    CollectingTables,
    SimulatedTables,
    WithdrawalTables {}
