/** Names of tokens as they are nested in `vars`; at the ends stands what a style reads. */
export interface Tree {
  [key: string]: Tree | string
}

/** What several groups have, written once: the whole of `vars` comes with every page. */
const shared = {
  tone: {
    start: 'text',
    nameIn: /^var\(--(.+)-text\)$/,
    parts: {
      text: '-text',
      icon: '-icon',
      solid: '-solid',
      solidHover: '-solid-hover',
      on: '-on',
      soft: '-soft',
      softHover: '-soft-hover',
      border: '-border',
    },
  },
  typeStyle: {
    start: 'font',
    nameIn: /^var\(--(.+)\)$/,
    parts: { font: '', tracking: '-tracking' },
  },
} as const

type Shape = keyof typeof shared

/** The call that makes a group, where it has all parts of a shape; what it has beside them is added. */
function call(tree: Tree): string | undefined {
  for (const shape of Object.keys(shared) as Shape[]) {
    const { start, nameIn, parts } = shared[shape]
    const first = tree[start]
    const name = typeof first === 'string' ? nameIn.exec(first)?.[1] : undefined
    const isOf = Object.entries(parts).every(([part, end]) => tree[part] === `var(--${name}${end})`)
    if (name === undefined || !isOf) continue
    const more = Object.entries(tree).filter(([part]) => !(part in parts))
    const made = `${shape}('${name}')`
    return more.length === 0 ? made : `{ ...${made}, ${more.map(entry).join(', ')} }`
  }
  return undefined
}

const entry = ([key, value]: [string, Tree | string]): string =>
  `${JSON.stringify(key)}: ${typeof value === 'string' ? JSON.stringify(value) : (call(value) ?? treeSource(value))}`

/** A tree as the source of an object. */
export const treeSource = (tree: Tree): string => `{ ${Object.entries(tree).map(entry).join(', ')} }`

/** The source of the functions that {@link treeSource} calls. */
export const shapesSource: string = (Object.keys(shared) as Shape[])
  .map(shape => {
    const parts = Object.entries(shared[shape].parts).map(
      ([part, end]) => `${part}: \`var(--\${name}${end})\``,
    )
    return `const ${shape} = <const Name extends string>(name: Name) => ({ ${parts.join(', ')} }) as const\n`
  })
  .join('\n')
