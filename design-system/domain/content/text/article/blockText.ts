import type { Block, Inline } from '../contentTree.ts'
import { plainText } from '../contentTree.ts'

const each = (parts: readonly (readonly Block[])[]): string => parts.map(blockText).join(' ')
const cells = (row: readonly (readonly Inline[])[]): string => row.map(plainText).join(' ')

/** What a block says, without how it looks. */
function textOf(block: Block): string {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return plainText(block.text)
    case 'list':
    case 'steps':
      return each(block.items)
    case 'quote':
    case 'notice':
      return blockText(block.blocks)
    case 'code':
      return block.code
    case 'figure':
      return `${block.alt} ${block.caption ?? ''}`
    case 'table':
      return [block.head, ...block.rows].map(cells).join(' ')
    case 'questions':
      return block.questions
        .map(({ question, answer }) => `${plainText(question)} ${blockText(answer)}`)
        .join(' ')
    default:
      return ''
  }
}

/** All that blocks say, to be searched. */
export function blockText(blocks: readonly Block[]): string {
  return blocks
    .map(textOf)
    .filter(text => text !== '')
    .join(' ')
}
