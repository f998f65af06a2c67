// Made of the folders of languages by `npm run generate`.
export const errorDesk = {
  confirmation_required: "Confirm with a code from your authenticator first.",
  own_account: "You cannot do this to your own account.",
  second_operator_required: "Another operator has to do this.",
  only_asker_may: "Only the operator who asked can take it back.",
  act_not_possible: "This cannot be done as things stand now.",
  request_closed: "This request is closed.",
  asked_already: "Another operator has been asked already.",
} as const
