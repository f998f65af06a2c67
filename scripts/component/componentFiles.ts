/** The layers in which components live, with the title that their stories have. */
const layers = { primitives: 'Primitives', domain: 'Domain' } as const
type Layer = keyof typeof layers

/** Where a new component goes: `domain/trade` is the layer and a noun. */
export interface ComponentPlace {
  layer: Layer
  noun: string
}

/** A file to write, by its path from the root of the repository. */
export interface NewFile {
  path: string
  content: string
}

const isLayer = (word: string | undefined): word is Layer => word !== undefined && word in layers

/** Reads `domain/trade`. Throws with what is expected. */
export function parsePlace(folder: string): ComponentPlace {
  const [layer, noun, ...rest] = folder.split('/')
  if (!isLayer(layer) || noun === undefined || !/^[a-z][a-zA-Z]*$/.test(noun) || rest.length > 0) {
    throw new Error(`${folder}: give a layer and a noun, e.g. domain/trade or primitives/button`)
  }
  return { layer, noun }
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

const styles = (name: string): string => `import { styled } from 'styled-components'
import { vars } from '../../tokens/vars.ts'

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
 * layer by its own path (`@souk/design-system/domain/trade/TradeCard.tsx`).
 */
export function componentFiles(name: string, { layer, noun }: ComponentPlace): readonly NewFile[] {
  const folder = `${layer}/${noun}`
  const storyFolder = layer === 'primitives' ? 'stories/primitives' : `stories/${folder}`
  const title =
    layer === 'primitives' ? `${layers[layer]}/${name}` : `${layers[layer]}/${capital(noun)}/${name}`
  const up = '../'.repeat(storyFolder.split('/').length)
  return [
    { path: `design-system/${folder}/${name}.tsx`, content: component(name) },
    { path: `design-system/${folder}/${name}.styles.ts`, content: styles(name) },
    { path: `${storyFolder}/${name}.stories.tsx`, content: story(name, title, up, `${folder}/${name}.tsx`) },
  ]
}
