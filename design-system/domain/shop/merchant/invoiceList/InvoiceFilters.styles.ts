import { styled } from 'styled-components'
import { media, vars } from '../../../../tokens/vars.ts'

const { space } = vars

/** What is looked for, and beside it the days; under each other on a phone. */
export const FilterLine = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr);
  align-items: start;
  gap: ${space[3]};
  @media ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > :first-child {
      grid-column: 1 / -1;
    }
    &:not([data-open]) {
      display: none;
    }
  }
`

/** What is typed is behind a button on a phone. */
export const Toggle = styled.div`
  display: none;
  @media ${media.phone} {
    display: block;
  }
`

export const TotalsLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[1]} ${space[4]};
`
