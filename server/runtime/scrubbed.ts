/** What a text may hold of people and secrets, whatever threw it. */
const secrets: readonly RegExp[] = [
  // Addresses of mail.
  /[^\s<>"'()]+@[^\s<>"'()]+/g,
  // What an address of the web tells beside the place: names, tokens, the question.
  /(?<=https?:\/\/[^\s/?#]+)[/?#][^\s"')]*/g,
  // Tokens, keys, hashes, addresses of coins, ids.
  /[A-Za-z0-9_+/=-]{20,}/g,
  // Phones, cards, accounts, however they are spaced.
  /\+?\d(?:[ \-()]?\d){5,}/g,
  // What is quoted was somebody's.
  /"[^"]*"|'[^']*'|`[^`]*`|«[^»]*»|“[^”]*”/g,
]

/** A text that may leave the machine: everything that could be somebody's is a dot. */
export const scrubbed = (text: string): string =>
  secrets.reduce((left, secret) => left.replaceAll(secret, '…'), text).slice(0, 300)
