import { styled } from 'styled-components'
import { media, vars } from '../../../../tokens/vars.ts'

/** The amount, and beside it what it is in. */
export const AmountPlace = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  align-items: start;
  gap: ${vars.space[3]};
  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`
