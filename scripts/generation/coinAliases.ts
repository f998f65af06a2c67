import { coins } from '../../server/domain/reference/coin.ts'

/** The coins of the reference data as addresses name them, for the app, which has to understand an address before anything is loaded. */
export function coinAliasFile(): [path: string, text: string] {
  const rows = Object.values(coins).map(
    ({ alias, code, name }) => `  { alias: '${alias}', code: '${code}', name: '${name}' },\n`,
  )
  return [
    'app/__generated__/coinAliases.ts',
    `// Made of server/domain/reference/coin.ts by \`npm run generate\`.\nexport const coinAliases = [\n${rows.join('')}] as const\n`,
  ]
}
