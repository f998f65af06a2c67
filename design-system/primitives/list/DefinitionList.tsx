import type { ComponentProps } from 'react'
import { ListRoot } from './DefinitionList.styles.ts'

/** `rows` are details to read and copy one by one, `pairs` a compact summary with figures at the end. */
export const definitionLooks = ['rows', 'pairs'] as const
export type DefinitionLook = (typeof definitionLooks)[number]

type DefinitionListProps = ComponentProps<'dl'> & { look?: DefinitionLook | undefined }

/** Names and what they are: payment details, a summary of fees. Its children are `DefinitionRow`s. */
export function DefinitionList({ look = 'rows', ...rest }: DefinitionListProps) {
  return <ListRoot data-look={look} {...rest} />
}
