import { styled } from 'styled-components'
import { vars } from '../../../tokens/vars.ts'

export const Follows = styled.ul`
  display: grid;
  gap: ${vars.space[2]};
  padding-inline-start: ${vars.space[5]};
  list-style: disc;
`
