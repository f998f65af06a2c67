import {
  parse,
  type Atrule,
  type Block,
  type CssNode,
  type Declaration,
  type List,
  type Rule,
} from 'css-tree'
import type { StyledText } from './contrast.ts'
import { conditionOf } from './cssMedia.ts'
import { cssParts, cssProperties, cssStates, textOnPart, type CssPart } from './cssParts.ts'
import { cssMaxBytes, shown, strangeSigns, type CssProblem } from './cssSigns.ts'

/** The colours that a style sheet lays under a text, from one to the next, and where it says so. */
export interface CssGround {
  readonly text: StyledText
  readonly colours: readonly string[]
  readonly line: number
}

/** A style sheet that can do no harm, or everything that it must be rid of. */
export type CleanedCss =
  | { readonly ok: true; readonly css: string; readonly grounds: readonly CssGround[] }
  | { readonly ok: false; readonly problems: readonly [CssProblem, ...CssProblem[]] }

const mostRules = 400

/**
 * Cleans the style sheet of a store’s payer’s page. It is read by a parser, and written anew from a short list of parts,
 * properties and values (`cssParts.ts`); whatever is not on it is named, and nothing is taken. Every rule holds inside of this
 * store’s page alone.
 * @param scope what `data-store` of the page says: digits
 * @see https://www.w3.org/TR/css-syntax-3/
 */
export function cleanCss(text: string, scope: string): CleanedCss {
  if (!/^\d{1,19}$/.test(scope)) throw new RangeError(`${scope} is no store`)
  const source = text.replace(/^\uFEFF/, '')
  const strange = strangeSigns(source)
  if (strange.length > 0) return refused(strange)
  const reader = new Reader(source, scope)
  const css = reader.read()
  return reader.problems.length > 0 ? refused(reader.problems) : { ok: true, css, grounds: reader.grounds }
}

const refused = (problems: readonly CssProblem[]): CleanedCss => ({
  ok: false,
  problems: problems as readonly [CssProblem, ...CssProblem[]],
})

/** Reads one style sheet. */
class Reader {
  readonly problems: CssProblem[] = []
  readonly grounds: CssGround[] = []
  readonly #source: string
  readonly #scope: string
  #rules = 0

  constructor(source: string, scope: string) {
    this.#source = source
    this.#scope = scope
  }

  read(): string {
    return parsed(this.#source)
      .toArray()
      .map(node => {
        if (node.type === 'Comment' || node.type === 'WhiteSpace') return ''
        if (node.type === 'Rule') return this.#rule(node, false)
        if (node.type === 'Atrule' && node.name.toLowerCase() === 'media') return this.#media(node)
        return this.#refuse(node)
      })
      .join('')
  }

  #refuse(node: CssNode): '' {
    const { loc } = node
    const written = loc ? this.#source.slice(loc.start.offset, loc.end.offset) : node.type
    this.problems.push({ line: loc?.start.line ?? 1, what: shown(written) })
    return ''
  }

  /** Widths are those of the page, wherever it is drawn, and not of the window. */
  #media(node: Atrule): string {
    const condition = node.block ? conditionOf(node) : null
    if (!node.block || !condition) return this.#refuse(node)
    const inner = node.block.children
      .toArray()
      .map(child => {
        if (child.type === 'Comment' || child.type === 'WhiteSpace') return ''
        return child.type === 'Rule' ? this.#rule(child, condition.isWidth) : this.#refuse(child)
      })
      .join('')
    return condition.wrap(inner)
  }

  #rule(node: Rule, inWidth: boolean): string {
    this.#rules += 1
    if (this.#rules > mostRules) return this.#rules === mostRules + 1 ? this.#refuse(node) : ''
    const { prelude, block } = node
    if (prelude.type !== 'SelectorList') return this.#refuse(prelude)
    const parts: CssPart[] = []
    const selectors = prelude.children.toArray().map(selector => {
      const named = selector.type === 'Selector' ? partOf(selector.children.toArray()) : null
      // The page is what widths are measured by: it cannot depend on them itself.
      if (!named || (named.part === 'page' && inWidth)) return this.#refuse(selector)
      parts.push(named.part)
      return `[data-store="${this.#scope}"]${named.part === 'page' ? '' : ' '}${named.selector}`
    })
    const declarations = this.#block(block, parts)
    return declarations === '' ? '' : `${selectors.join(',')}{${declarations}}\n`
  }

  #block({ children }: Block, parts: readonly CssPart[]): string {
    return children
      .toArray()
      .map(node => {
        if (node.type === 'Comment' || node.type === 'WhiteSpace') return ''
        return node.type === 'Declaration' ? this.#declaration(node, parts) : this.#refuse(node)
      })
      .join('')
  }

  #declaration(node: Declaration, parts: readonly CssPart[]): string {
    const property = node.property.toLowerCase()
    const { value } = node
    if (node.important !== false || value.type !== 'Value') return this.#refuse(node)
    const words = value.children.toArray()
    let written = ''
    for (const part of parts) {
      const readers = cssProperties[part]
      const read = Object.hasOwn(readers, property) ? readers[property]?.(words) : null
      if (!read) return this.#refuse(node)
      written = `${property}:${read.text};`
      const text = textOnPart[part]
      if (read.ground && text)
        this.grounds.push({ text, colours: read.ground, line: node.loc?.start.line ?? 1 })
    }
    return written
  }
}

/** `[data-part=panel]`, and of a button `:hover`; written so that it counts for more than a class of ours. */
function partOf(nodes: readonly CssNode[]): { part: CssPart; selector: string } | null {
  const [named, state, ...more] = nodes
  if (named?.type !== 'AttributeSelector' || more.length > 0) return null
  const { name, matcher, value, flags } = named
  if (name.name !== 'data-part' || matcher !== '=' || flags !== null || value === null) return null
  const wanted = value.type === 'String' ? value.value : value.name
  const part = cssParts.find(known => known === wanted)
  if (part === undefined) return null
  const selector = `[data-part="${part}"][data-part]`
  if (!state) return { part, selector }
  if (state.type !== 'PseudoClassSelector' || state.children !== null) return null
  const known = cssStates[part]?.find(one => one === state.name.toLowerCase())
  return known === undefined ? null : { part, selector: `${selector}:${known}` }
}

/**
 * The parser keeps its room from one sheet to the next and looks at the place behind the last sign, where an earlier sheet may
 * have left an opened block: a stray bracket is its end then, and nothing ever comes to an end. So all sheets are equally long,
 * and that place is nobody's. Should it still find more mistakes than there are signs, it is stopped.
 */
function parsed(source: string): List<CssNode> {
  let mistakes = 0
  const onParseError = () => {
    mistakes += 1
    if (mistakes > cssMaxBytes) throw new RangeError('A style sheet was read without end')
  }
  const even = source.padEnd(cssMaxBytes)
  const sheet = withoutStacks(() => parse(even, { positions: true, onParseError }))
  if (sheet.type !== 'StyleSheet') throw new TypeError('A style sheet was read as something else')
  return sheet.children
}

/**
 * The parser makes an error of every mistake and reads its stack, which costs more than all the rest: where stacks are mapped to
 * sources, a sheet of mistakes takes seconds. Nobody sees them.
 */
function withoutStacks<T>(work: () => T): T {
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = 0
  try {
    return work()
  } finally {
    Error.stackTraceLimit = stackTraceLimit
  }
}
