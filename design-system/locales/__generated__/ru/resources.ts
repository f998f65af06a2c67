// Made of the folders of languages by `npm run generate`.
import { advert } from '../../ru/advert.ts'
import { auth } from '../../ru/auth.ts'
import { common } from '../../ru/common.ts'
import { connection } from '../../ru/connection.ts'
import { error } from './error.ts'
import { form } from '../../ru/form.ts'
import { nav } from '../../ru/nav.ts'
import { page } from '../../ru/page.ts'
import { profile } from '../../ru/profile.ts'
import { state } from '../../ru/state.ts'
import { trade } from '../../ru/trade.ts'

export const resources = { advert, auth, common, connection, error, form, nav, page, profile, state, trade }

export const bundles = {
  member: () => import('./memberBundle.ts'),
  talk: () => import('../../ru/chat.ts'),
  holdings: () => import('./holdingsBundle.ts'),
  account: () => import('./accountBundle.ts'),
  person: () => import('../../ru/person.ts'),
  feedback: () => import('../../ru/feedback.ts'),
  reputation: () => import('../../ru/reputation.ts'),
  requisite: () => import('./requisiteBundle.ts'),
  credential: () => import('../../ru/credential.ts'),
  workspace: () => import('./workspaceBundle.ts'),
  instant: () => import('../../ru/instantTrade.ts'),
  opening: () => import('../../ru/openTrade.ts'),
  recovery: () => import('./recoveryBundle.ts'),
  kept: () => import('../../ru/savedSearch.ts'),
  home: () => import('./homeBundle.ts'),
  homeTop: () => import('../../ru/homeTop.ts'),
  dispute: () => import('../../ru/dispute.ts'),
  advertWizard: () => import('./advertWizardBundle.ts'),
  guest: () => import('../../ru/guest.ts'),
  receive: () => import('./receiveBundle.ts'),
  transaction: () => import('./transactionBundle.ts'),
  send: () => import('./sendBundle.ts'),
  swap: () => import('./swapBundle.ts'),
  swapOffers: () => import('../../ru/swapOffer.ts'),
  card: () => import('../../ru/card.ts'),
  merchant: () => import('./merchantBundle.ts'),
  merchantStyle: () => import('./merchantStyleBundle.ts'),
  merchantInvoice: () => import('./merchantInvoiceBundle.ts'),
  merchantIntegration: () => import('../../ru/merchantIntegration.ts'),
  merchantStats: () => import('../../ru/merchantStats.ts'),
  affiliate: () => import('./affiliateBundle.ts'),
  invoice: () => import('../../ru/invoice.ts'),
  affiliateCalculator: () => import('../../ru/affiliateCalculator.ts'),
  fees: () => import('../../ru/fees.ts'),
  bonus: () => import('../../ru/bonus.ts'),
  invitation: () => import('./invitationBundle.ts'),
  demo: () => import('../../ru/demo.ts'),
  content: () => import('../../ru/content.ts'),
  news: () => import('../../ru/news.ts'),
  notification: () => import('../../ru/notification.ts'),
  contact: () => import('../../ru/contact.ts'),
  country: () => import('../../ru/country.ts'),
  calculator: () => import('../../ru/calculator.ts'),
  coinWallet: () => import('../../ru/coinWallet.ts'),
  command: () => import('../../ru/command.ts'),
  pageNames: () => import('../../ru/pageRead.ts'),
  editor: () => import('./editorBundle.ts'),
  desk: () => import('./deskBundle.ts'),
  deskPerson: () => import('../../ru/deskPerson.ts'),
  deskQueue: () => import('../../ru/deskQueue.ts'),
  deskDispute: () => import('../../ru/deskDispute.ts'),
  deskRunning: () => import('../../ru/deskRunning.ts'),
  deskExport: () => import('../../ru/download.ts'),
  report: () => import('../../ru/report.ts'),
  uiKit: () => import('./uiKitBundle.ts'),
}
