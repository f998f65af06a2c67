import { styled } from 'styled-components'
import { vars } from '../../../../tokens/vars.ts'

/** Two times beside each other: they are short in any language. */
export const QuietTimes = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${vars.space[3]};
  max-width: ${vars.size.listbox};
  padding-block: ${vars.space[1]} ${vars.space[2]};
`
