/** The compiler of Ethereum's contracts; its package has no types. */
declare module 'solc' {
  const solc: { compile(input: string): string }
  export = solc
}
