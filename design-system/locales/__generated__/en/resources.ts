// Made of the folders of languages by `npm run generate`.
import { advert } from '../../en/advert.ts'
import { auth } from '../../en/auth.ts'
import { common } from '../../en/common.ts'
import { connection } from '../../en/connection.ts'
import { error } from './error.ts'
import { form } from '../../en/form.ts'
import { nav } from '../../en/nav.ts'
import { page } from '../../en/page.ts'
import { profile } from '../../en/profile.ts'
import { state } from '../../en/state.ts'
import { trade } from '../../en/trade.ts'

export const resources = { advert, auth, common, connection, error, form, nav, page, profile, state, trade }

export const bundles = {
  member: () => import('./memberBundle.ts'),
  talk: () => import('../../en/chat.ts'),
  holdings: () => import('./holdingsBundle.ts'),
  account: () => import('./accountBundle.ts'),
  person: () => import('../../en/person.ts'),
  feedback: () => import('../../en/feedback.ts'),
  reputation: () => import('../../en/reputation.ts'),
  requisite: () => import('./requisiteBundle.ts'),
  credential: () => import('../../en/credential.ts'),
  workspace: () => import('./workspaceBundle.ts'),
  instant: () => import('../../en/instantTrade.ts'),
  opening: () => import('../../en/openTrade.ts'),
  recovery: () => import('./recoveryBundle.ts'),
  kept: () => import('../../en/savedSearch.ts'),
  home: () => import('./homeBundle.ts'),
  homeTop: () => import('../../en/homeTop.ts'),
  dispute: () => import('../../en/dispute.ts'),
  advertWizard: () => import('./advertWizardBundle.ts'),
  guest: () => import('../../en/guest.ts'),
  receive: () => import('./receiveBundle.ts'),
  transaction: () => import('./transactionBundle.ts'),
  send: () => import('./sendBundle.ts'),
  swap: () => import('./swapBundle.ts'),
  swapOffers: () => import('../../en/swapOffer.ts'),
  card: () => import('../../en/card.ts'),
  merchant: () => import('./merchantBundle.ts'),
  merchantStyle: () => import('./merchantStyleBundle.ts'),
  merchantInvoice: () => import('./merchantInvoiceBundle.ts'),
  merchantIntegration: () => import('../../en/merchantIntegration.ts'),
  merchantStats: () => import('../../en/merchantStats.ts'),
  affiliate: () => import('./affiliateBundle.ts'),
  invoice: () => import('../../en/invoice.ts'),
  affiliateCalculator: () => import('../../en/affiliateCalculator.ts'),
  fees: () => import('../../en/fees.ts'),
  bonus: () => import('../../en/bonus.ts'),
  invitation: () => import('./invitationBundle.ts'),
  demo: () => import('../../en/demo.ts'),
  content: () => import('../../en/content.ts'),
  news: () => import('../../en/news.ts'),
  notification: () => import('../../en/notification.ts'),
  contact: () => import('../../en/contact.ts'),
  country: () => import('../../en/country.ts'),
  calculator: () => import('../../en/calculator.ts'),
  coinWallet: () => import('../../en/coinWallet.ts'),
  command: () => import('../../en/command.ts'),
  pageNames: () => import('../../en/pageRead.ts'),
  editor: () => import('./editorBundle.ts'),
  desk: () => import('./deskBundle.ts'),
  deskPerson: () => import('../../en/deskPerson.ts'),
  deskQueue: () => import('../../en/deskQueue.ts'),
  deskDispute: () => import('../../en/deskDispute.ts'),
  deskRunning: () => import('../../en/deskRunning.ts'),
  deskExport: () => import('../../en/download.ts'),
  report: () => import('../../en/report.ts'),
  uiKit: () => import('./uiKitBundle.ts'),
}
