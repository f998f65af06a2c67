// Made of the folders of languages by `npm run generate`.
export const errorStore = {
  store_limit_reached: "You have {{limit}} stores already. Close one to open another.",
  store_has_open_invoices: "Some invoices of this store are still open. Cancel them, or wait until they end.",
  url_invalid: "Give an address that begins with https://, without a user name or a password.",
  url_not_public: "This address does not lead to the public internet.",
  key_limit_reached: "There are {{limit}} keys already. Revoke one to make another.",
  webhook_url_missing: "The store has no webhook URL. Save one first.",
  signature_late: "The time of this request is more than {{minutes}} min away from ours. Sign it anew.",
  signature_repeated: "This request has come already. Sign a new one.",
} as const
