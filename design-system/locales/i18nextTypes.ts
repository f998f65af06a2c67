import type { advertWizardResources } from './en/advertWizardResources.ts'
import type { accountResources } from './en/accountResources.ts'
import type { affiliateCalculatorResources } from './en/affiliateCalculatorResources.ts'
import type { countryResources } from './en/countryResources.ts'
import type { calculatorResources } from './en/calculatorResources.ts'
import type { coinWalletResources } from './en/coinWalletResources.ts'
import type { newsResources } from './en/newsResources.ts'
import type { notificationResources } from './en/notificationResources.ts'
import type { contactResources } from './en/contactResources.ts'
import type { contentResources } from './en/contentResources.ts'
import type { editorResources } from './en/editorResources.ts'
import type { credentialResources } from './en/credentialResources.ts'
import type { demoResources } from './en/demoResources.ts'
import type { disputeResources } from './en/disputeResources.ts'
import type { feesResources } from './en/feesResources.ts'
import type { feedbackResources } from './en/feedbackResources.ts'
import type { guestResources } from './en/guestResources.ts'
import type { transactionResources } from './en/transactionResources.ts'
import type { sendResources } from './en/sendResources.ts'
import type { homeResources } from './en/homeResources.ts'
import type { homeTopResources } from './en/homeTopResources.ts'
import type { merchantResources } from './en/merchantResources.ts'
import type { merchantStyleResources } from './en/merchantStyleResources.ts'
import type { merchantInvoiceResources } from './en/merchantInvoiceResources.ts'
import type { merchantIntegrationResources } from './en/merchantIntegrationResources.ts'
import type { merchantStatsResources } from './en/merchantStatsResources.ts'
import type { bonusResources } from './en/bonusResources.ts'
import type { invitationResources } from './en/invitationResources.ts'
import type { affiliateResources } from './en/affiliateResources.ts'
import type { invoiceResources } from './en/invoiceResources.ts'
import type { holdingsResources } from './en/holdingsResources.ts'
import type { memberResources } from './en/memberResources.ts'
import type { personResources } from './en/personResources.ts'
import type { talkResources } from './en/talkResources.ts'
import type { cardResources } from './en/cardResources.ts'
import type { receiveResources } from './en/receiveResources.ts'
import type { swapOffersResources } from './en/swapOffersResources.ts'
import type { swapResources } from './en/swapResources.ts'
import type { reputationResources } from './en/reputationResources.ts'
import type { requisiteResources } from './en/requisiteResources.ts'
import type { keptResources } from './en/keptResources.ts'
import type { instantResources } from './en/instantResources.ts'
import type { recoveryResources } from './en/recoveryResources.ts'
import type { openingResources } from './en/openingResources.ts'
import type { workspaceResources } from './en/workspaceResources.ts'
import type { resources } from './en/resources.ts'

/** All words of English. */
export type Resources = typeof resources &
  typeof memberResources &
  typeof talkResources &
  typeof holdingsResources &
  typeof accountResources &
  typeof personResources &
  typeof feedbackResources &
  typeof reputationResources &
  typeof requisiteResources &
  typeof credentialResources &
  typeof instantResources &
  typeof openingResources &
  typeof recoveryResources &
  typeof advertWizardResources &
  typeof keptResources &
  typeof guestResources &
  typeof receiveResources &
  typeof swapResources &
  typeof swapOffersResources &
  typeof cardResources &
  typeof merchantResources &
  typeof merchantStyleResources &
  typeof merchantInvoiceResources &
  typeof merchantIntegrationResources &
  typeof merchantStatsResources &
  typeof affiliateResources &
  typeof bonusResources &
  typeof invitationResources &
  typeof invoiceResources &
  typeof affiliateCalculatorResources &
  typeof feesResources &
  typeof transactionResources &
  typeof sendResources &
  typeof editorResources &
  typeof homeResources &
  typeof homeTopResources &
  typeof demoResources &
  typeof contentResources &
  typeof contactResources &
  typeof notificationResources &
  typeof newsResources &
  typeof countryResources &
  typeof calculatorResources &
  typeof coinWalletResources &
  typeof disputeResources &
  typeof workspaceResources

// The English strings type every `t`: its keys, its plurals and the values that its placeholders need.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: Resources
  }
}

/** A noun's folder of words: `common`, `trade`, … */
export type Namespace = keyof Resources
