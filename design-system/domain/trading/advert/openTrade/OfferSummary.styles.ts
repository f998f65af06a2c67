import { styled } from 'styled-components'
import { vars } from '../../../../tokens/vars.ts'

export const Terms = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
  color: ${vars.semantic.text.secondary};
`

export const PriceLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${vars.space[1]} ${vars.space[3]};
`
