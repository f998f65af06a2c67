import { styled } from 'styled-components'
import { vars } from '../../../tokens/vars.ts'

const { semantic, space } = vars

export const AgreementRoot = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[2]};
  font: ${vars.type.caption.font};
  color: ${semantic.text.secondary};
`
