import { styled } from 'styled-components'
import { column, inlineRow, wrappingRow } from '../../../theme/mixins.ts'
import { media, vars } from '../../../tokens/vars.ts'

const { size, space } = vars

/** Who somebody is beside what can be done; in one column what waits for a decision comes right under their name. */
export const PersonGrid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${size.side};
  align-items: start;
  gap: ${space[4]};
  @media ${media.belowTabletBig} {
    grid-template-columns: minmax(0, 1fr);
  }
  @media ${media.phone} {
    gap: ${space[3]};
  }
`

export const PersonColumn = styled.div`
  ${column(space[4])}
  min-width: 0;
  > [data-part]:empty {
    display: none;
  }
  @media ${media.belowTabletBig} {
    display: contents;
    > [data-part='head'] {
      order: -2;
    }
    > [data-part='requests'] {
      order: -1;
    }
  }
`

/** Two parts beside each other where there is room for both. */
export const PartPair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: stretch;
  gap: ${space[4]};
  @media ${media.belowTabletBig} {
    gap: ${space[3]};
  }
  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const WayLine = styled.div`
  ${wrappingRow(space[1], space[4])}
  justify-content: space-between;
`

export const WaySteps = styled.ol`
  ${wrappingRow(space[1], space[2])}
  min-height: ${size.controlS};
  overflow-wrap: anywhere;
  > li + li {
    ${inlineRow(space[2])}
  }
`
