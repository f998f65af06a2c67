import type { Migration } from 'kysely/migration'
import { ledger } from './0001_ledger.ts'
import { runtime } from './0002_runtime.ts'
import { people } from './0003_people.ts'
import { adverts } from './0004_adverts.ts'
import { trades } from './0005_trades.ts'
import { tradePath } from './0006_trade_path.ts'
import { accountsComplete } from './0007_accounts.ts'
import { switchedOff } from './0008_switched_off.ts'
import { peopleKnown } from './0009_people.ts'
import { requisites } from './0010_requisites.ts'
import { notices } from './0011_notices.ts'
import { advertDesk } from './0012_advert_desk.ts'
import { tradeSearch } from './0013_trade_search.ts'
import { search } from './0014_search.ts'
import { content } from './0015_content.ts'
import { tradePage } from './0016_trade_page.ts'
import { disputes } from './0017_disputes.ts'
import { instantTrades } from './0018_instant_trades.ts'
import { guests } from './0019_guests.ts'
import { deposits } from './0020_deposits.ts'
import { withdrawals } from './0021_withdrawals.ts'
import { swaps } from './0022_swaps.ts'
import { cards } from './0023_cards.ts'
import { walletLists } from './0024_wallet_lists.ts'
import { collecting } from './0025_collecting.ts'
import { swapOffers } from './0026_swap_offers.ts'
import { stores } from './0027_stores.ts'
import { invoices } from './0028_invoices.ts'
import { merchantApi } from './0029_merchant_api.ts'
import { merchantStats } from './0030_merchant_stats.ts'
import { storeCss } from './0031_store_css.ts'
import { filePlaces } from './0032_file_places.ts'
import { userNameFolds } from './0033_user_name_fold.ts'
import { affiliate } from './0034_affiliate.ts'
import { deviceMarks } from './0035_device_marks.ts'
import { bonusHistory } from './0036_bonus_history.ts'
import { firstInviteCodes } from './0037_first_invite_codes.ts'
import { documents } from './0038_documents.ts'
import { countries } from './0039_countries.ts'
import { documentEditing } from './0040_document_editing.ts'
import { contact } from './0041_contact.ts'
import { agreement } from './0042_agreement.ts'
import { documentLists } from './0043_document_lists.ts'
import { contentCards } from './0044_content_cards.ts'
import { storedFunction } from './0045_stored_function.ts'
import { desk } from './0046_desk.ts'
import { reports } from './0047_reports.ts'
import { keeping } from './0048_keeping.ts'
import { running } from './0049_running.ts'
import { rulings } from './0050_rulings.ts'
import { ownData } from './0051_own_data.ts'
import { postingTime } from './0052_posting_time.ts'

/**
 * Every migration, by the name under which it is recorded; they run in the order of their names. A migration that has been
 * released never changes. There is no way back: mend forward. Functions are not here but in `functions`, a file each: those change.
 */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001_ledger': ledger,
  '0002_runtime': runtime,
  '0003_people': people,
  '0004_adverts': adverts,
  '0005_trades': trades,
  '0006_trade_path': tradePath,
  '0007_accounts': accountsComplete,
  '0008_switched_off': switchedOff,
  '0009_people': peopleKnown,
  '0010_requisites': requisites,
  '0011_notices': notices,
  '0012_advert_desk': advertDesk,
  '0013_trade_search': tradeSearch,
  '0014_search': search,
  '0015_content': content,
  '0016_trade_page': tradePage,
  '0017_disputes': disputes,
  '0018_instant_trades': instantTrades,
  '0019_guests': guests,
  '0020_deposits': deposits,
  '0021_withdrawals': withdrawals,
  '0022_swaps': swaps,
  '0023_cards': cards,
  '0024_wallet_lists': walletLists,
  '0025_collecting': collecting,
  '0026_swap_offers': swapOffers,
  '0027_stores': stores,
  '0028_invoices': invoices,
  '0029_merchant_api': merchantApi,
  '0030_merchant_stats': merchantStats,
  '0031_store_css': storeCss,
  '0032_file_places': filePlaces,
  '0033_user_name_fold': userNameFolds,
  '0034_affiliate': affiliate,
  '0035_device_marks': deviceMarks,
  '0036_bonus_history': bonusHistory,
  '0037_first_invite_codes': firstInviteCodes,
  '0038_documents': documents,
  '0039_countries': countries,
  '0040_document_editing': documentEditing,
  '0041_contact': contact,
  '0042_agreement': agreement,
  '0043_document_lists': documentLists,
  '0044_content_cards': contentCards,
  '0045_stored_function': storedFunction,
  '0046_desk': desk,
  '0047_reports': reports,
  '0048_keeping': keeping,
  '0049_running': running,
  '0050_rulings': rulings,
  '0051_own_data': ownData,
  '0052_posting_time': postingTime,
}
