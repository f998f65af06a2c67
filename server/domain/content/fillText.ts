import type { Block, Inline, Question } from './tree.ts'

const named = /\{\{(\w+)\}\}/g

/** A text with what its names stand for. It is a tree by now: nothing that is put in can become markup. */
export const fillText = (text: string, say: (name: string) => string): string =>
  text.replace(named, (_, name: string) => say(name))

/** The same of a whole tree. */
export function fillBlocks(blocks: readonly Block[], say: (name: string) => string): readonly Block[] {
  const inline = (text: readonly Inline[]): readonly Inline[] =>
    text.map(part => {
      if (typeof part === 'string') return fillText(part, say)
      if (part.kind === 'code') return { ...part, code: fillText(part.code, say) }
      if (part.kind === 'break') return part
      const filled = { ...part, text: inline(part.text) }
      return filled.kind === 'link' ? { ...filled, href: fillText(decoded(filled.href), say) } : filled
    })
  const all = (inner: readonly Block[]) => fillBlocks(inner, say)
  return blocks.map((block): Block => {
    switch (block.kind) {
      case 'heading':
      case 'paragraph':
        return { ...block, text: inline(block.text) }
      case 'list':
      case 'steps':
        return { ...block, items: block.items.map(all) }
      case 'quote':
      case 'notice':
        return { ...block, blocks: all(block.blocks) }
      case 'table':
        return { ...block, head: block.head.map(inline), rows: block.rows.map(row => row.map(inline)) }
      case 'questions':
        return {
          ...block,
          questions: block.questions.map(one => ({
            ...one,
            question: inline(one.question),
            answer: all(one.answer),
          })),
        }
      case 'figure':
      case 'screen':
        return {
          ...block,
          alt: fillText(block.alt, say),
          caption: block.caption === null ? null : fillText(block.caption, say),
        }
      default:
        return block
    }
  })
}

/** A parser writes the braces of a name in an address as an address does. */
const decoded = (href: string): string => href.replaceAll('%7B%7B', '{{').replaceAll('%7D%7D', '}}')

/** The questions of a text: each of its large headings, with what follows it. What stands before the first is left out. */
export function questionsIn(blocks: readonly Block[]): readonly Question[] {
  const questions: { code: string; question: readonly Inline[]; answer: Block[] }[] = []
  for (const block of blocks) {
    if (block.kind === 'heading' && block.level === 2)
      questions.push({ code: block.id, question: block.text, answer: [] })
    else questions.at(-1)?.answer.push(block)
  }
  return questions
}
