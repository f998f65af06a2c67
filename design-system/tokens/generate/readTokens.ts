import { readFileSync } from 'node:fs'
import { defineConfig, lintRunner, Logger, parse, RECOMMENDED_CONFIG } from '@terrazzo/parser'
import type { Config, ConfigInit, ParseResult, TokenNormalized } from '@terrazzo/parser'

const folder = new URL('../', import.meta.url)
const document = 'tokens.resolver.json'

/** What a designer would miss in the file is a fault, as is what the format does not allow. */
const rules: NonNullable<NonNullable<Config['lint']>['rules']> = {
  ...RECOMMENDED_CONFIG,
  // Terrazzo knows more units than the format does.
  'core/valid-dimension': ['error', { allowedUnits: ['px', 'rem'] }],
  'core/consistent-naming': ['error', { format: 'kebab-case' }],
  'core/descriptions': ['error', { ignore: ['color.*.*', 'space.*', 'font.weight.*', 'z.*'] }],
}

/** What is chosen on an axis of the tokens: `{ theme: 'dark' }`. What is not named is as usual. */
export type Choice = Readonly<Record<string, string>>

/** Every choice that is not as usual. */
const choices: readonly Choice[] = [
  { theme: 'dark' },
  { theme: 'light-more' },
  { theme: 'dark-more' },
  { theme: 'forced' },
  { density: 'compact' },
  { screen: 'phone' },
  { motion: 'still' },
]

/** What Terrazzo made of the token files. */
export interface ReadTokens extends ParseResult {
  readonly config: ConfigInit
  readonly logger: Logger
}

/**
 * Reads and validates `tokens.resolver.json` and the files that it names (DTCG 2025.10).
 *
 * @param source another text of the document, for a test
 * @throws with the line that is wrong: a type, a value or an alias that the format does not allow, a token without a description
 */
export async function readTokens(source?: string): Promise<ReadTokens> {
  const filename = new URL(document, folder)
  const logger = new Logger({ level: 'error' })
  const config = defineConfig(
    { tokens: document, outDir: './', alphabetize: false, plugins: [], lint: { rules } },
    { cwd: folder, logger },
  )
  const src = source ?? readFileSync(filename, 'utf8')
  const parsed = await parse([{ filename, src }], { config, logger })
  // Terrazzo looks at the usual choices alone.
  for (const choice of choices)
    await lintRunner({ tokens: parsed.resolver.apply(choice), sources: parsed.sources, config, logger })
  return { ...parsed, config, logger }
}

/** What a token is, resolved and as the file says it: a colour of the device only stands for one that looks the same. */
const written = (token?: TokenNormalized): string =>
  JSON.stringify([token?.$value, token?.originalValue?.$value])

/** The names of the tokens that have another value for a choice than for another one. */
export function changedBy({ resolver }: ReadTokens, choice: Choice, from: Choice = {}): readonly string[] {
  const before = resolver.apply(from)
  return Object.entries(resolver.apply(choice))
    .filter(([id, token]) => written(token) !== written(before[id]))
    .map(([id]) => id)
}

/** The tokens of a choice whose name is wanted, in the order of the files; Terrazzo gives them by the alphabet. */
export function tokensOf(
  { tokens, resolver }: ReadTokens,
  choice: Choice = {},
  isWanted: (id: string) => boolean = () => true,
): readonly TokenNormalized[] {
  const place = ({ id }: TokenNormalized) => tokens[id]?.source.node.loc.start.offset ?? 0
  return Object.values(resolver.apply(choice))
    .filter(({ id }) => isWanted(id))
    .toSorted((one, other) => place(one) - place(other))
}
