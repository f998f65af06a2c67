import { styled } from 'styled-components'
import { oneColumnOn } from '../../../../theme/mixins.ts'
import { media, vars } from '../../../../tokens/vars.ts'

/** The amount, and beside it what it is in. */
export const AmountPlace = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  align-items: start;
  gap: ${vars.space[3]};
  ${oneColumnOn(media.phone)}
`
