import { styled } from 'styled-components'
import { vars } from '../../../../tokens/vars.ts'

export const BadgePlace = styled.span`
  flex: none;
  display: inline-flex;
  color: ${vars.semantic.accent.icon};
`
