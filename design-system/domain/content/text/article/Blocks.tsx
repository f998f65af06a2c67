import type { ArticleSources } from '../contentShape.ts'
import type { Block } from '../contentTree.ts'
import { CodeRoom, QuoteRoot, Rule, StepList, StepRow, TextList } from './ArticleText.styles.ts'
import { FigureBlock } from './FigureBlock.tsx'
import { HeadingBlock } from './HeadingBlock.tsx'
import { InlineText } from './InlineText.tsx'
import { LiveBlock } from './live/LiveBlock.tsx'
import { NoticeBlock } from './NoticeBlock.tsx'
import { Question } from './Question.tsx'
import { QuestionList } from './Question.styles.ts'
import { ScreenBlock } from './ScreenBlock.tsx'
import { TableBlock } from './TableBlock.tsx'

interface BlocksProps extends ArticleSources {
  blocks: readonly Block[]
}

/** Blocks of a text, one under the other. */
export function Blocks({ blocks, ...sources }: BlocksProps) {
  // oxlint-disable-next-line react/no-array-index-key -- a text never changes its order
  return blocks.map((block, index) => <OneBlock key={index} block={block} {...sources} />)
}

interface OneBlockProps extends ArticleSources {
  block: Block
}

function OneBlock({ block, ...sources }: OneBlockProps) {
  switch (block.kind) {
    case 'heading':
      return <HeadingBlock {...block} />
    case 'paragraph':
      return (
        <p>
          <InlineText of={block.text} />
        </p>
      )
    case 'list':
      return (
        <TextList as={block.ordered ? 'ol' : 'ul'}>
          <Items items={block.items} {...sources} />
        </TextList>
      )
    case 'steps':
      return (
        <StepList>
          <Steps items={block.items} {...sources} />
        </StepList>
      )
    case 'table':
      return <TableBlock {...block} />
    default:
      return <BoxBlock block={block} {...sources} />
  }
}

interface BoxBlockProps extends ArticleSources {
  block: Exclude<Block, { kind: 'heading' | 'paragraph' | 'list' | 'steps' | 'table' }>
}

/** What stands out of the text. */
function BoxBlock({ block, ...sources }: BoxBlockProps) {
  switch (block.kind) {
    case 'quote':
      return (
        <QuoteRoot>
          <Blocks blocks={block.blocks} {...sources} />
        </QuoteRoot>
      )
    case 'notice':
      return (
        <NoticeBlock tone={block.tone}>
          <Blocks blocks={block.blocks} {...sources} />
        </NoticeBlock>
      )
    case 'questions':
      return (
        <QuestionList>
          {block.questions.map(({ code, question, answer }) => (
            <Question key={code} id={code} question={<InlineText of={question} />}>
              <Blocks blocks={answer} {...sources} />
            </Question>
          ))}
        </QuestionList>
      )
    case 'code':
      return (
        <CodeRoom>
          <code>{block.code}</code>
        </CodeRoom>
      )
    case 'live':
      return (
        <LiveBlock block={block} {...sources}>
          {answer => <Blocks blocks={answer} {...sources} />}
        </LiveBlock>
      )
    case 'figure':
      return <FigureBlock {...block} />
    case 'screen':
      return <ScreenBlock {...block} />
    case 'rule':
      return <Rule />
    default:
      // A kind that this page does not know yet: the text around it is read all the same.
      return null
  }
}

interface ItemsProps extends ArticleSources {
  items: readonly (readonly Block[])[]
}

function Items({ items, ...sources }: ItemsProps) {
  return items.map((blocks, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- a text never changes its order
    <li key={index}>
      <Blocks blocks={blocks} {...sources} />
    </li>
  ))
}

function Steps({ items, ...sources }: ItemsProps) {
  return items.map((blocks, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- a step is its place
    <StepRow key={index}>
      <div>
        <Blocks blocks={blocks} {...sources} />
      </div>
    </StepRow>
  ))
}
