import { styled } from 'styled-components'
import { vars } from '../../design-system/tokens/vars.ts'

export const Table = styled.table`
  border-collapse: collapse;
  th {
    padding: ${vars.space[2]};
    font: ${vars.type.caption.font};
    text-align: start;
    color: ${vars.semantic.text.secondary};
  }
  td {
    padding: ${vars.space[2]};
  }
`
