import type { Requisite } from '../../../domain/requisite/kind.ts'
import type { CredentialSecret } from '../../../domain/requisite/credential.ts'
import { isSealed, type Sealed, type Sealing } from '../../../runtime/sealing.ts'

/** Lines as a row holds them: sealed; an array is empty, or was written before there was a seal. */
export type KeptRequisites = Sealed | readonly Requisite[]

/** Whose lines they are; what is sealed for one does not open for another. */
type Place = `advert:${string}` | `advert_draft:${string}` | `trade:${string}`

/** Seals and opens requisites, wherever they are kept. */
export interface RequisiteSeal {
  readonly seal: (lines: readonly Requisite[], place: Place) => KeptRequisites
  readonly open: (kept: KeptRequisites, place: Place) => readonly Requisite[]
  readonly sealCredential: (secret: CredentialSecret, owner: CredentialPlace) => Sealed
  readonly openCredential: (sealed: Sealed, owner: CredentialPlace) => CredentialSecret
  /** A text that somebody is about to take with them. */
  readonly sealFile: (text: string, owner: CredentialPlace) => Sealed
  readonly openFile: (sealed: Sealed, owner: CredentialPlace) => string
  /** What stands for a text of theirs where it is looked for (docs/adr/0081), by each key; the first is the one to keep. */
  readonly fingerprints: (text: string) => readonly string[]
}

interface CredentialPlace {
  readonly id: string
  readonly user_id: string
}

const credentialAt = ({ id, user_id }: CredentialPlace) => `credential:${user_id}:${id}`

const exportAt = ({ id, user_id }: CredentialPlace) => `data_export:${user_id}:${id}`

export const requisiteSeal = (sealing: Sealing): RequisiteSeal => ({
  // That there are none is no secret, and is asked often.
  seal: (lines, place) => (lines.length === 0 ? [] : sealing.seal(lines, place)),
  open: (kept, place) =>
    isSealed(kept) ? (sealing.open(kept, place) as unknown as readonly Requisite[]) : kept,
  sealCredential: (secret, owner) => sealing.seal({ ...secret }, credentialAt(owner)),
  openCredential: (sealed, owner) => sealing.open(sealed, credentialAt(owner)) as unknown as CredentialSecret,
  sealFile: (text, owner) => sealing.seal({ text }, exportAt(owner)),
  openFile: (sealed, owner) => (sealing.open(sealed, exportAt(owner)) as { readonly text: string }).text,
  fingerprints: sealing.fingerprints,
})
