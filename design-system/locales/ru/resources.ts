import type { BundleLoads } from '../wordBundle.ts'
import { advert } from './advert.ts'
import { auth } from './auth.ts'
import { common } from './common.ts'
import { connection } from './connection.ts'
import { error } from './error.ts'
import { form } from './form.ts'
import { nav } from './nav.ts'
import { page } from './page.ts'
import { profile } from './profile.ts'
import { state } from './state.ts'
import { trade } from './trade.ts'
import type { resources as english } from '../en/resources.ts'

/** All namespaces of Russian; the type keeps them the same as the English ones. */
export const resources: Record<keyof typeof english, object> = {
  advert,
  auth,
  common,
  connection,
  error,
  form,
  nav,
  page,
  profile,
  state,
  trade,
}

/** Where the namespaces of Russian are that only some pages say: most visitors never need them. */
export const bundles: BundleLoads = {
  member: () => import('./memberResources.ts').then(module => module.memberResources),
  talk: () => import('./talkResources.ts').then(module => module.talkResources),
  holdings: () => import('./holdingsResources.ts').then(module => module.holdingsResources),
  account: () => import('./accountResources.ts').then(module => module.accountResources),
  person: () => import('./personResources.ts').then(module => module.personResources),
  feedback: () => import('./feedbackResources.ts').then(module => module.feedbackResources),
  reputation: () => import('./reputationResources.ts').then(module => module.reputationResources),
  requisite: () => import('./requisiteResources.ts').then(module => module.requisiteResources),
  credential: () => import('./credentialResources.ts').then(module => module.credentialResources),
  workspace: () => import('./workspaceResources.ts').then(module => module.workspaceResources),
  recovery: () => import('./recoveryResources.ts').then(module => module.recoveryResources),
  opening: () => import('./openingResources.ts').then(module => module.openingResources),
  instant: () => import('./instantResources.ts').then(module => module.instantResources),
  home: () => import('./homeResources.ts').then(module => module.homeResources),
  homeTop: () => import('./homeTopResources.ts').then(module => module.homeTopResources),
  dispute: () => import('./disputeResources.ts').then(module => module.disputeResources),
  kept: () => import('./keptResources.ts').then(module => module.keptResources),
  advertWizard: () => import('./advertWizardResources.ts').then(module => module.advertWizardResources),
  guest: () => import('./guestResources.ts').then(module => module.guestResources),
  receive: () => import('./receiveResources.ts').then(module => module.receiveResources),
  transaction: () => import('./transactionResources.ts').then(module => module.transactionResources),
  send: () => import('./sendResources.ts').then(module => module.sendResources),
  swap: () => import('./swapResources.ts').then(module => module.swapResources),
  swapOffers: () => import('./swapOffersResources.ts').then(module => module.swapOffersResources),
  card: () => import('./cardResources.ts').then(module => module.cardResources),
  merchant: () => import('./merchantResources.ts').then(module => module.merchantResources),
  merchantStyle: () => import('./merchantStyleResources.ts').then(module => module.merchantStyleResources),
  merchantInvoice: () =>
    import('./merchantInvoiceResources.ts').then(module => module.merchantInvoiceResources),
  merchantIntegration: () =>
    import('./merchantIntegrationResources.ts').then(module => module.merchantIntegrationResources),
  merchantStats: () => import('./merchantStatsResources.ts').then(module => module.merchantStatsResources),
  affiliate: () => import('./affiliateResources.ts').then(module => module.affiliateResources),
  invoice: () => import('./invoiceResources.ts').then(module => module.invoiceResources),
  affiliateCalculator: () =>
    import('./affiliateCalculatorResources.ts').then(module => module.affiliateCalculatorResources),
  fees: () => import('./feesResources.ts').then(module => module.feesResources),
  bonus: () => import('./bonusResources.ts').then(module => module.bonusResources),
  invitation: () => import('./invitationResources.ts').then(module => module.invitationResources),
  demo: () => import('./demoResources.ts').then(module => module.demoResources),
  country: () => import('./countryResources.ts').then(module => module.countryResources),
  calculator: () => import('./calculatorResources.ts').then(module => module.calculatorResources),
  coinWallet: () => import('./coinWalletResources.ts').then(module => module.coinWalletResources),
  contact: () => import('./contactResources.ts').then(module => module.contactResources),
  notification: () => import('./notificationResources.ts').then(module => module.notificationResources),
  news: () => import('./newsResources.ts').then(module => module.newsResources),
  content: () => import('./contentResources.ts').then(module => module.contentResources),
  editor: () => import('./editorResources.ts').then(module => module.editorResources),
}
