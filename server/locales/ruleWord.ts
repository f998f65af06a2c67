/** The product's rules that a text of the server may say without being given them, as `{holdTime}`. */
export type ServerRuleWord =
  | 'confirmTime'
  | 'recoveryTime'
  | 'holdTime'
  | 'botLinkTime'
  | 'returnLinkTime'
  | 'raiseTime'
