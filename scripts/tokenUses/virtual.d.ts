declare module 'virtual:token-uses' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- an import above would make this a module that only adds to another
  export const tokenUses: import('./uses.ts').TokenUses
  /** What the files of tokens say a token is for, by its name; of steps of a scale what the scale is for. */
  export const tokenPurposes: Readonly<Record<string, string>>
}
