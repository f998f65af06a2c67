import type { Atrule, CssNode } from 'css-tree'

/** When rules of a style sheet hold. */
interface Condition {
  readonly isWidth: boolean
  readonly wrap: (inner: string) => string
}

const schemes = ['light', 'dark']
const widthTo = 4000

/** `(max-width: 600px)`, `(prefers-color-scheme: dark)`, and these together with `and`; null for any other question. */
export function conditionOf({ prelude }: Atrule): Condition | null {
  if (prelude?.type !== 'AtrulePrelude') return null
  const [list, ...others] = prelude.children.toArray()
  if (list?.type !== 'MediaQueryList' || others.length > 0) return null
  const [query, ...more] = list.children.toArray()
  if (query?.type !== 'MediaQuery' || more.length > 0) return null
  const { modifier, mediaType, condition } = query as unknown as MediaQueryNode
  if (modifier !== null || mediaType !== null || condition === null) return null
  const widths: string[] = []
  const themes: string[] = []
  for (const [index, node] of condition.children.toArray().entries()) {
    if (index % 2 === 1) {
      if (node.type !== 'Identifier' || node.name.toLowerCase() !== 'and') return null
      continue
    }
    const asked = featureOf(node as unknown as FeatureNode)
    if (!asked) return null
    ;(asked.isWidth ? widths : themes).push(asked.text)
  }
  return {
    isWidth: widths.length > 0,
    wrap: inner => {
      if (inner === '') return ''
      const sized = widths.length > 0 ? `@container invoice ${widths.join(' and ')}{${inner}}\n` : inner
      return themes.length > 0 ? `@media ${themes.join(' and ')}{${sized}}\n` : sized
    },
  }
}

/** What the parser makes of a question since its third version; its types are of the second. */
interface MediaQueryNode {
  readonly modifier: string | null
  readonly mediaType: string | null
  readonly condition: { readonly children: { toArray(): CssNode[] } } | null
}
interface FeatureNode {
  readonly type: string
  readonly name?: string
  readonly value?: CssNode | null
}

function featureOf({ type, name, value }: FeatureNode): { isWidth: boolean; text: string } | null {
  if (type !== 'Feature' || !value) return null
  const feature = name?.toLowerCase()
  if (feature === 'min-width' || feature === 'max-width') {
    if (value.type !== 'Dimension' || value.unit.toLowerCase() !== 'px') return null
    const width = /^\d{1,4}(\.\d{1,2})?$/.test(value.value) ? Number(value.value) : Number.NaN
    return width <= widthTo ? { isWidth: true, text: `(${feature}:${width}px)` } : null
  }
  if (feature !== 'prefers-color-scheme' || value.type !== 'Identifier') return null
  const scheme = schemes.find(one => one === (value as { name: string }).name.toLowerCase())
  return scheme === undefined ? null : { isWidth: false, text: `(prefers-color-scheme:${scheme})` }
}
