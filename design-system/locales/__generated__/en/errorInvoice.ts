// Made of the folders of languages by `npm run generate`.
export const errorInvoice = {
  store_not_active: "This store takes no payments now.",
  invoice_moved_on: "The invoice has moved on. Look at it again.",
  invoice_too_small: "This is too little to be sent over any network of your coins.",
  invoice_too_large: "This is more than an invoice may ask for.",
  reference_taken: "Another invoice of this store has this order number.",
  rest_gone: "These coins wait for no decision any more.",
  refund_gone: "There is nothing to send back here any more.",
  refund_too_small: "The network’s fee would take all of it. Ask the store to settle it with you.",
  refund_by_email: "The payer confirms this address by the letter that they got.",
} as const
