/** Names by code. */
export type Names = Readonly<Record<string, string>>

/** What a language has names of its own for. */
export type NamedKind = 'fiat' | 'country' | 'timeZone' | 'method' | 'bank'

export type NamesOfKinds = Readonly<Record<NamedKind, Names>>
