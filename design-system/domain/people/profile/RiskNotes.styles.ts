import { styled } from 'styled-components'
import { oneColumnOn } from '../../../theme/mixins.ts'
import { media, vars } from '../../../tokens/vars.ts'

const { space } = vars

export const RiskList = styled.ul`
  display: grid;
  gap: ${space[3]};
`

/** The chip, and beside it what it means; below it where there is no room. */
export const RiskRow = styled.li`
  display: grid;
  grid-template-columns: ${vars.size.term} minmax(0, 1fr);
  align-items: baseline;
  gap: ${space[1]} ${space[4]};
  [data-layout='stacked'] > & {
    grid-template-columns: minmax(0, 1fr);
  }
  > :first-child {
    justify-self: start;
  }
  ${oneColumnOn(media.phone)}
`
