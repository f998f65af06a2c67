import { enumName } from '../../mesh/wire/names.ts'

/** Lists of the contract lie here for the design system, which knows no server. */
export const unionsDir = 'design-system/domain/__generated__'

interface Schemas {
  readonly components: {
    readonly schemas: Readonly<Record<string, { readonly enum?: readonly string[] }>>
  }
}

const head = '// Made of server/openapi.json by `npm run generate`.\n'

/** `TradeStatus` is a list `tradeStatuses`. */
function listName(schema: string): string {
  const name = schema.charAt(0).toLowerCase() + schema.slice(1)
  if (/[^aeo]y$/.test(name)) return `${name.slice(0, -1)}ies`
  if (/(us|ss|x|ch)$/.test(name)) return `${name}es`
  return name.endsWith('s') ? name : `${name}s`
}

/**
 * What the contract (`server/openapi.json`) lists, each as a list and as a type, with the values that pages get of the gateway. A file
 * for each, so that a page loads those alone that it shows, and one through which the design system reads them all.
 */
export function unionFiles(openapi: string): [path: string, text: string][] {
  const { schemas } = (JSON.parse(openapi) as Schemas).components
  const unions = Object.entries(schemas)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([schema, { enum: values }]) => (values === undefined ? [] : [{ schema, values }]))
  return [
    [
      `${unionsDir}/unions.ts`,
      head + unions.map(({ schema }) => `export * from './${listName(schema)}.ts'\n`).join(''),
    ],
    ...unions.map(({ schema, values }): [string, string] => {
      const list = listName(schema)
      const texts = values.map(value => `'${enumName(value)}'`).join(', ')
      return [
        `${unionsDir}/${list}.ts`,
        `${head}export const ${list} = [${texts}] as const\nexport type ${schema} = (typeof ${list})[number]\n`,
      ]
    }),
  ]
}
