import { styled } from 'styled-components'
import { vars } from '../../tokens/vars.ts'

export const Name = styled.bdi`
  font-weight: ${vars.font.weight.semibold};
  overflow-wrap: anywhere;
`
