import type { LetterKind } from '../../domain/notification/letter.ts'
import type { LetterWords } from '../letterWords.ts'

const notYou = 'If this was not you, set a new password now and write to {support}.'
const held = 'Withdrawals are held until {until}.'

/** Letters in English. */
export const letters: Record<LetterKind, LetterWords> = {
  confirm_email: {
    subject: 'Confirm your e-mail address',
    lines: [
      'Hello {name}, open this link to confirm that this address is yours. It works for {confirmTime}, once.',
      'If you did not sign up at {brand}, ignore this letter: nothing happens.',
    ],
    button: 'Confirm the address',
  },
  change_email: {
    subject: 'Confirm your new e-mail address',
    lines: [
      'Hello {name}, open this link to use this address at {brand} from now on. It works for {confirmTime}, once.',
      'Withdrawals are held for {holdTime} after the change.',
      'If you did not ask for it, ignore this letter: nothing happens.',
    ],
    button: 'Use this address',
  },
  email_in_use: {
    subject: 'You have an account already',
    lines: [
      'Hello {name}, somebody wanted to use this address for an account at {brand}. It is yours already, so nothing was changed.',
      'If it was you: log in with this address, or set a new password if you have forgotten it.',
    ],
  },
  recovery: {
    subject: 'Set a new password',
    lines: [
      'Hello {name}, open this link to set a new password. It works for {recoveryTime}, once.',
      'All your sessions end then, and withdrawals are held for {holdTime}.',
      'If you did not ask for it, ignore this letter: your password stays.',
    ],
    button: 'Set a new password',
  },
  password_changed: {
    subject: 'Your password was changed',
    lines: ['Hello {name}, the password of your account was changed.', held, notYou],
  },
  email_changed: {
    subject: 'Your e-mail address was changed',
    lines: ['Hello {name}, the address of your account is {email} from now on.', held, notYou],
  },
  phone_changed: {
    subject: 'Your phone number was changed',
    lines: ['Hello {name}, the phone number of your account was changed.', held, notYou],
  },
  two_factor_on: {
    subject: 'Two-factor authentication is on',
    lines: [
      'Hello {name}, your account now asks for codes of an authenticator. Keep your recovery codes where nobody else finds them.',
      notYou,
    ],
  },
  two_factor_off: {
    subject: 'Two-factor authentication is off',
    lines: ['Hello {name}, your account no longer asks for codes of an authenticator.', held, notYou],
  },
  recovery_code_used: {
    subject: 'A recovery code was used',
    lines: ['Hello {name}, one of your recovery codes was used. Codes left: {left}.', notYou],
  },
  new_log_in: {
    subject: 'A new device is logged in',
    lines: ['Hello {name}, somebody logged in to your account: {device}, {address}, {time}.', notYou],
  },
  messenger_linked: {
    subject: 'A messenger was linked',
    lines: [
      'Hello {name}, the messenger account {messenger} was linked to your account: who has it can log in.',
      notYou,
    ],
  },
  withdrawal_approval: {
    subject: 'Approve sending {amount}',
    lines: [
      'Hello {name}, somebody asked at {brand} to send {amount} from your balance.',
      'To: {to}',
      '{network}',
      'With fees: {total}',
      'Compare the address with the one that you want to send to, then approve it by {until}. Nothing is sent without it.',
      'If this was not you, decline it on the same page, set a new password and write to {support}.',
    ],
    button: 'Look and approve',
  },
  notice: { subject: '{text}', lines: ['{text}', '{detail}'], button: 'Open the page' },
  guest_opened: {
    subject: 'Your trade {trade}',
    lines: [
      'You opened the trade {trade} at {brand} without an account. This link brings you back to it on any device. It works for {returnLinkTime}, once.',
      'Whoever has this letter can act for you: do not pass it on.',
      'If it was not you, ignore this letter.',
    ],
    button: 'Back to the trade',
  },
  guest_return: {
    subject: 'Back to your trade {trade}',
    lines: [
      'Somebody asked for a way back to your trade {trade}. The link works for {returnLinkTime}, once.',
      'If it was not you, ignore this letter: nothing happens.',
    ],
    button: 'Back to the trade',
  },
  guest_notice: { subject: '{text}', lines: ['{text}', '{detail}'], button: 'Back to the trade' },
  guest_address: {
    subject: 'The coins of trade {trade} go to another address',
    lines: [
      'The address for the coins of trade {trade} was changed. The new one ends with {ending}.',
      'If it was not you, open the trade and give your own address again, then write to {support}.',
    ],
    button: 'Back to the trade',
  },
  account_deleted: {
    subject: 'Your account was deleted',
    lines: ['Hello {name}, your account at {brand} was deleted, as you asked. This cannot be undone.'],
  },
}
