import { useT } from '../../../../locales/useT.ts'
import type { Block } from '../contentTree.ts'
import { plainText } from '../contentTree.ts'
import { ScrollRoom, TableRoot } from './ArticleText.styles.ts'
import { InlineText } from './InlineText.tsx'

/** A table; where it is wider than the page, it scrolls in a room of its own. */
export function TableBlock({ head, rows }: Extract<Block, { kind: 'table' }>) {
  const t = useT('content')
  const heads = head.map(plainText).join(', ')
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard
    <ScrollRoom tabIndex={0}>
      <TableRoot aria-label={t('article.table', { heads })}>
        <thead>
          <tr>
            {head.map((cell, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- a column is its place
              <th key={index} scope="col">
                <InlineText of={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a row is its place
            <tr key={index}>
              {row.map((cell, column) => (
                // oxlint-disable-next-line react/no-array-index-key -- a column is its place
                <td key={column}>
                  <InlineText of={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </TableRoot>
    </ScrollRoom>
  )
}
