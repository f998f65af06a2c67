/** What of a property Storybook's panel is made of. */
export interface ArgType {
  readonly name: string
  /** As Storybook understands it. */
  readonly type?: { readonly name: string }
  /** As the table shows it. */
  readonly table?: { readonly type?: { readonly summary?: string | undefined } }
  readonly control?: unknown
  readonly options?: unknown
}

/** A list of choices that are no texts themselves, by the type that they are of: icons, by their names. */
export type Choices = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** For these Storybook finds a control by itself. */
const known = new Set(['enum', 'boolean', 'string', 'number', 'function'])

/** Which type a text can be typed for. */
const texts = new Set(['ReactNode', 'string | null'])

/**
 * The control of each property: choices where there are any, a field where a text fits, the data as a tree where a story gives plain
 * data, and none where somebody would have to write a program, or where nothing is given.
 */
export function propControls(choices: Choices) {
  return <T extends ArgType>({
    argTypes,
    initialArgs,
  }: {
    readonly argTypes: Readonly<Record<string, T>>
    readonly initialArgs: Readonly<Record<string, unknown>>
  }): Record<string, T> =>
    Object.fromEntries(
      Object.entries(argTypes).map(([name, argType]) => [
        name,
        { ...argType, ...controlOf(argType, initialArgs[name], choices) },
      ]),
    )
}

function controlOf({ type, table, control, options }: ArgType, given: unknown, choices: Choices): object {
  if (control !== undefined || options !== undefined) return {}
  const summary = table?.type?.summary ?? ''
  const list = choices[summary]
  if (list !== undefined) return { options: Object.keys(list), mapping: list, control: { type: 'select' } }
  if (known.has(type?.name ?? '')) return {}
  if (texts.has(summary) && (typeof given === 'string' || given === undefined || given === null))
    return { control: { type: 'text' } }
  return isPlain(given) && typeof given === 'object' ? { control: { type: 'object' } } : { control: false }
}

/** Whether it is data alone, as JSON can hold it, and no element, function or instance. */
function isPlain(value: unknown): boolean {
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return true
  if (Array.isArray(value)) return value.every(isPlain)
  if (typeof value !== 'object' || '$$typeof' in value) return false
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlain)
}
