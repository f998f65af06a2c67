import { styled } from 'styled-components'
import { column } from '../../../theme/mixins.ts'
import { media, vars } from '../../../tokens/vars.ts'

const { space } = vars

export const TodayGrid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 328px; /* measured: the side of the mockup */
  align-items: start;
  gap: ${space[4]};
  @media ${media.belowTabletBig} {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const MainColumn = styled.div`
  ${column(space[4])}
  min-width: 0;
`

export const SideColumn = styled(MainColumn)``
