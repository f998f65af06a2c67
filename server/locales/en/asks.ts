import type { AskText, AskWords } from '../askWords.ts'

/** What the messenger asks. */
export const asks: Readonly<Record<AskWords, AskText>> = {
  withdrawal: {
    text: '{brand}: send {amount} over {network}?\n\nTo: {to}\nWith fees: {total}\n\nCompare the address with the one that you want to send to. If you did not ask for it, decline.',
    yes: 'Send',
    no: 'Decline',
  },
  transfer: {
    text: '{brand}: send {amount} to the user {to}?\n\nIf you did not ask for it, decline.',
    yes: 'Send',
    no: 'Decline',
  },
  release: {
    text: '{brand}: release {amount} to {partner} in trade {trade}?\n\nOnly when {fiat} are on your account. This cannot be undone.',
    yes: 'Release',
    no: 'Decline',
  },
}
