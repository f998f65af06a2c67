// Made of the folders of languages by `npm run generate`.
export const errorSend = {
  fee_changed: "The network fee is now {{fee}} {{asset}}. Look at it and confirm again.",
  withdrawals_paused: "Withdrawal of funds is temporarily unavailable",
  money_held: "Withdrawals are held until {{until}}, because your account was changed.",
  email_unconfirmed: "Confirm your e-mail address first: withdrawals are approved by a letter.",
  recipient_unknown: "There is no user with this name.",
  recipient_is_you: "This is your own name.",
  recipient_blocked: "This user cannot receive coins now.",
  own_deposit_address: "This is your own deposit address: the coins would come back to you.",
  amount_below_fee: "Value should be bigger than fee",
  aml_refused: "Sending to this address violates AML policies, please use another address",
  memo_not_used: "The network {{network}} has no memo. Leave it out.",
  address_not_allowed: "You allow sending to saved addresses only. Save this address first.",
  address_not_usable_yet: "This address can be used from {{from}}.",
  saved_address_limit_reached: "You can save up to {{limit}} addresses. Delete one first.",
  address_saved_already: "This address is saved already.",
  withdrawal_moved_on: "This withdrawal has moved on. Look at it again.",
} as const
