import type { Root, RootContent, PhrasingContent, Heading, Image, List, Paragraph, Table } from 'mdast'
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive'
import { directiveFromMarkdown } from 'mdast-util-directive'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { directive } from 'micromark-extension-directive'
import { gfmTable } from 'micromark-extension-gfm-table'
import { contentBounds, isLinkTarget, strangeSigns } from './bounds.ts'
import { screenTarget } from './screens.ts'
import { liveBlocks, noticeTones, type Block, type Inline, type LiveBlock } from './tree.ts'
import type { ContentProblem } from './problem.ts'

/** A text that was read: what can be shown of it, and what is wrong with the rest. */
export interface ReadText {
  readonly blocks: readonly Block[]
  readonly problems: readonly ContentProblem[]
}

// `:name` in a sentence stays what it is: times and ratios are written like that.
const { text: _, ...blockDirectives } = directive()
const extensions = [gfmTable(), blockDirectives]
/** `![what it shows](picture:ID "caption")` */
const pictureTarget = /^picture:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/
const unplaced = { src: '', widths: [], width: 0, height: 0 } as const
const unplacedScreen = { light: '', dark: '', width: 0, height: 0 } as const
const mdastExtensions = [gfmTableFromMarkdown(), directiveFromMarkdown()]

/**
 * Reads CommonMark with tables and our own blocks (`:::notice`, `:::steps`, `::offers`). Whatever we do not draw is a problem and left out: raw
 * HTML, pictures of others, links to anything but our pages, `https` and mail. Never throws, and takes a time that grows with the length of the text alone.
 */
export function readMarkdown(source: string): ReadText {
  const refused = contentBounds(source)
  if (refused !== null) return { blocks: [], problems: [refused] }
  const problems: ContentProblem[] = strangeSigns(source)
  const tree: Root = fromMarkdown(source, { extensions, mdastExtensions })
  const blocks = new Reader(problems).blocks(tree.children)
  return { blocks, problems: problems.toSorted((a, b) => a.line - b.line) }
}

type Place = { readonly position?: { readonly start: { readonly line: number } } | undefined }

class Reader {
  readonly #problems: ContentProblem[]
  readonly #ids = new Set<string>()
  #level = 1

  constructor(problems: ContentProblem[]) {
    this.#problems = problems
  }

  blocks(nodes: readonly RootContent[]): Block[] {
    return nodes.flatMap(node => this.#block(node))
  }

  #refuse(code: ContentProblem['code'], { position }: Place): [] {
    this.#problems.push({ line: position?.start.line ?? 1, code })
    return []
  }

  #block(node: RootContent): Block[] {
    switch (node.type) {
      case 'paragraph':
        return this.#paragraph(node)
      case 'heading':
        return this.#heading(node)
      case 'list':
        return [{ kind: 'list', ordered: node.ordered === true, items: this.#items(node) }]
      case 'blockquote':
        return [{ kind: 'quote', blocks: this.blocks(node.children) }]
      case 'code':
        return [{ kind: 'code', code: node.value }]
      case 'thematicBreak':
        return [{ kind: 'rule' }]
      case 'table':
        return [this.#table(node)]
      case 'containerDirective':
        return this.#container(node)
      case 'leafDirective':
        return this.#leaf(node)
      case 'html':
        return this.#refuse('raw_html', node)
      case 'definition':
        return this.#refuse('link_reference', node)
      default:
        return this.#refuse('unknown', node)
    }
  }

  /** A picture is a paragraph of its own, with nothing beside it. */
  #paragraph(node: Paragraph): Block[] {
    const [first, ...others] = node.children
    if (first?.type === 'image' && others.length === 0) return this.#figure(first)
    return [{ kind: 'paragraph', text: this.#inline(node.children) }]
  }

  /** Only pictures that were uploaded here or show the product, each with what it shows in words. How large one is, whoever keeps it knows. */
  #figure(node: Image): Block[] {
    const [, picture] = pictureTarget.exec(node.url) ?? []
    const isScreen = screenTarget.test(node.url)
    if (picture === undefined && !isScreen) return this.#refuse('picture', node)
    const alt = node.alt?.trim() ?? ''
    if (alt === '') return this.#refuse('picture_alt', node)
    const caption = node.title?.trim() || null
    if (picture === undefined) return [{ kind: 'screen', picture: node.url, alt, caption, ...unplacedScreen }]
    return [{ kind: 'figure', picture, alt, caption, ...unplaced }]
  }

  #items({ children }: List): Block[][] {
    return children.map(item => this.blocks(item.children))
  }

  /** A heading may end with its name, `## Fees {#fees}`; by it others link to it. */
  #heading(node: Heading): Block[] {
    const { depth } = node
    if (depth < 2 || depth > 4 || depth > this.#level + 1) this.#refuse('heading_level', node)
    const level = depth <= 2 ? 2 : depth === 3 ? 3 : 4
    this.#level = level
    const text = this.#inline(node.children)
    const last = text.at(-1)
    const named = typeof last === 'string' ? /^(.*?)\s*\{#([a-z0-9-]{1,60})\}$/s.exec(last) : null
    const [, before = '', name = ''] = named ?? []
    if (name === '' || this.#ids.has(name)) this.#refuse('heading_id', node)
    const id = name === '' || this.#ids.has(name) ? `part-${this.#ids.size + 1}` : name
    this.#ids.add(id)
    return [{ kind: 'heading', level, id, text: named ? [...text.slice(0, -1), before] : text }]
  }

  #table({ children }: Table): Block {
    const rows = children.map(row => row.children.map(cell => this.#inline(cell.children)))
    return { kind: 'table', head: rows[0] ?? [], rows: rows.slice(1) }
  }

  #container(node: ContainerDirective): Block[] {
    if (node.name === 'notice') {
      const tone = noticeTones.find(one => one === node.attributes?.['kind'])
      if (!tone) return this.#refuse('unknown_value', node)
      return [{ kind: 'notice', tone, blocks: this.blocks(node.children) }]
    }
    const [list, ...others] = node.children
    if (node.name !== 'steps') return this.#refuse('unknown_block', node)
    if (list?.type !== 'list' || others.length > 0) return this.#refuse('unknown_value', node)
    return [{ kind: 'steps', items: this.#items(list) }]
  }

  #leaf(node: LeafDirective): Block[] {
    if (!Object.hasOwn(liveBlocks, node.name)) return this.#refuse('unknown_block', node)
    const name = node.name as LiveBlock
    const values = Object.entries(node.attributes ?? {}).map(([key, value]) => [key, value ?? ''] as const)
    const known: readonly string[] = liveBlocks[name]
    const isWrong = values.some(([key, value]) => !known.includes(key) || !/^[\w-]{1,40}$/.test(value))
    if (isWrong || values.length < known.length) return this.#refuse('unknown_value', node)
    return [{ kind: 'live', name, values: Object.fromEntries(values) }]
  }

  #inline(nodes: readonly PhrasingContent[]): Inline[] {
    return nodes.flatMap(node => this.#phrase(node))
  }

  #phrase(node: PhrasingContent): Inline[] {
    switch (node.type) {
      case 'text':
        return [node.value]
      case 'strong':
      case 'emphasis':
        return [{ kind: node.type, text: this.#inline(node.children) }]
      case 'inlineCode':
        return [{ kind: 'code', code: node.value }]
      case 'break':
        return [{ kind: 'break' }]
      case 'link': {
        const text = this.#inline(node.children)
        if (isLinkTarget(node.url)) return [{ kind: 'link', href: node.url, text }]
        this.#refuse('link_target', node)
        return text
      }
      case 'html':
        return this.#refuse('raw_html', node)
      case 'image':
      case 'imageReference':
        return this.#refuse('picture', node)
      case 'linkReference':
        return this.#refuse('link_reference', node)
      default:
        return this.#refuse('unknown', node)
    }
  }
}
