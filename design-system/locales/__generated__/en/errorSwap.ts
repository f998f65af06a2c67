// Made of the folders of languages by `npm run generate`.
export const errorSwap = {
  swaps_off: "Swaps are switched off right now.",
  balance_required: "Positive balance required to swap",
  same_coin: "Choose two different coins.",
  swap_too_small: "The least to swap is {{min}} {{asset}}.",
  swap_too_large: "The most to swap at once is {{max}} {{asset}}.",
  quote_expired: "This price has run out. Here is the new one.",
  swap_offers_off: "Swapping with traders is not open to you yet.",
  swap_offer_gone: "This offer is gone, or the trader has fewer coins now. Choose another one.",
  no_liquidity: "There is not enough {{asset}} right now. Take less, or another coin.",
  card_too_small: "The least to pay by card is {{min}} {{asset}}.",
  card_too_large: "The most to pay by card is {{max}} {{asset}}.",
} as const
