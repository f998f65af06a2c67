import { styled } from 'styled-components'
import { oneColumnOn } from '../../../theme/mixins.ts'
import { media, vars } from '../../../tokens/vars.ts'

export const AmountRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  gap: ${vars.space[3]};
  align-items: start;
  ${oneColumnOn(media.phone)}
`
