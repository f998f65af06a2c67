import { styled } from 'styled-components'
import { captionText, oneColumnOn } from '../../../theme/mixins.ts'
import { media, vars } from '../../../tokens/vars.ts'

const { borderWidth, semantic, space, type } = vars

export const ChartGrid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 236px; /* measured: a moment with its time in one line */
  gap: ${space[6]};
  ${oneColumnOn(media.belowTabletBig)}
`

export const Plot = styled.div`
  min-width: 0;
  svg {
    width: 100%;
    height: 240px; /* measured: a move of one per cent is seen */
    overflow: visible;
  }
  path {
    vector-effect: non-scaling-stroke;
  }
  path[data-part='area'] {
    fill: ${semantic.surface.muted};
  }
  path[data-part='line'] {
    fill: none;
    stroke: ${semantic.text.primary};
    stroke-width: ${borderWidth.thick};
    stroke-linejoin: round;
  }
`

export const Axis = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space[2]};
  margin-top: ${space[2]};
  ${captionText}
`

export const Facts = styled.dl`
  display: grid;
  align-content: start;
  gap: ${space[3]};
  > div {
    padding-bottom: ${space[3]};
    border-bottom: ${borderWidth.hairline} solid ${semantic.border.subtle};
  }
  dt,
  dd:last-child:not(:nth-child(2)) {
    ${captionText}
  }
  dd:nth-child(2) {
    font: ${type.amountM.font};
  }
  @media ${media.belowTabletBig} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

/** What happens in it needs scripts. */
export const Scripted = styled.div`
  @media (scripting: none) {
    display: none;
  }
`

export const ChartRoom = styled.div`
  display: grid;
  align-content: center;
  min-height: 272px; /* measured: the line with its days */
`
