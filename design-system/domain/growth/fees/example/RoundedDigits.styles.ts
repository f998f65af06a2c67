import { styled } from 'styled-components'
import { vars } from '../../../../tokens/vars.ts'

const { semantic } = vars

/** Long sums break where they must: a coin may have eighteen digits. */
export const RoundedDigitsRoot = styled.span`
  overflow-wrap: anywhere;
  s {
    font-weight: ${vars.font.weight.regular};
    color: ${semantic.text.tertiary};
  }
`
