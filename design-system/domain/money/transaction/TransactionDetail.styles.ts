import { styled } from 'styled-components'
import { vars } from '../../../tokens/vars.ts'

/** An address or a transaction's id, whole. */
export const Code = styled.span`
  font: ${vars.type.codeText.font};
  overflow-wrap: anywhere;
`

export const Explorer = styled.div`
  margin-top: ${vars.space[1]};
`
