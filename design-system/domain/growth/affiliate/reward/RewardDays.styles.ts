import { styled } from 'styled-components'
import { media, vars } from '../../../../tokens/vars.ts'

const { space } = vars

/** Shown and hidden by a button. */
export const DaysPlace = styled.div`
  padding: 0 ${space[5]} ${space[3]};
  &[hidden] {
    display: none;
  }
  @media ${media.phone} {
    padding-inline: ${space[4]};
  }
`

/** Two days, about as wide as a date needs; each half of a phone. */
export const DaysLine = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[3]};
  @media ${media.tabletUp} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`
