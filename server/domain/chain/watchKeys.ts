/** What addresses are made from without any key that can spend; it is all that a web process knows of a network. */
export interface WatchKeys {
  /** Extended public key of the account whose children are deposit addresses (BIP 32), where the network has them. */
  readonly extended: string | null
  /** Where the house keeps coins and sends from; where the network has one address for all (TON), that one. */
  readonly address: string
  /** Monero: the private view key and the public spend key, hexadecimal. */
  readonly view: { readonly secretView: string; readonly publicSpend: string } | null
  /** By which the embedded chain knows what the signer signed: secp256k1, compressed, hexadecimal. */
  readonly publicKey: string
}
