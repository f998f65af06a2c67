// Made of the folders of languages by `npm run generate`.
import type { advert } from '../en/advert.ts'
import type { auth } from '../en/auth.ts'
import type { common } from '../en/common.ts'
import type { connection } from '../en/connection.ts'
import type { error } from './en/error.ts'
import type { form } from '../en/form.ts'
import type { nav } from '../en/nav.ts'
import type { page } from '../en/page.ts'
import type { profile } from '../en/profile.ts'
import type { state } from '../en/state.ts'
import type { trade } from '../en/trade.ts'
import type { errorTrade } from './en/errorTrade.ts'
import type { tradePage } from '../en/tradePage.ts'
import type { chat } from '../en/chat.ts'
import type { dashboard } from '../en/dashboard.ts'
import type { wallet } from '../en/wallet.ts'
import type { errorAccount } from './en/errorAccount.ts'
import type { notificationPage } from '../en/notificationPage.ts'
import type { phone } from '../en/phone.ts'
import type { security } from '../en/security.ts'
import type { setting } from '../en/setting.ts'
import type { person } from '../en/person.ts'
import type { feedback } from '../en/feedback.ts'
import type { reputation } from '../en/reputation.ts'
import type { errorRequisite } from './en/errorRequisite.ts'
import type { requisite } from '../en/requisite.ts'
import type { credential } from '../en/credential.ts'
import type { ownAdvert } from '../en/ownAdvert.ts'
import type { story } from '../en/story.ts'
import type { instantTrade } from '../en/instantTrade.ts'
import type { openTrade } from '../en/openTrade.ts'
import type { recovery } from '../en/recovery.ts'
import type { confirmation } from '../en/confirmation.ts'
import type { savedSearch } from '../en/savedSearch.ts'
import type { home } from '../en/home.ts'
import type { market } from '../en/market.ts'
import type { homeTop } from '../en/homeTop.ts'
import type { dispute } from '../en/dispute.ts'
import type { advertBulk } from '../en/advertBulk.ts'
import type { advertPart } from '../en/advertPart.ts'
import type { advertWizard } from '../en/advertWizard.ts'
import type { guest } from '../en/guest.ts'
import type { errorReceive } from './en/errorReceive.ts'
import type { receive } from '../en/receive.ts'
import type { download } from '../en/download.ts'
import type { transaction } from '../en/transaction.ts'
import type { errorSend } from './en/errorSend.ts'
import type { send } from '../en/send.ts'
import type { errorSwap } from './en/errorSwap.ts'
import type { swap } from '../en/swap.ts'
import type { swapOffer } from '../en/swapOffer.ts'
import type { card } from '../en/card.ts'
import type { errorStore } from './en/errorStore.ts'
import type { merchant } from '../en/merchant.ts'
import type { errorStyle } from './en/errorStyle.ts'
import type { merchantStyle } from '../en/merchantStyle.ts'
import type { errorInvoice } from './en/errorInvoice.ts'
import type { merchantInvoice } from '../en/merchantInvoice.ts'
import type { merchantIntegration } from '../en/merchantIntegration.ts'
import type { merchantStats } from '../en/merchantStats.ts'
import type { affiliate } from '../en/affiliate.ts'
import type { invoice } from '../en/invoice.ts'
import type { affiliateCalculator } from '../en/affiliateCalculator.ts'
import type { fees } from '../en/fees.ts'
import type { bonus } from '../en/bonus.ts'
import type { agreement } from '../en/agreement.ts'
import type { invitation } from '../en/invitation.ts'
import type { demo } from '../en/demo.ts'
import type { content } from '../en/content.ts'
import type { news } from '../en/news.ts'
import type { notification } from '../en/notification.ts'
import type { contact } from '../en/contact.ts'
import type { country } from '../en/country.ts'
import type { calculator } from '../en/calculator.ts'
import type { coinWallet } from '../en/coinWallet.ts'
import type { command } from '../en/command.ts'
import type { pageRead } from '../en/pageRead.ts'
import type { editor } from '../en/editor.ts'
import type { errorContent } from './en/errorContent.ts'
import type { desk } from '../en/desk.ts'
import type { deskJob } from '../en/deskJob.ts'
import type { errorDesk } from './en/errorDesk.ts'
import type { deskPerson } from '../en/deskPerson.ts'
import type { deskQueue } from '../en/deskQueue.ts'
import type { deskDispute } from '../en/deskDispute.ts'
import type { deskRunning } from '../en/deskRunning.ts'
import type { report } from '../en/report.ts'
import type { uiKit } from '../en/uiKit.ts'
import type { uiKitPart } from '../en/uiKitPart.ts'

/** All words of English. */
export interface Resources {
  readonly advert: typeof advert
  readonly auth: typeof auth
  readonly common: typeof common
  readonly connection: typeof connection
  readonly error: typeof error
  readonly form: typeof form
  readonly nav: typeof nav
  readonly page: typeof page
  readonly profile: typeof profile
  readonly state: typeof state
  readonly trade: typeof trade
  readonly errorTrade: typeof errorTrade
  readonly tradePage: typeof tradePage
  readonly chat: typeof chat
  readonly dashboard: typeof dashboard
  readonly wallet: typeof wallet
  readonly errorAccount: typeof errorAccount
  readonly notificationPage: typeof notificationPage
  readonly phone: typeof phone
  readonly security: typeof security
  readonly setting: typeof setting
  readonly person: typeof person
  readonly feedback: typeof feedback
  readonly reputation: typeof reputation
  readonly errorRequisite: typeof errorRequisite
  readonly requisite: typeof requisite
  readonly credential: typeof credential
  readonly ownAdvert: typeof ownAdvert
  readonly story: typeof story
  readonly instantTrade: typeof instantTrade
  readonly openTrade: typeof openTrade
  readonly recovery: typeof recovery
  readonly confirmation: typeof confirmation
  readonly savedSearch: typeof savedSearch
  readonly home: typeof home
  readonly market: typeof market
  readonly homeTop: typeof homeTop
  readonly dispute: typeof dispute
  readonly advertBulk: typeof advertBulk
  readonly advertPart: typeof advertPart
  readonly advertWizard: typeof advertWizard
  readonly guest: typeof guest
  readonly errorReceive: typeof errorReceive
  readonly receive: typeof receive
  readonly download: typeof download
  readonly transaction: typeof transaction
  readonly errorSend: typeof errorSend
  readonly send: typeof send
  readonly errorSwap: typeof errorSwap
  readonly swap: typeof swap
  readonly swapOffer: typeof swapOffer
  readonly card: typeof card
  readonly errorStore: typeof errorStore
  readonly merchant: typeof merchant
  readonly errorStyle: typeof errorStyle
  readonly merchantStyle: typeof merchantStyle
  readonly errorInvoice: typeof errorInvoice
  readonly merchantInvoice: typeof merchantInvoice
  readonly merchantIntegration: typeof merchantIntegration
  readonly merchantStats: typeof merchantStats
  readonly affiliate: typeof affiliate
  readonly invoice: typeof invoice
  readonly affiliateCalculator: typeof affiliateCalculator
  readonly fees: typeof fees
  readonly bonus: typeof bonus
  readonly agreement: typeof agreement
  readonly invitation: typeof invitation
  readonly demo: typeof demo
  readonly content: typeof content
  readonly news: typeof news
  readonly notification: typeof notification
  readonly contact: typeof contact
  readonly country: typeof country
  readonly calculator: typeof calculator
  readonly coinWallet: typeof coinWallet
  readonly command: typeof command
  readonly pageRead: typeof pageRead
  readonly editor: typeof editor
  readonly errorContent: typeof errorContent
  readonly desk: typeof desk
  readonly deskJob: typeof deskJob
  readonly errorDesk: typeof errorDesk
  readonly deskPerson: typeof deskPerson
  readonly deskQueue: typeof deskQueue
  readonly deskDispute: typeof deskDispute
  readonly deskRunning: typeof deskRunning
  readonly report: typeof report
  readonly uiKit: typeof uiKit
  readonly uiKitPart: typeof uiKitPart
}
