/** The layers in which components live, with the title that their stories have. */
const layers = { primitives: 'Primitives', domain: 'Domain' } as const
type Layer = keyof typeof layers

/** Where a new component goes: `domain/trading/trade` is the layer, a group and a noun; primitives have no groups. */
export interface ComponentPlace {
  layer: Layer
  noun: string
  /** The folder below `design-system`. */
  folder: string
}

/** A file to write, by its path from the root of the repository. */
export interface NewFile {
  path: string
  content: string
}

const isLayer = (word: string | undefined): word is Layer => word !== undefined && word in layers

/** Reads `domain/trading/trade`. Throws with what is expected. */
export function parsePlace(folder: string): ComponentPlace {
  const [layer, ...names] = folder.split('/')
  const noun = names.at(-1)
  if (
    !isLayer(layer) ||
    noun === undefined ||
    names.length !== (layer === 'domain' ? 2 : 1) ||
    !names.every(name => /^[a-z][a-zA-Z]*$/.test(name))
  ) {
    throw new Error(
      `${folder}: give a layer, its group and a noun, e.g. domain/trading/trade or primitives/button`,
    )
  }
  return { layer, noun, folder }
}

/** Refuses a name that is no component's. */
export function parseName(name: string): string {
  if (!/^[A-Z][a-zA-Z0-9]+$/.test(name))
    throw new Error(`${name}: a component has a PascalCase name, e.g. TradeCard`)
  return name
}

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1)

const component = (name: string): string => `import type { ComponentProps } from 'react'
import { ${name}Root } from './${name}.styles.ts'

type ${name}Props = ComponentProps<'div'>

/** What it is for, in one sentence. Use another one instead when … */
export function ${name}(props: ${name}Props) {
  return <${name}Root {...props} />
}
`

const styles = (name: string, up: string): string => `import { styled } from 'styled-components'
import { vars } from '${up}tokens/vars.ts'

export const ${name}Root = styled.div\`
  color: \${vars.semantic.text.primary};
\`
`

const story = (
  name: string,
  title: string,
  up: string,
  from: string,
): string => `import { expect } from 'storybook/test'
import preview from '${up}.storybook/preview.tsx'
import { ${name} } from '${up}design-system/${from}'

const meta = preview.meta({ title: '${title}', component: ${name} })

export const Default = meta.story({
  args: { children: '${name}' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('${name}')).toBeVisible()
  },
})
`

/**
 * The component, its styles and its story. No file is needed for its export: the package exports each component of a
 * layer by its own path (`@souk/design-system/domain/trading/trade/TradeCard.tsx`).
 */
export function componentFiles(name: string, { layer, noun, folder }: ComponentPlace): readonly NewFile[] {
  const storyFolder = layer === 'primitives' ? 'stories/primitives' : `stories/${folder}`
  const title =
    layer === 'primitives' ? `${layers[layer]}/${name}` : `${layers[layer]}/${capital(noun)}/${name}`
  const up = '../'.repeat(storyFolder.split('/').length)
  return [
    { path: `design-system/${folder}/${name}.tsx`, content: component(name) },
    {
      path: `design-system/${folder}/${name}.styles.ts`,
      content: styles(name, '../'.repeat(folder.split('/').length)),
    },
    { path: `${storyFolder}/${name}.stories.tsx`, content: story(name, title, up, `${folder}/${name}.tsx`) },
  ]
}
